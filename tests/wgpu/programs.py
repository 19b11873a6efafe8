"""Vulkan programs in Python on wgpu: each compares what the GPU did with numpy.

    python programs.py --list
    python programs.py NAME

Ends with 0 when it is right, 1 when it is wrong, 77 when the device lacks what the program needs.
"""

import struct
import sys

import numpy as np
import wgpu
from wgpu.utils.compute import compute_with_buffers

BUFFER = wgpu.BufferUsage
TEXTURE = wgpu.TextureUsage


class DoesNotApply(Exception):
    """The device lacks a feature."""


def device(*features):
    adapter = wgpu.gpu.request_adapter_sync(power_preference="high-performance")
    print(adapter.summary)
    for feature in features:
        if feature not in adapter.features:
            raise DoesNotApply(f"no feature {feature}")
    return adapter.request_device_sync(required_features=list(features))


def same(got, wanted):
    got, wanted = np.asarray(got), np.asarray(wanted)
    assert got.shape == wanted.shape, f"shape {got.shape} instead of {wanted.shape}"
    wrong = np.flatnonzero(got.ravel() != wanted.ravel())
    if wrong.size:
        first = wrong[0]
        raise AssertionError(
            f"{wrong.size} values differ, the first at {first}: {got.ravel()[first]} instead of {wanted.ravel()[first]}"
        )


def near(got, wanted, tolerance, what=""):
    far = np.abs(np.asarray(got, np.float64) - np.asarray(wanted, np.float64)).max()
    assert far <= tolerance, f"{what} off by {far}: {got} instead of {wanted}"


def compute_pipeline(gpu, code, constants=None):
    module = gpu.create_shader_module(code=code)
    stage = {"module": module, "entry_point": "main"}
    if constants:
        stage["constants"] = constants
    return gpu.create_compute_pipeline(layout="auto", compute=stage)


def bind(gpu, pipeline, resources):
    entries = []
    for binding, resource in enumerate(resources):
        if isinstance(resource, wgpu.GPUBuffer):
            resource = {"buffer": resource, "offset": 0, "size": resource.size}
        entries.append({"binding": binding, "resource": resource})
    return gpu.create_bind_group(layout=pipeline.get_bind_group_layout(0), entries=entries)


def storage(gpu, data):
    """A storage buffer that starts with `data`, or as so many zero bytes."""
    usage = BUFFER.STORAGE | BUFFER.COPY_SRC | BUFFER.COPY_DST
    if isinstance(data, int):
        return gpu.create_buffer(size=data, usage=usage)
    return gpu.create_buffer_with_data(data=data, usage=usage)


def dispatch(gpu, pipeline, resources, groups, **options):
    encoder = gpu.create_command_encoder()
    work = encoder.begin_compute_pass(**options)
    work.set_pipeline(pipeline)
    work.set_bind_group(0, bind(gpu, pipeline, resources))
    if isinstance(groups, wgpu.GPUBuffer):
        work.dispatch_workgroups_indirect(groups, 0)
    else:
        work.dispatch_workgroups(*groups)
    work.end()
    return encoder


def read(gpu, buffer, kind):
    return np.frombuffer(gpu.queue.read_buffer(buffer), kind)


def copy():
    code = """
        @group(0) @binding(0) var<storage, read> a: array<i32>;
        @group(0) @binding(1) var<storage, read_write> b: array<i32>;
        @compute @workgroup_size(1)
        fn main(@builtin(global_invocation_id) id: vec3<u32>) { b[id.x] = a[id.x] - 7; }"""
    values = np.arange(100, dtype=np.int32)
    out = compute_with_buffers({0: values}, {1: (100, "i")}, code, n=100)
    same(out[1].tolist(), values - 7)


def matrices():
    rows, inner, columns = 33, 17, 40
    random = np.random.default_rng(5)
    a = random.random((rows, inner), np.float32)
    b = random.random((inner, columns), np.float32)
    code = f"""
        @group(0) @binding(0) var<storage, read> a: array<f32>;
        @group(0) @binding(1) var<storage, read> b: array<f32>;
        @group(0) @binding(2) var<storage, read_write> c: array<f32>;
        @compute @workgroup_size(1)
        fn main(@builtin(global_invocation_id) id: vec3<u32>) {{
            var sum = 0.0;
            for (var k = 0u; k < {inner}u; k++) {{ sum += a[id.y * {inner}u + k] * b[k * {columns}u + id.x]; }}
            c[id.y * {columns}u + id.x] = sum;
        }}"""
    out = compute_with_buffers({0: a, 1: b}, {2: (rows * columns, "f")}, code, n=(columns, rows, 1))
    near(np.frombuffer(out[2], np.float32).reshape(rows, columns), a @ b, 1e-4)


def workgroups():
    gpu = device()
    pipeline = compute_pipeline(
        gpu,
        """
        @group(0) @binding(0) var<storage, read_write> out: array<vec4<u32>>;
        @compute @workgroup_size(5, 3, 2)
        fn main(@builtin(global_invocation_id) global: vec3<u32>, @builtin(local_invocation_index) index: u32,
                @builtin(local_invocation_id) local: vec3<u32>, @builtin(workgroup_id) group: vec3<u32>,
                @builtin(num_workgroups) groups: vec3<u32>) {
            let number = (group.z * groups.y + group.y) * groups.x + group.x;
            out[number * 30u + index] = vec4<u32>(global, (local.z * 3u + local.y) * 5u + local.x);
        }""",
    )
    out = storage(gpu, 24 * 30 * 16)
    gpu.queue.submit([dispatch(gpu, pipeline, [out], (2, 3, 4)).finish()])
    got = read(gpu, out, np.uint32).reshape(4, 3, 2, 2, 3, 5, 4)
    gz, gy, gx, z, y, x = np.indices((4, 3, 2, 2, 3, 5))
    same(got, np.stack([gx * 5 + x, gy * 3 + y, gz * 2 + z, (z * 3 + y) * 5 + x], -1))


def int64():
    gpu = device("shader-int64")
    pipeline = compute_pipeline(
        gpu,
        """
        @group(0) @binding(0) var<storage, read_write> v: array<i64>;
        @compute @workgroup_size(8)
        fn main(@builtin(global_invocation_id) id: vec3<u32>) {
            let a = v[id.x * 4u];
            let b = v[id.x * 4u + 1u];
            v[id.x * 4u + 2u] = a + b;
            v[id.x * 4u + 3u] = a * b;
        }""",
    )
    random = np.random.default_rng(6)
    values = random.integers(-(2**62), 2**62, (64, 4), np.int64)
    buffer = storage(gpu, values)
    gpu.queue.submit([dispatch(gpu, pipeline, [buffer], (8, 1, 1)).finish()])
    wanted = values.copy()
    wanted[:, 2] = values[:, 0] + values[:, 1]
    wanted[:, 3] = values[:, 0] * values[:, 1]
    same(read(gpu, buffer, np.int64).reshape(64, 4), wanted)


def half():
    gpu = device("shader-f16")
    pipeline = compute_pipeline(
        gpu,
        """
        enable f16;
        @group(0) @binding(0) var<storage, read_write> v: array<vec2<f16>>;
        @compute @workgroup_size(16)
        fn main(@builtin(global_invocation_id) id: vec3<u32>) {
            let a = v[id.x];
            v[id.x] = vec2<f16>(a.x * a.y, a.x + a.y);
        }""",
    )
    values = np.random.default_rng(7).uniform(-8, 8, (256, 2)).astype(np.float16)
    buffer = storage(gpu, values)
    gpu.queue.submit([dispatch(gpu, pipeline, [buffer], (16, 1, 1)).finish()])
    wanted = np.stack([values[:, 0] * values[:, 1], values[:, 0] + values[:, 1]], -1)
    same(read(gpu, buffer, np.float16).reshape(256, 2), wanted)


def subgroups():
    gpu = device("subgroup")
    pipeline = compute_pipeline(
        gpu,
        """
        @group(0) @binding(0) var<storage, read_write> v: array<u32>;
        @group(0) @binding(1) var<storage, read_write> sizes: array<u32>;
        @compute @workgroup_size(64)
        fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(subgroup_size) size: u32) {
            v[id.x] = subgroupAdd(v[id.x]);
            sizes[id.x] = size;
        }""",
    )
    values = np.random.default_rng(8).integers(0, 1000, 256, np.uint32)
    buffer, sizes = storage(gpu, values), storage(gpu, 1024)
    gpu.queue.submit([dispatch(gpu, pipeline, [buffer, sizes], (4, 1, 1)).finish()])
    size = int(read(gpu, sizes, np.uint32)[0])
    assert size in (8, 16, 32), f"subgroups of {size}"
    same(read(gpu, sizes, np.uint32), np.full(256, size))
    same(read(gpu, buffer, np.uint32), np.repeat(values.reshape(-1, size).sum(1), size))


def reduction():
    gpu = device()
    pipeline = compute_pipeline(
        gpu,
        """
        @group(0) @binding(0) var<storage, read> v: array<u32>;
        @group(0) @binding(1) var<storage, read_write> sums: array<u32>;
        @group(0) @binding(2) var<storage, read_write> bins: array<atomic<u32>>;
        override lanes: u32;
        var<workgroup> part: array<u32, lanes>;
        @compute @workgroup_size(lanes)
        fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(local_invocation_index) lane: u32,
                @builtin(workgroup_id) group: vec3<u32>) {
            part[lane] = v[id.x];
            atomicAdd(&bins[v[id.x] % 16u], 1u);
            for (var step = lanes / 2u; step > 0u; step /= 2u) {
                workgroupBarrier();
                if lane < step { part[lane] += part[lane + step]; }
            }
            if lane == 0u { sums[group.x] = part[0]; }
        }""",
        {"lanes": 128},
    )
    values = np.random.default_rng(9).integers(0, 2**20, 128 * 20, np.uint32)
    sums, bins = storage(gpu, 80), storage(gpu, 64)
    gpu.queue.submit([dispatch(gpu, pipeline, [storage(gpu, values), sums, bins], (20, 1, 1)).finish()])
    same(read(gpu, sums, np.uint32), values.reshape(20, 128).sum(1))
    same(read(gpu, bins, np.uint32), np.bincount(values % 16, minlength=16))


def indirect():
    gpu = device()
    pipeline = compute_pipeline(
        gpu,
        """
        @group(0) @binding(0) var<storage, read_write> count: atomic<u32>;
        @compute @workgroup_size(10)
        fn main() { atomicAdd(&count, 1u); }""",
    )
    groups = gpu.create_buffer_with_data(data=np.array([3, 5, 2], np.uint32), usage=BUFFER.INDIRECT)
    count = storage(gpu, 4)
    gpu.queue.submit([dispatch(gpu, pipeline, [count], groups).finish()])
    same(read(gpu, count, np.uint32), [300])


def time_stamps():
    gpu = device("timestamp-query")
    pipeline = compute_pipeline(
        gpu,
        """
        @group(0) @binding(0) var<storage, read_write> v: array<u32>;
        @compute @workgroup_size(32)
        fn main(@builtin(global_invocation_id) id: vec3<u32>) { v[id.x] = v[id.x] * 3u + id.x; }""",
    )
    values = np.arange(32 * 256, dtype=np.uint32)
    buffer = storage(gpu, values)
    queries = gpu.create_query_set(type="timestamp", count=2)
    resolved = gpu.create_buffer(size=16, usage=BUFFER.QUERY_RESOLVE | BUFFER.COPY_SRC)
    writes = {"query_set": queries, "beginning_of_pass_write_index": 0, "end_of_pass_write_index": 1}
    encoder = dispatch(gpu, pipeline, [buffer], (256, 1, 1), timestamp_writes=writes)
    encoder.resolve_query_set(queries, 0, 2, resolved, 0)
    gpu.queue.submit([encoder.finish()])
    begin, end = read(gpu, resolved, np.uint64).tolist()
    assert begin < end < begin + 3600 * 10**9, f"from {begin} to {end} ns"
    same(read(gpu, buffer, np.uint32), values * 4)


def upload(gpu, pixels, form):
    height, width = pixels.shape[:2]
    texture = gpu.create_texture(
        size=(width, height, 1), format=form, usage=TEXTURE.COPY_DST | TEXTURE.TEXTURE_BINDING
    )
    layout = {"offset": 0, "bytes_per_row": pixels.strides[0], "rows_per_image": height}
    gpu.queue.write_texture({"texture": texture}, pixels, layout, (width, height, 1))
    return texture


def download(gpu, texture, width, height, channels, kind):
    """Its content; rows in buffers are padded to 256 bytes."""
    size = channels * np.dtype(kind).itemsize
    row = (width * size + 255) // 256 * 256
    buffer = gpu.create_buffer(size=row * height, usage=BUFFER.COPY_DST | BUFFER.COPY_SRC)
    encoder = gpu.create_command_encoder()
    target = {"buffer": buffer, "offset": 0, "bytes_per_row": row, "rows_per_image": height}
    encoder.copy_texture_to_buffer({"texture": texture}, target, (width, height, 1))
    gpu.queue.submit([encoder.finish()])
    rows = np.frombuffer(gpu.queue.read_buffer(buffer), np.uint8).reshape(height, row)
    return rows[:, : width * size].copy().view(kind).reshape(height, width, channels)


def textures():
    """Luma of each texel and chroma of each 2x2, through loads, a sampler and two storage textures."""
    gpu = device()
    width, height = 96, 72
    pixels = np.random.default_rng(10).integers(0, 256, (height, width, 4), np.uint8)
    luma_out = gpu.create_texture(
        size=(width, height, 1), format="r32float", usage=TEXTURE.STORAGE_BINDING | TEXTURE.COPY_SRC
    )
    chroma_out = gpu.create_texture(
        size=(width // 2, height // 2, 1), format="rg32float", usage=TEXTURE.STORAGE_BINDING | TEXTURE.COPY_SRC
    )
    pipeline = compute_pipeline(
        gpu,
        """
        @group(0) @binding(0) var source: texture_2d<f32>;
        @group(0) @binding(1) var luma: texture_storage_2d<r32float, write>;
        @group(0) @binding(2) var chroma: texture_storage_2d<rg32float, write>;
        @group(0) @binding(3) var linear: sampler;
        @compute @workgroup_size(8, 8)
        fn main(@builtin(global_invocation_id) id: vec3<u32>) {
            let p = textureLoad(source, id.xy, 0);
            textureStore(luma, id.xy, vec4<f32>(dot(p.rgb, vec3<f32>(0.25, 0.5, 0.125)), 0.0, 0.0, 0.0));
            if any((id.xy & vec2<u32>(1u)) != vec2<u32>(0u)) { return; }
            let q = textureSampleLevel(source, linear, vec2<f32>(id.xy + 1u) / vec2<f32>(textureDimensions(source)), 0.0);
            textureStore(chroma, id.xy / 2u, vec4<f32>(q.b - q.g, q.r - q.g, 0.0, 0.0));
        }""",
    )
    sampler = gpu.create_sampler(min_filter="linear", mag_filter="linear")
    source = upload(gpu, pixels, "rgba8unorm")
    resources = [source.create_view(), luma_out.create_view(), chroma_out.create_view(), sampler]
    gpu.queue.submit([dispatch(gpu, pipeline, resources, (width // 8, height // 8, 1)).finish()])
    colour = pixels.astype(np.float64) / 255
    luma = colour[..., :3] @ [0.25, 0.5, 0.125]
    mean = colour.reshape(height // 2, 2, width // 2, 2, 4).mean((1, 3))
    chroma = np.stack([mean[..., 2] - mean[..., 1], mean[..., 0] - mean[..., 1]], -1)
    near(download(gpu, luma_out, width, height, 1, np.float32)[..., 0], luma, 1e-6)
    # Filter weights have eight bits.
    near(download(gpu, chroma_out, width // 2, height // 2, 2, np.float32), chroma, 2 / 256)


TRIANGLE = """
    struct Corner { @builtin(position) place: vec4<f32>, @location(0) colour: vec3<f32> };
    @vertex fn corner(@builtin(vertex_index) number: u32) -> Corner {
        var places = array<vec2<f32>, 3>(vec2<f32>(0.0, 0.8), vec2<f32>(-0.8, -0.8), vec2<f32>(0.8, -0.8));
        var colours = array<vec3<f32>, 3>(vec3<f32>(1.0, 0.0, 0.0), vec3<f32>(0.0, 1.0, 0.0), vec3<f32>(0.0, 0.0, 1.0));
        return Corner(vec4<f32>(places[number], 0.0, 1.0), colours[number]);
    }
    @fragment fn shade(in: Corner) -> @location(0) vec4<f32> { return vec4<f32>(in.colour * SCALE, 1.0); }"""


def draw(gpu, target, code, clear, draws, vertex=(), samples=1, depth=None, resources=(), resolve=None):
    module = gpu.create_shader_module(code=code)
    pipeline = gpu.create_render_pipeline(
        layout="auto",
        vertex={"module": module, "entry_point": "corner", "buffers": list(vertex)},
        primitive={"topology": "triangle-list", "front_face": "ccw", "cull_mode": "none"},
        depth_stencil=depth and {"format": depth.format, "depth_write_enabled": True, "depth_compare": "less"},
        multisample={"count": samples},
        fragment={"module": module, "entry_point": "shade", "targets": [{"format": target.format}]},
    )
    encoder = gpu.create_command_encoder()
    colour = {
        "view": target.create_view(),
        "resolve_target": resolve and resolve.create_view(),
        "clear_value": clear,
        "load_op": "clear",
        "store_op": "store",
    }
    attachments = {"color_attachments": [colour]}
    if depth:
        attachments["depth_stencil_attachment"] = {
            "view": depth.create_view(),
            "depth_clear_value": 1.0,
            "depth_load_op": "clear",
            "depth_store_op": "store",
        }
    work = encoder.begin_render_pass(**attachments)
    work.set_pipeline(pipeline)
    if resources:
        work.set_bind_group(0, bind(gpu, pipeline, resources))
    draws(work)
    work.end()
    gpu.queue.submit([encoder.finish()])


def render_target(gpu, width, height, form, samples=1):
    usage = TEXTURE.RENDER_ATTACHMENT | (TEXTURE.COPY_SRC if samples == 1 else 0)
    return gpu.create_texture(size=(width, height, 1), format=form, sample_count=samples, usage=usage)


def barycentric(width, height):
    """Weights of the three corners of the triangle at each pixel's centre."""
    y, x = np.indices((height, width)) + 0.5
    x, y = x / width * 2 - 1, 1 - y / height * 2
    top = (y + 0.8) / 1.6
    right = ((x + 0.8) / 1.6 - top / 2) / 1.0
    return np.stack([top, 1 - top - right, right], -1)


def triangle_in(form, kind, scale, tolerance):
    gpu = device()
    width, height = 100, 80
    target = render_target(gpu, width, height, form)
    draw(gpu, target, TRIANGLE.replace("SCALE", scale), (0.25, 0.5, 0.75, 1.0), lambda work: work.draw(3))
    got = download(gpu, target, width, height, 4, kind).astype(np.float64)
    unit = 255 if kind == np.uint8 else 1
    weights = barycentric(width, height)
    inside, outside = (weights > 0.01).all(-1), (weights < -0.01).any(-1)
    assert inside.sum() > 2000 and outside.sum() > 2000
    near(got[outside], np.broadcast_to(np.array([0.25, 0.5, 0.75, 1]) * unit, got[outside].shape), tolerance, "clear")
    near(got[inside][:, :3], weights[inside] * float(scale) * unit, tolerance, "colour")


def triangle():
    triangle_in("rgba8unorm", np.uint8, "1.0", 1.01)


def wide_range():
    triangle_in("rgba16float", np.float16, "40.0", 0.05)


def multisample():
    gpu = device()
    width, height = 100, 80
    target = render_target(gpu, width, height, "rgba8unorm", 4)
    resolve = render_target(gpu, width, height, "rgba8unorm")
    code = TRIANGLE.replace("in.colour * SCALE", "1.0, 1.0, 1.0")
    draw(gpu, target, code, (0, 0, 0, 1), lambda work: work.draw(3), samples=4, resolve=resolve)
    got = download(gpu, resolve, width, height, 4, np.uint8)[..., 0].astype(int)
    assert set(np.unique(got)) <= {0, 63, 64, 127, 128, 191, 192, 255}, np.unique(got)
    assert ((got > 0) & (got < 255)).sum() > 40, "no edge has a value in between"
    weights = barycentric(width, height)
    near(got.sum() / 255, (weights >= 0).all(-1).sum(), 12, "area")


def cubes():
    """A field of boxes: vertex, index, instance and uniform buffers, a texture, depth."""
    gpu = device()
    size = 96
    faces = np.array(
        [[[s if a == axis else u if a == (axis + 1) % 3 else v for a in range(3)] for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
         for axis in range(3) for s in (-1, 1)],
        np.float32,
    )
    index = np.array([[f * 4 + i for i in (0, 1, 2, 2, 3, 0)] for f in range(6)], np.uint16).ravel()
    places = np.array([[-0.5, 0.4, 0.5], [0.45, 0.35, 0.55], [0.0, -0.4, 0.45], [0.1, -0.3, 0.7]], np.float32)
    colours = np.random.default_rng(11).integers(0, 256, (4, 4, 4), np.uint8)
    code = """
        struct Corner { @builtin(position) place: vec4<f32>, @location(0) at: vec2<f32>, @location(1) @interpolate(flat) box: u32 };
        @group(0) @binding(0) var<uniform> scale: vec4<f32>;
        @group(0) @binding(1) var field: texture_2d<f32>;
        @group(0) @binding(2) var nearest: sampler;
        @vertex fn corner(@location(0) place: vec3<f32>, @location(1) centre: vec3<f32>,
                          @builtin(instance_index) box: u32) -> Corner {
            return Corner(vec4<f32>(place * scale.xyz + centre, 1.0), place.xy * 0.5 + 0.5, box);
        }
        @fragment fn shade(in: Corner) -> @location(0) vec4<f32> {
            return vec4<f32>(textureSample(field, nearest, in.at).rgb, f32(in.box) / 255.0);
        }"""
    vertices = gpu.create_buffer_with_data(data=faces, usage=BUFFER.VERTEX)
    instances = gpu.create_buffer_with_data(data=places, usage=BUFFER.VERTEX)
    indices = gpu.create_buffer_with_data(data=index, usage=BUFFER.INDEX)
    scale = (0.3, 0.3, 0.1)
    uniform = gpu.create_buffer_with_data(data=np.array([*scale, 0], np.float32), usage=BUFFER.UNIFORM)
    layout = [
        {"array_stride": 12, "step_mode": mode, "attributes": [{"format": "float32x3", "offset": 0, "shader_location": i}]}
        for i, mode in enumerate(("vertex", "instance"))
    ]

    def draws(work):
        work.set_vertex_buffer(0, vertices)
        work.set_vertex_buffer(1, instances)
        work.set_index_buffer(indices, "uint16")
        work.draw_indexed(36, 4)

    target = render_target(gpu, size, size, "rgba8unorm")
    depth = gpu.create_texture(size=(size, size, 1), format="depth32float", usage=TEXTURE.RENDER_ATTACHMENT)
    resources = [uniform, upload(gpu, colours, "rgba8unorm").create_view(), gpu.create_sampler()]
    draw(gpu, target, code, (0, 0, 0, 1), draws, layout, depth=depth, resources=resources)
    got = download(gpu, target, size, size, 4, np.uint8)
    y, x = np.indices((size, size)) + 0.5
    x, y = x / size * 2 - 1, 1 - y / size * 2
    wanted = np.zeros((size, size, 4), np.uint8)
    wanted[..., 3] = 255
    front = np.full((size, size), 1.0)
    sure = np.ones((size, size), bool)
    for box, (cx, cy, cz) in enumerate(places):
        u, v = (x - cx) / scale[0] / 2 + 0.5, (y - cy) / scale[1] / 2 + 0.5
        covers = (u > 0) & (u < 1) & (v > 0) & (v < 1) & (cz - scale[2] < front)
        tx, ty = np.clip((u * 4).astype(int), 0, 3), np.clip((v * 4).astype(int), 0, 3)
        wanted[covers] = np.concatenate([colours[ty, tx, :3], np.full((size, size, 1), box)], -1)[covers]
        front[covers] = cz - scale[2]
        # Borders of texels and boxes fall on either side.
        sure &= (np.abs(u * 4 - np.round(u * 4)) > 0.01) & (np.abs(v * 4 - np.round(v * 4)) > 0.01)
    assert sure.sum() > size * size // 2
    same(got[sure], wanted[sure])


def canvas():
    """The off-screen canvas that programs with windows are tested with."""
    from rendercanvas.offscreen import RenderCanvas

    screen = RenderCanvas(size=(64, 48), pixel_ratio=1)
    gpu = device()
    context = screen.get_context("wgpu")
    context.configure(device=gpu, format="rgba8unorm")

    @screen.request_draw
    def frame():
        code = TRIANGLE.replace("SCALE", "1.0")
        draw(gpu, context.get_current_texture(), code, (0, 0, 1, 1), lambda work: work.draw(3))

    pixels = np.asarray(screen.draw())
    assert pixels.shape == (48, 64, 4), pixels.shape
    same(pixels[1, 1], [0, 0, 255, 255])
    near(pixels[24, 32, :3], barycentric(64, 48)[24, 32] * 255, 1.01)


def queue_of_many():
    """Many small submissions that depend on each other, and bytes written in between."""
    gpu = device()
    pipeline = compute_pipeline(
        gpu,
        """
        @group(0) @binding(0) var<storage, read_write> v: array<u32>;
        @group(0) @binding(1) var<storage, read> turn: u32;
        @compute @workgroup_size(64)
        fn main(@builtin(global_invocation_id) id: vec3<u32>) { v[id.x] = v[id.x] * 3u + turn; }""",
    )
    wanted = np.arange(64, dtype=np.uint32)
    buffer, number = storage(gpu, wanted), storage(gpu, 4)
    for turn in range(20):
        gpu.queue.write_buffer(number, 0, struct.pack("I", turn))
        gpu.queue.submit([dispatch(gpu, pipeline, [buffer, number], (1, 1, 1)).finish()])
        wanted = wanted * np.uint32(3) + np.uint32(turn)
    same(read(gpu, buffer, np.uint32), wanted)


PROGRAMS = {
    program.__name__.replace("_", "-"): program
    for program in (copy, matrices, workgroups, int64, half, subgroups, reduction, indirect, time_stamps, textures,
                    triangle, wide_range, multisample, cubes, canvas, queue_of_many)
}


def main():
    if sys.argv[1:] == ["--list"]:
        print("\n".join(PROGRAMS))
        return 0
    if len(sys.argv) != 2 or sys.argv[1] not in PROGRAMS:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        PROGRAMS[sys.argv[1]]()
    except DoesNotApply as why:
        print(f"does not apply: {why}")
        return 77
    except AssertionError as why:
        print(f"wrong: {why}")
        return 1
    print("right")
    return 0


if __name__ == "__main__":
    sys.exit(main())
