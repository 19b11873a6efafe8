//! Fragment side: arithmetic, flow control, derivatives, uniforms, integers.

use super::{Scene, add};
use crate::program::{attribute, bytes, program, read, target};
use glow::HasContext;

const QUAD: &str = "layout(location=0) in vec2 p; out vec2 uv;\
    void main(){ uv = p*0.5+0.5; gl_Position = vec4(p, 0.0, 1.0); }";

/// Draws a full-screen quad with a fragment shader that sees `uv` in 0 to 1.
pub unsafe fn quad(gl: &glow::Context, fragment: &str) -> anyhow::Result<glow::Program> {
    unsafe {
        let program = program(gl, &[(glow::VERTEX_SHADER, QUAD), (glow::FRAGMENT_SHADER, fragment)])?;
        attribute(gl, 0, 2, &[-1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0])?;
        Ok(program)
    }
}

/// Name and body of shaders that write `o` from `uv`.
const SHADERS: [(&str, &str); 27] = [
    ("add-mul", "o = vec4(uv.x*uv.y + 0.25, uv.x - uv.y, fract(uv.x*7.0), 1.0);"),
    (
        "transcendental",
        "o = vec4(0.5+0.5*sin(uv.x*20.0), 0.5+0.5*cos(uv.y*13.0), exp2(uv.x)-1.0, log2(1.0+uv.y));",
    ),
    ("power", "o = vec4(pow(uv.x, 2.2), sqrt(uv.y), inversesqrt(1.0+uv.x*8.0), 1.0/(1.0+uv.y));"),
    ("exp-log", "o = vec4(exp(uv.x-1.0), log(1.0+uv.y*1.7), tan(uv.x), atan(uv.y, uv.x+0.01)/1.6);"),
    (
        "rounding",
        "vec2 v = uv*16.0-8.0; o = vec4(floor(v.x)+8.0, ceil(v.y)+8.0, round(v.x)+8.0, trunc(v.y)+8.0)/16.0;",
    ),
    ("min-max-clamp", "o = vec4(min(uv.x,uv.y), max(uv.x,0.3), clamp(uv.y,0.2,0.7), step(0.5,uv.x));"),
    (
        "mix-smoothstep",
        "o = mix(vec4(1,0,0,1), vec4(0,0,1,1), smoothstep(0.2,0.8,uv.x)); o.y = mod(uv.y*5.0,1.0);",
    ),
    (
        "vector",
        "vec3 a = vec3(uv,0.5); o = vec4(normalize(a), dot(a,a)); o.xyz += cross(a, vec3(0.1,0.2,0.3)); o.w=length(uv)*0.5;",
    ),
    (
        "matrix",
        "mat3 m = mat3(uv.x,0.1,0.2, 0.3,uv.y,0.4, 0.5,0.6,0.7); vec3 v = inverse(m+mat3(2.0))*vec3(1,uv); o = vec4(abs(v), determinant(m)+0.5);",
    ),
    (
        "if-nested",
        "o=vec4(0,0,0,1); if(uv.x>0.5){ if(uv.y>0.5) o.x=1.0; else if(uv.y>0.25) o.y=0.7; else o.z=0.4; } else { o.xy=uv; if(uv.y<uv.x) o.z=1.0; }",
    ),
    ("loop-uniform", "float s=0.0; for(int i=0;i<10;i++) s += 0.1*uv.x; o=vec4(s,uv.y,s*uv.y,1);"),
    (
        "loop-divergent",
        "float s=0.0; int n=int(uv.x*20.0); for(int i=0;i<n;i++) s += 0.05; o=vec4(s,float(n)/20.0,uv.y,1);",
    ),
    (
        "loop-break-continue",
        "float s=0.0; for(int i=0;i<32;i++){ if(float(i)>uv.x*32.0) break; if((i&3)==int(uv.y*4.0)) continue; s+=1.0/32.0; } o=vec4(s,s*s,uv.y,1);",
    ),
    (
        "loop-nested",
        "float s=0.0; for(int i=0;i<6;i++){ for(int j=0;j<6;j++){ if(i*j>int(uv.x*20.0)) break; s+=0.03; if(s>uv.y) continue; s+=0.005; } if(s>0.9) break; } o=vec4(s,uv,1);",
    ),
    (
        "while-do",
        "int n=int(uv.x*64.0)*64+int(uv.y*64.0)+1; int i=0; int most=n; while(i<120 && n!=1){ n=(n&1)==0 ? n/2 : 3*n+1; most=max(most,n); i++; } int k=0; do { most/=2; k++; } while(most>0); o=vec4(float(i)/120.0,float(k)/20.0,uv.x,1);",
    ),
    ("discard", "if(fract(uv.x*8.0)+fract(uv.y*8.0)<0.8) discard; o=vec4(uv,0.5,1);"),
    (
        "discard-derivative",
        "float f=uv.x*uv.x*30.0; if(uv.y>0.7) discard; o=vec4(fwidth(f),dFdx(f),dFdy(uv.y)*100.0,1);",
    ),
    ("derivative", "vec2 v=uv*uv*40.0; o=vec4(dFdx(v.x),dFdy(v.y),fwidth(v.x+v.y),1);"),
    (
        "integer",
        "int a=int(uv.x*1000.0); int b=int(uv.y*37.0)+1; o=vec4(float(a/b%256)/255.0, float(a%b)/37.0, float((a^b)&255)/255.0, float((a<<2|b>>1)&255)/255.0);",
    ),
    (
        "unsigned",
        "uint a=uint(uv.x*60000.0)*65537u; uint b=uint(uv.y*77.0)+3u; o=vec4(float(a/b&255u)/255.0, float(a%b)/80.0, float(a>>20)/4096.0, float(bitCount(a))/32.0);",
    ),
    (
        "bits",
        "uint a=uint(uv.x*65535.0)^(uint(uv.y*65535.0)<<16); o=vec4(float(findMSB(a))/32.0, float(findLSB(a))/32.0, float(bitfieldReverse(a)>>24)/255.0, float(bitfieldExtract(a,5,9))/511.0);",
    ),
    (
        "bits-insert",
        "int a=int(uv.x*65535.0)-30000; o=vec4(float(bitfieldInsert(a,7,3,5)&255)/255.0, float(bitfieldExtract(a,3,6))/64.0+0.5, float(abs(a))/40000.0, float(sign(a))*0.5+0.5);",
    ),
    (
        "pack",
        "uint h=packHalf2x16(uv*3.0-1.0); uint n=packUnorm4x8(vec4(uv,uv.yx)); o=vec4(unpackHalf2x16(h)*0.3+0.4, unpackUnorm4x8(n).zw);",
    ),
    (
        "mulextended",
        "uint hi; uint lo; umulExtended(uint(uv.x*4.0e9), uint(uv.y*3.0e9), hi, lo); o=vec4(float(hi>>24)/255.0, float(lo>>24)/255.0, float(hi&255u)/255.0, 1);",
    ),
    (
        "mulextended-exact",
        "uvec2 c = uvec2(gl_FragCoord.xy); uint hi, lo; int h, l;\
         umulExtended(c.x * 2654435761u + c.y, c.y * 2246822519u + 7u, hi, lo);\
         imulExtended(int(c.y * 3266489917u + c.x), int(c.x * 668265263u), h, l);\
         uvec4 v = uvec4(hi, lo, uint(h), uint(l)); v ^= v >> 16; v ^= v >> 8; o = vec4(v & 255u) / 255.0;",
    ),
    (
        "arrays",
        "float t[8]; for(int i=0;i<8;i++) t[i]=float(i*i)/49.0; o=vec4(t[int(uv.x*7.99)], t[int(uv.y*7.99)], t[7-int(uv.x*7.99)], 1);",
    ),
    ("coordinates", "o=vec4(fract(gl_FragCoord.xy/17.0), gl_FragCoord.z, gl_FragCoord.w);"),
];

/// Adds the scenes of this group.
pub fn add_all(scenes: &mut Vec<Scene>) {
    for (name, body) in SHADERS {
        add(scenes, format!("fragment/{name}"), move |gl| unsafe {
            target(gl, &[glow::RGBA8], None)?;
            quad(gl, &format!("in vec2 uv; out vec4 o; void main(){{ {body} }}"))?;
            gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
            Ok(read(gl))
        });
        if !["discard-derivative", "derivative", "coordinates", "discard", "mulextended-exact"]
            .contains(&name)
        {
            add(scenes, format!("vertex/{name}"), move |gl| unsafe {
                target(gl, &[glow::RGBA8], None)?;
                let vertex = format!(
                    "out vec4 vertex_color; void main(){{ int cell=gl_VertexID/6; int corner=gl_VertexID%6; vec2 g=vec2(cell%32,cell/32);\
                    vec2 uv=(g+0.37)/32.0; vec4 o=vec4(0); {{ {body} }} vertex_color=o;\
                    vec2 q=vec2((corner==1||corner==3||corner==5)?1:0,(corner==2||corner==4||corner==5)?1:0);\
                    gl_Position=vec4((g+q)/16.0-1.0,0.0,1.0); }}"
                );
                program(
                    gl,
                    &[
                        (glow::VERTEX_SHADER, &vertex),
                        (
                            glow::FRAGMENT_SHADER,
                            "in vec4 vertex_color; out vec4 o; void main(){ o=vertex_color; }",
                        ),
                    ],
                )?;
                gl.disable_vertex_attrib_array(0);
                gl.disable_vertex_attrib_array(1);
                gl.draw_arrays(glow::TRIANGLES, 0, 32 * 32 * 6);
                Ok(read(gl))
            });
        }
    }
    add(scenes, "fragment/uniforms", |gl| unsafe {
        target(gl, &[glow::RGBA8], None)?;
        let program = quad(
            gl,
            "in vec2 uv; out vec4 o; uniform vec4 a; uniform mat2 m; uniform int n; uniform vec3 t[12];\
            void main(){ o = a*vec4(m*uv,1,1); o.xyz += t[n]*0.2 + t[int(uv.x*11.99)]*0.5; }",
        )?;
        let at = |name: &str| gl.get_uniform_location(program, name);
        gl.uniform_4_f32(at("a").as_ref(), 0.5, 0.25, 0.125, 1.0);
        gl.uniform_matrix_2_f32_slice(at("m").as_ref(), false, &[0.5, 0.25, -0.25, 0.75]);
        gl.uniform_1_i32(at("n").as_ref(), 5);
        let table: Vec<f32> = (0..36).map(|i| (i * 7 % 36) as f32 / 36.0).collect();
        gl.uniform_3_f32_slice(at("t").as_ref(), &table);
        gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
        Ok(read(gl))
    });
    add(scenes, "fragment/uniform-block-indexed", |gl| unsafe {
        target(gl, &[glow::RGBA8], None)?;
        let program = quad(
            gl,
            "in vec2 uv; out vec4 o; layout(std140) uniform Block { vec4 head; vec4 t[64]; } b;\
            void main(){ o = b.head*0.2 + b.t[int(uv.x*63.99)]*0.5 + b.t[int(uv.y*15.99)*4]*0.3; }",
        )?;
        let values: Vec<f32> = (0..65 * 4).map(|i| (i * 37 % 101) as f32 / 101.0).collect();
        let buffer = gl.create_buffer().map_err(anyhow::Error::msg)?;
        gl.bind_buffer(glow::UNIFORM_BUFFER, Some(buffer));
        gl.buffer_data_u8_slice(glow::UNIFORM_BUFFER, &bytes(&values), glow::STATIC_DRAW);
        let index = gl.get_uniform_block_index(program, "Block").unwrap_or(0);
        gl.uniform_block_binding(program, index, 0);
        gl.bind_buffer_base(glow::UNIFORM_BUFFER, 0, Some(buffer));
        gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
        Ok(read(gl))
    });
}
