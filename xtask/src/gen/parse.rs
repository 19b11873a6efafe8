//! Reads the lines under `hw/` into a `Description`.
//!
//! Source: the line format is described in `docs/howto/add-a-command.md`. Columns inside a line are parted by two
//! or more blanks, so names may hold single blanks. No expressions: only `on ROWS` and `when FIELD = VALUE`.

use super::model::*;
use anyhow::{Context, Result, anyhow, bail, ensure};
use std::path::{Path, PathBuf};

/// Reads all `.hw` files below `root`, platforms first because `on` speaks of them.
pub fn description(root: &Path) -> Result<Description> {
    let mut d = Description::default();
    let platforms = root.join("platforms.hw");
    file(&mut d, root, &platforms)?;
    let mut files = Vec::new();
    collect(root, &mut files)?;
    files.sort();
    for path in files.iter().filter(|p| **p != platforms) {
        file(&mut d, root, path)?;
    }
    Ok(d)
}

fn collect(dir: &Path, out: &mut Vec<PathBuf>) -> Result<()> {
    for entry in std::fs::read_dir(dir).with_context(|| format!("reading {}", dir.display()))? {
        let path = entry?.path();
        // The instruction words have their own reader.
        if path.is_dir() && path.file_name().is_none_or(|n| n != "isa") {
            collect(&path, out)?;
        } else if path.extension().is_some_and(|e| e == "hw") {
            out.push(path);
        }
    }
    Ok(())
}

/// What the lines that follow belong to.
enum Open {
    Nothing,
    Platform,
    Feature,
    Enum,
    Item,
    Format,
}

fn file(d: &mut Description, root: &Path, path: &Path) -> Result<()> {
    let text = std::fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
    let name = path.strip_prefix(root).unwrap_or(path).display().to_string();
    lines(d, &name, &text)
}

/// Adds the lines of the file called `name`.
pub fn lines(d: &mut Description, name: &str, text: &str) -> Result<()> {
    let mut open = Open::Nothing;
    for (index, raw) in text.lines().enumerate() {
        let line = raw.split('#').next().unwrap_or_default().trim_end();
        if line.trim().is_empty() {
            continue;
        }
        one_line(d, name, index + 1, line, &mut open)
            .with_context(|| format!("hw/{name}:{}: {}", index + 1, line.trim()))?;
    }
    Ok(())
}

fn one_line(d: &mut Description, file: &str, number: usize, line: &str, open: &mut Open) -> Result<()> {
    let indent = line.len() - line.trim_start().len();
    let (word, rest) = split_word(line.trim());
    if indent == 0 {
        *open = start(d, file, number, word, rest)?;
        return Ok(());
    }
    match open {
        Open::Nothing => bail!("a line before any item"),
        Open::Platform => {
            let p = d.platforms.last_mut().context("no platform")?;
            match word {
                "cite" => p.cites.extend(cites(rest)),
                "generation" => p.generation = integer(rest)?,
                _ => p.properties.push((word.to_string(), rest.to_string())),
            }
        }
        Open::Feature => {
            ensure!(word == "cite", "a feature has only cites");
            d.features.last_mut().context("no feature")?.cites.extend(cites(rest));
        }
        Open::Enum => {
            let all = d.all();
            let value = if word == "value" { Some(value(d, rest, all)?) } else { None };
            let e = d.enums.last_mut().context("no enum")?;
            match (word, value) {
                ("cite", _) => e.cites.extend(cites(rest)),
                (_, Some(v)) => e.values.push(v),
                _ => bail!("unknown word in an enum"),
            }
        }
        Open::Format => format_line(d, word, rest)?,
        Open::Item => item_line(d, number, indent, word, rest)?,
    }
    Ok(())
}

fn start(d: &mut Description, file: &str, line: usize, word: &str, rest: &str) -> Result<Open> {
    let noun = match word {
        "platform" => {
            let p = Platform { name: rest.into(), cites: vec![], line, generation: 0, properties: vec![] };
            d.platforms.push(p);
            return Ok(Open::Platform);
        }
        "feature" => {
            let columns = columns(rest);
            ensure!(columns.len() == 3, "feature NAME  on ROWS  text");
            let rows = rows(d, columns[1].strip_prefix("on ").context("on ROWS")?)?;
            let (name, text) = (columns[0].to_string(), columns[2].to_string());
            d.features.push(Feature { name, rows, text, cites: vec![], line });
            return Ok(Open::Feature);
        }
        "enum" => {
            let e = Enumeration { name: rest.into(), cites: vec![], file: file.into(), line, values: vec![] };
            d.enums.push(e);
            return Ok(Open::Enum);
        }
        "format" => {
            let (name, value) = split_word(rest);
            d.formats.push(Format {
                name: name.into(),
                value: integer(value)?,
                cites: vec![],
                file: file.into(),
                line,
                bits: 0,
                width: 0,
                height: 0,
                channels: vec![],
                space: "linear".into(),
                compression: "none".into(),
                supports: vec![],
            });
            return Ok(Open::Format);
        }
        "command" => Noun::Command,
        "struct" => Noun::Struct,
        "register" => Noun::Register,
        "message" => Noun::Message,
        _ => bail!("unknown noun {word}"),
    };
    let columns = columns(rest);
    d.items.push(Item {
        noun,
        name: columns.first().context("a name")?.to_string(),
        title: columns.get(1).map(|t| t.to_string()).unwrap_or_default(),
        file: file.into(),
        line,
        cites: vec![],
        rows: d.all(),
        engines: vec![],
        key: vec![],
        length: vec![],
        dwords: vec![],
        tail: vec![],
        offset: vec![],
        register: Register::default(),
        fields: vec![],
        ones: vec![],
        reserved: vec![],
        target: vec![],
        select: vec![],
    });
    Ok(Open::Item)
}

fn format_line(d: &mut Description, word: &str, rest: &str) -> Result<()> {
    let all = d.all();
    if word == "supports" {
        let mut c = columns(rest);
        let rows = take_rows(d, &mut c, all)?;
        let list = c.first().context("what")?.split(' ').map(String::from).collect();
        d.formats.last_mut().context("no format")?.supports.push(On { rows, it: list });
        return Ok(());
    }
    let f = d.formats.last_mut().context("no format")?;
    match word {
        "cite" => f.cites.extend(cites(rest)),
        "space" => f.space = rest.into(),
        "compression" => f.compression = rest.into(),
        "layout" => {
            for column in columns(rest) {
                let (first, second) = split_word(column);
                match (first, second) {
                    (n, "bits") => f.bits = integer(n)?,
                    ("block", size) => {
                        let (w, h) = size.split_once('x').context("block WxH")?;
                        (f.width, f.height) = (integer(w)?, integer(h)?);
                    }
                    (role, channel) => f.channels.push(channel_of(role, channel)?),
                }
            }
        }
        _ => bail!("unknown word in a format"),
    }
    Ok(())
}

fn channel_of(role: &str, text: &str) -> Result<Channel> {
    let (kind, start) = text.split_once('@').context("KINDbits@start")?;
    let digits = kind.find(|c: char| c.is_ascii_digit()).context("a width")?;
    let (kind, bits) = kind.split_at(digits);
    let role = role.chars().next().context("a role")?;
    Ok(Channel { role, kind: kind.into(), bits: integer(bits)?, start: integer(start)? })
}

fn item_line(d: &mut Description, number: usize, indent: usize, word: &str, rest: &str) -> Result<()> {
    let item_rows = d.items.last().context("no item")?.rows;
    let mut c = columns(rest);
    match word {
        "cite" => {
            d.items.last_mut().context("no item")?.cites.extend(cites(rest));
            return Ok(());
        }
        "on" => {
            let rows = rows(d, rest)?;
            d.items.last_mut().context("no item")?.rows = rows;
            return Ok(());
        }
        _ => {}
    }
    if word == "value" {
        let field = d.items.last().and_then(|i| i.fields.last()).context("a value before any field")?;
        let field_rows = field.places.iter().fold(0, |a, p| a | p.rows);
        let v = value(d, rest, field_rows)?;
        let field = d.items.last_mut().and_then(|i| i.fields.last_mut()).context("no field")?;
        field.values.push(v);
        return Ok(());
    }
    if indent > 4 {
        // A further place of the field above: TYPE  BITS ...
        c.insert(0, word);
        let (place, when) = place(d, &mut c, item_rows)?;
        let field =
            d.items.last_mut().and_then(|i| i.fields.last_mut()).context("a place before any field")?;
        field.places.push(place);
        field.when = field.when.take().or(when);
        return Ok(());
    }
    if word == "field" {
        let name = c.remove(0).to_string();
        let mut field = Field { name, places: vec![], values: vec![], when: None, line: number };
        if !c.is_empty() {
            let (p, when) = place(d, &mut c, item_rows)?;
            field.places.push(p);
            field.when = when;
        }
        d.items.last_mut().context("no item")?.fields.push(field);
        return Ok(());
    }
    let rows = take_rows(d, &mut c, item_rows)?;
    let first = c.first().copied().unwrap_or_default();
    let item = d.items.last_mut().context("no item")?;
    match word {
        "engine" => item.engines.push(On { rows, it: engines(first)? }),
        "key" => {
            let mut parts = Vec::new();
            for part in first.split(' ') {
                let (k, v) = part.split_once('=').context("PART=VALUE")?;
                parts.push((k.to_string(), integer(v)?));
            }
            item.key.push(On { rows, it: parts });
        }
        "length" => {
            let (bits, bias) = first.split_once(" bias ").context("length BITS bias N")?;
            item.length.push(On { rows, it: (span(bits)?, integer(bias)?) });
        }
        "dwords" => item.dwords.push(On { rows, it: length(first)? }),
        "tail" => {
            let (at, step) = first.split_once(" step ").context("tail dwN step BITS")?;
            item.tail.push(On { rows, it: (span(at)?.start, integer(step)?) });
        }
        "offset" => {
            let repeat = c.get(1).map_or(Ok(Repeat { count: 1, step: 0 }), |r| repeat(r))?;
            item.offset.push(On { rows, it: (integer(first)?, repeat) });
        }
        "access" if ["read_only", "write_only"].contains(&first) => item.register.access = first.to_string(),
        "masked" => item.register.masked = true,
        "saved" => item.register.saved = true,
        "reset" => item.register.reset = integer(first)?,
        "ones" => item.ones.push(On { rows, it: span(first)? }),
        "reserved" => item.reserved.push(On { rows, it: (span(first)?, c.contains(&"x*")) }),
        "target" => item.target.push(On { rows, it: first.to_string() }),
        "select" => {
            let (value, bits) = first.split_once(" in ").context("select N in desc[a:b]")?;
            item.select.push(On { rows, it: (integer(value)?, span(bits)?) });
        }
        _ => bail!("unknown word {word}"),
    }
    Ok(())
}

/// `TYPE  BITS  [xN step S]  [overlay]  [when F = V]  [on ROWS]`
fn place(d: &Description, c: &mut Vec<&str>, item_rows: Rows) -> Result<(On<Place>, Option<String>)> {
    let rows = take_rows(d, c, item_rows)?;
    ensure!(c.len() >= 2, "a place is TYPE  BITS");
    let mut place = Place { kind: kind(c[0]), span: span(c[1])?, repeat: None, overlay: false };
    let mut when = None;
    for extra in &c[2..] {
        match *extra {
            "overlay" => place.overlay = true,
            "x*" => place.repeat = Some(Repeat { count: 0, step: 0 }),
            _ if extra.starts_with("when ") => {
                place.overlay = true;
                when = Some(extra[5..].to_string());
            }
            _ => place.repeat = Some(repeat(extra)?),
        }
    }
    Ok((On { rows, it: place }, when))
}

/// `xN step S`
fn repeat(text: &str) -> Result<Repeat> {
    let (count, step) = text.strip_prefix('x').and_then(|x| x.split_once(" step ")).context("xN step S")?;
    Ok(Repeat { count: integer(count)?, step: integer(step)? })
}

fn kind(text: &str) -> Kind {
    let fixed = |signed: bool, t: &str| {
        let (_, f) = t.split_once('.')?;
        Some(Kind::Fixed { signed, fraction: f.parse().ok()? })
    };
    match text {
        "uint" => Kind::Uint,
        "bool" => Kind::Bool,
        "int" => Kind::Int,
        "float" => Kind::Float,
        "address" => Kind::Address,
        "offset" => Kind::Offset,
        t if t.starts_with('u') && fixed(false, &t[1..]).is_some() => {
            fixed(false, &t[1..]).unwrap_or(Kind::Uint)
        }
        t if t.starts_with('s') && fixed(true, &t[1..]).is_some() => {
            fixed(true, &t[1..]).unwrap_or(Kind::Uint)
        }
        t if t.chars().any(|c| c.is_ascii_uppercase()) => Kind::Struct(t.into()),
        t => Kind::Enum(t.into()),
    }
}

/// `dw3`, `dw3[7]`, `dw3[7:0]`, `dw3:4[47:2]`, `desc[18:14]`.
fn span(text: &str) -> Result<Span> {
    let text = text.strip_prefix("desc").map_or(text.to_string(), |r| format!("dw0{r}"));
    let body = text.strip_prefix("dw").with_context(|| format!("bits are dwN[hi:lo], not {text}"))?;
    let (dwords, bits) = body.split_once('[').unwrap_or((body, "31:0]"));
    let first: u32 = integer(dwords.split(':').next().unwrap_or_default())?;
    let bits = bits.strip_suffix(']').context("a closing bracket")?;
    let (high, low) = bits.split_once(':').unwrap_or((bits, bits));
    let (high, low): (u32, u32) = (integer(high)?, integer(low)?);
    ensure!(low <= high, "bits run from high to low");
    Ok(Span { start: first * 32 + low, end: first * 32 + high })
}

fn length(text: &str) -> Result<Length> {
    if let Some(min) = text.strip_suffix(" or more") {
        let min = integer(min)?;
        return Ok(Length { min, max: min, open: true });
    }
    let (min, max) = text.split_once("..").unwrap_or((text, text));
    Ok(Length { min: integer(min)?, max: integer(max)?, open: false })
}

fn engines(text: &str) -> Result<u8> {
    text.split(' ').try_fold(0, |a, e| {
        Ok(a | match e {
            "render" => 1,
            "blitter" => 2,
            "video" => 4,
            "vebox" => 8,
            _ => bail!("unknown engine {e}"),
        })
    })
}

/// `NUMBER NAME  [on ROWS]`
fn value(d: &Description, text: &str, default: Rows) -> Result<Value> {
    let mut c = columns(text);
    let rows = take_rows(d, &mut c, default)?;
    let (number, name) = split_word(c.first().context("a value")?);
    Ok(Value { number: integer(number)?, name: name.to_string(), rows })
}

fn take_rows(d: &Description, c: &mut Vec<&str>, default: Rows) -> Result<Rows> {
    match c.last() {
        Some(last) if last.starts_with("on ") => {
            let found = rows(d, &last[3..])?;
            c.pop();
            Ok(found)
        }
        _ => Ok(default),
    }
}

/// `gen7`, `gen8..`, `gen7..gen8`, `skl`, several of them, `except NAME`.
pub(super) fn rows(d: &Description, text: &str) -> Result<Rows> {
    let mut found = 0;
    let mut except = false;
    for token in text.split_whitespace() {
        if token == "except" {
            except = true;
            continue;
        }
        let mut set: Rows = 0;
        for (index, p) in d.platforms.iter().enumerate() {
            let hit = match token.strip_prefix("gen") {
                Some(range) => {
                    let (low, high) = match range.split_once("..") {
                        None => (range, range),
                        Some((low, "")) => (low, "99"),
                        Some((low, high)) => (low, high.strip_prefix("gen").unwrap_or(high)),
                    };
                    (integer::<u32>(low)?..=integer::<u32>(high)?).contains(&p.generation)
                }
                None => p.name == token,
            };
            set |= (hit as Rows) << index;
        }
        ensure!(set != 0, "no platform is called {token}");
        found = if except { found & !set } else { found | set };
    }
    ensure!(found != 0, "an empty set of platforms");
    Ok(found)
}

fn cites(text: &str) -> Vec<String> {
    text.split('[').skip(1).filter_map(|c| c.split_once(']')).map(|(c, _)| c.to_string()).collect()
}

/// Parts of a line between runs of two or more blanks.
fn columns(text: &str) -> Vec<&str> {
    text.split("  ").map(str::trim).filter(|c| !c.is_empty()).collect()
}

fn split_word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    (word, rest.trim_start())
}

fn integer<T: TryFrom<u64>>(text: &str) -> Result<T> {
    let text = text.trim();
    let number = match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16),
        None => text.parse(),
    };
    let number = number.map_err(|_| anyhow!("{text} is not a number"))?;
    T::try_from(number).map_err(|_| anyhow!("{text} is too large"))
}
