//! `tests/stage/UNIT/*.case`: state and items into one fixed-function unit, items out of it.
//!
//! Lines that start with `->` say what comes out; they follow the line that caused them. `#` starts a comment.
//!
//! | unit | line | meaning |
//! |---|---|---|
//! | `vf` | `topology N` | a value of "Primitive Topology Type"; starts anew |
//! | | `vertices N … cut … end` | vertex numbers, cuts, the end of an instance; objects come out |
//! | `te` | `state`, then fields | 3DSTATE_TE, fields indented as in batches |
//! | | `header F F F F F F F F` | the eight factors of a patch header; points and objects come out |
//! | `wm` | `screen WIDTH HEIGHT` | the clip rectangle; starts anew |
//! | | `polygon X,Y X,Y X,Y …` | a triangle or a quad, in pixels |
//! | | `show` | pixels of the screen: the letter of the polygon that covers each, `*` where there are several |

use crate::text::{Test, Trouble};
use pipe3d::assembly::{Assembler, ObjectInfo};
use pipe3d::te;
use pipe3d::wm::block::{Block, place};
use pipe3d::wm::coverage::{PixelRect, Polygon, Position, SampleGrid, UNITS};
use probe::Stop;

/// Where results go: the text of the file as it should be.
type Out = Vec<String>;

fn numbers<T: std::str::FromStr>(words: &[&str]) -> Result<Vec<T>, String> {
    words.iter().map(|word| word.parse().map_err(|_| format!("{word:?} is no number"))).collect()
}

fn stopped(stop: Stop) -> String {
    format!("{stop:?}")
}

/// Primitive assembly.
#[derive(Default)]
struct Vf {
    assembler: Option<Assembler>,
}

impl Vf {
    fn line(&mut self, words: &[&str], out: &mut Out) -> Result<(), String> {
        match words {
            ["topology", number] => {
                let number = number.parse().map_err(|_| format!("{number:?} is no topology"))?;
                self.assembler = Some(Assembler::new(number).ok_or("there is no such topology")?);
            }
            ["vertices", items @ ..] => {
                let assembler = self.assembler.as_mut().ok_or("no topology yet")?;
                let mut emit = |vertices: &[u32], info: ObjectInfo| {
                    let list: Vec<String> = vertices.iter().map(u32::to_string).collect();
                    let odd = if info.odd { " odd" } else { "" };
                    let (id, edges) = (info.primitive_id, info.edges);
                    out.push(format!("-> object {}{odd}, primitive {id}, edges {edges:03b}", list.join(" ")));
                    Ok(())
                };
                for item in items.iter().copied() {
                    match item {
                        "cut" => assembler.cut(&mut emit).map_err(stopped)?,
                        "end" => {
                            assembler.cut(&mut emit).map_err(stopped)?;
                            assembler.restart();
                        }
                        number => {
                            let vertex = number.parse().map_err(|_| format!("{number:?} is no vertex"))?;
                            assembler.vertex(vertex, &mut emit).map_err(stopped)?;
                        }
                    }
                }
            }
            _ => return Err("vf knows no such line".into()),
        }
        Ok(())
    }
}

/// Tessellation.
#[derive(Default)]
struct Te {
    state: Option<te::Resolved>,
}

impl Te {
    fn state(&mut self, fields: &str) -> Result<(), String> {
        let platform = &hw::platforms::SKL;
        let dwords = hw::print::parse(platform, &format!("3DSTATE_TE\n{fields}"));
        let dwords = dwords.map_err(|error| error.to_string())?;
        self.state = Some(te::Resolved::new(&hw::State3dTe::decode(platform, &dwords)));
        Ok(())
    }

    fn header(&self, words: &[&str], out: &mut Out) -> Result<(), String> {
        let factors: Vec<f32> = numbers(words)?;
        let header = factors.try_into().map_err(|_| "a header has eight factors")?;
        let mut mesh = te::Mesh::default();
        if !self.state.as_ref().ok_or("no state yet")?.tessellate(&header, &mut mesh) {
            out.push("-> culled".into());
            return Ok(());
        }
        for (index, point) in mesh.points.iter().enumerate() {
            let [u, v] = point.to_floats();
            out.push(format!("-> point {index} {u} {v}"));
        }
        out.extend(mesh.objects.iter().map(|[a, b, c]| format!("-> object {a} {b} {c}")));
        Ok(())
    }
}

/// Coverage.
#[derive(Default)]
struct Wm {
    width: usize,
    rows: Vec<Vec<u8>>,
    polygons: u8,
}

impl Wm {
    fn position(text: &str) -> Result<Position, String> {
        let (x, y) = text.split_once(',').ok_or_else(|| format!("{text:?} is no position"))?;
        let units = |text: &str| {
            let pixels: f64 = text.parse().map_err(|_| format!("{text:?} is no number"))?;
            Ok::<_, String>((pixels * f64::from(UNITS)).round_ties_even() as i32)
        };
        Ok(Position { x: units(x)?, y: units(y)? })
    }

    fn line(&mut self, words: &[&str], out: &mut Out) -> Result<(), String> {
        match words {
            ["screen", width, height] => {
                let size: Vec<usize> = numbers(&[width, height])?;
                *self = Self {
                    width: size[0].min(256),
                    rows: vec![vec![b'.'; size[0].min(256)]; size[1].min(256)],
                    polygons: 0,
                };
            }
            ["polygon", corners @ ..] => {
                let corners =
                    corners.iter().map(|text| Self::position(text)).collect::<Result<Vec<_>, _>>()?;
                let letter = b'a' + self.polygons % 26;
                self.polygons = self.polygons.wrapping_add(1);
                let clip = PixelRect { x0: 0, y0: 0, x1: self.width as i32, y1: self.rows.len() as i32 };
                let mut offsets = [Position::default(); 16];
                offsets[0] = Position { x: UNITS / 2, y: UNITS / 2 };
                let grid = SampleGrid { offsets, count: 1, single_mask: 1, sample_mask: 1 };
                let Some(polygon) = Polygon::new(&corners) else {
                    out.push("-> no area".into());
                    return Ok(());
                };
                let rows = &mut self.rows;
                let mut sink = |block: &mut Block| {
                    for bit in (0..64).filter(|bit| block.any() >> bit & 1 != 0) {
                        let (x, y) = place(bit);
                        let (x, y) = ((block.x + x) as usize, (block.y + y) as usize);
                        if let Some(place) = rows.get_mut(y).and_then(|row| row.get_mut(x)) {
                            *place = if *place == b'.' { letter } else { b'*' };
                        }
                    }
                    Ok(())
                };
                polygon.walk(clip, &grid, &mut sink).map_err(stopped)?;
            }
            ["show"] => {
                out.extend(self.rows.iter().map(|row| format!("-> {}", String::from_utf8_lossy(row))))
            }
            _ => return Err("wm knows no such line".into()),
        }
        Ok(())
    }
}

/// Writes the file anew.
///
/// # Errors
/// A line that makes no sense, with its number.
pub fn rewrite(test: &Test) -> Result<String, Trouble> {
    let unit = test.name.split('/').nth(1).unwrap_or_default().to_string();
    let (mut vf, mut te, mut wm) = (Vf::default(), Te::default(), Wm::default());
    let mut out = Out::new();
    let mut lines = test.text.lines().enumerate().filter(|(_, line)| !line.starts_with("->")).peekable();
    while let Some((index, line)) = lines.next() {
        out.push(line.to_string());
        let bare = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = bare.split_whitespace().collect();
        let done = match (unit.as_str(), words.as_slice()) {
            (_, []) => Ok(()),
            ("vf", words) => vf.line(words, &mut out),
            ("te", ["state"]) => {
                let mut fields = String::new();
                while let Some((_, field)) = lines.next_if(|(_, next)| next.starts_with("  ")) {
                    out.push(field.to_string());
                    fields += &format!("{field}\n");
                }
                te.state(&fields)
            }
            ("te", ["header", factors @ ..]) => te.header(factors, &mut out),
            ("wm", words) => wm.line(words, &mut out),
            _ => Err(format!("unit {unit} knows no such line")),
        };
        done.map_err(|error| format!("line {}: {error}", index + 1))?;
    }
    Ok(out.join("\n") + "\n")
}
