//! What a kernel starts from and what it leaves: registers and memory as text.

use anyhow::{Context, Result, bail};
use bits::GraphicsAddress;
use memory::AddressSpace;
use ports::{GRF_COUNT, Grf};

/// Bytes of a register.
pub const REGISTER_BYTES: usize = 32;

/// Element types of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Unsigned(usize),
    Signed(usize),
    Half,
    Single,
    Double,
}

impl Kind {
    /// By the letters of the instruction set, small or large.
    pub fn parse(name: &str) -> Result<Self> {
        Ok(match name.to_ascii_lowercase().as_str() {
            "ub" => Kind::Unsigned(1),
            "uw" => Kind::Unsigned(2),
            "ud" => Kind::Unsigned(4),
            "uq" => Kind::Unsigned(8),
            "b" => Kind::Signed(1),
            "w" => Kind::Signed(2),
            "d" => Kind::Signed(4),
            "q" => Kind::Signed(8),
            "hf" => Kind::Half,
            "f" => Kind::Single,
            "df" => Kind::Double,
            _ => bail!("`{name}` is no type; types are ub b uw w ud d uq q hf f df"),
        })
    }

    pub fn bytes(self) -> usize {
        match self {
            Kind::Unsigned(bytes) | Kind::Signed(bytes) => bytes,
            Kind::Half => 2,
            Kind::Single => 4,
            Kind::Double => 8,
        }
    }

    fn encode(self, text: &str) -> Result<Vec<u8>> {
        let bad = || format!("`{text}` is no value of this type");
        let number = || -> Result<u64> {
            let (negative, digits) = match text.strip_prefix('-') {
                Some(rest) => (true, rest),
                None => (false, text),
            };
            let magnitude = number(digits).with_context(bad)?;
            let width = 8 * self.bytes() as u32;
            let fits = match (self, negative) {
                (Kind::Unsigned(_), true) => magnitude == 0,
                (_, true) => magnitude <= 1 << (width - 1),
                _ => width == 64 || magnitude < 1 << width,
            };
            if !fits {
                bail!("{text} does not fit into {width} bits");
            }
            Ok(if negative { magnitude.wrapping_neg() } else { magnitude })
        };
        Ok(match self {
            Kind::Half if !text.starts_with("0x") => {
                let value = text.parse::<f32>().with_context(bad)?;
                num::convert::f32_to_f16(value, num::Rounding::NearestEven).to_le_bytes().to_vec()
            }
            Kind::Single if !text.starts_with("0x") => {
                text.parse::<f32>().with_context(bad)?.to_le_bytes().to_vec()
            }
            Kind::Double if !text.starts_with("0x") => {
                text.parse::<f64>().with_context(bad)?.to_le_bytes().to_vec()
            }
            _ => number()?.to_le_bytes()[..self.bytes()].to_vec(),
        })
    }

    /// Values of this type, parted by blanks.
    pub fn show(self, bytes: &[u8]) -> String {
        let one = |chunk: &[u8]| {
            let mut raw = [0; 8];
            raw[..chunk.len()].copy_from_slice(chunk);
            let raw = u64::from_le_bytes(raw);
            let unused = 64 - 8 * chunk.len() as u32;
            match self {
                Kind::Unsigned(bytes) => format!("{raw:0width$x}", width = 2 * bytes),
                Kind::Signed(_) => (((raw << unused) as i64) >> unused).to_string(),
                Kind::Half => format!("{:?}", num::convert::f16_to_f32(raw as u16)),
                Kind::Single => format!("{:?}", f32::from_bits(raw as u32)),
                Kind::Double => format!("{:?}", f64::from_bits(raw)),
            }
        };
        bytes.chunks(self.bytes()).map(one).collect::<Vec<_>>().join(" ")
    }
}

/// A number, decimal or with 0x.
pub fn number(text: &str) -> Result<u64> {
    let value = match text.strip_prefix("0x") {
        Some(digits) if !digits.starts_with('+') => u64::from_str_radix(&digits.replace('_', ""), 16),
        Some(_) => bail!("`{text}` is no number"),
        None => text.parse(),
    };
    value.with_context(|| format!("`{text}` is no number"))
}

fn register_number(text: &str) -> Result<usize> {
    let number = text.strip_prefix('g').and_then(|digits| digits.parse().ok());
    number
        .filter(|number| *number < GRF_COUNT)
        .with_context(|| format!("`{text}` is no register; registers are g0 to g127"))
}

/// Puts `g2=...`, `g2.f=1,2.5,0*6` or `g2.4.uw=...` into registers.
pub fn set_registers(grf: &mut Grf, text: &str) -> Result<()> {
    let form = "write gN=VALUE,..., gN.TYPE=..., or gN.ELEMENT.TYPE=..., such as g2.f=1,2.5,0*6";
    let (name, values) = text.split_once('=').with_context(|| format!("`{text}`: {form}"))?;
    let parts: Vec<&str> = name.split('.').collect();
    let (register, element, kind) = match parts.as_slice() {
        [register] => (register, 0, Kind::Unsigned(4)),
        [register, kind] => (register, 0, Kind::parse(kind)?),
        [register, element, kind] => (register, number(element)? as usize, Kind::parse(kind)?),
        _ => bail!("`{name}`: {form}"),
    };
    let mut bytes = Vec::new();
    for value in values.split(',') {
        let (value, count) = match value.split_once('*') {
            Some((value, count)) => (value, number(count)?.min(4096)),
            None => (value, 1),
        };
        let encoded = kind.encode(value.trim())?;
        (0..count).for_each(|_| bytes.extend_from_slice(&encoded));
    }
    let start =
        (register_number(register)? * REGISTER_BYTES).saturating_add(element.saturating_mul(kind.bytes()));
    let place = grf.bytes_mut().get_mut(start..start.saturating_add(bytes.len()));
    place.with_context(|| format!("`{text}` reaches past g127"))?.copy_from_slice(&bytes);
    Ok(())
}

/// Puts the bytes of `FILE` or `FILE@gN` into registers.
pub fn load_registers(grf: &mut Grf, text: &str) -> Result<()> {
    let (file, first) = match text.rsplit_once('@') {
        Some((file, register)) => (file, register_number(register)?),
        None => (text, 0),
    };
    let bytes = std::fs::read(file).with_context(|| format!("reading {file}"))?;
    let start = first * REGISTER_BYTES;
    let place = grf.bytes_mut().get_mut(start..start.saturating_add(bytes.len()));
    place.with_context(|| format!("{file} holds more than fits from g{first} on"))?.copy_from_slice(&bytes);
    Ok(())
}

/// Registers of `g4..g8`, `g4` or several of these parted by commas; both ends belong.
pub fn registers(text: &str) -> Result<Vec<usize>> {
    let mut out = Vec::new();
    for part in text.split(',') {
        let (first, last) = part.split_once("..").unwrap_or((part, part));
        out.extend(register_number(first)?..=register_number(last.trim_start_matches('='))?);
    }
    Ok(out)
}

/// Splits `WHAT@ADDRESS`.
pub fn at_address(text: &str) -> Result<(&str, u64)> {
    let form = || format!("`{text}`: write what, then @ and the address, such as data.bin@0x10000");
    let (what, address) = text.rsplit_once('@').with_context(form)?;
    Ok((what, number(address)?))
}

/// Splits `ADDRESS:BYTES`.
pub fn span(text: &str) -> Result<(u64, u64)> {
    let form = || format!("`{text}`: write address and length, such as 0x10000:256");
    let (address, length) = text.split_once(':').with_context(form)?;
    Ok((number(address)?, number(length)?))
}

/// Binds the pages of a range that are not bound yet.
pub fn bind(space: &mut AddressSpace, address: u64, length: u64) -> Result<()> {
    const PAGE: u64 = 4096;
    const MOST: u64 = 1 << 32;
    let end = address.checked_add(length.max(1)).filter(|end| *end <= space.size_bytes());
    let Some(end) = end.filter(|_| length <= MOST) else {
        bail!("{length} bytes at {address:#x} do not fit into the address space");
    };
    let mut page = address & !(PAGE - 1);
    while page < end {
        if !space.is_bound(GraphicsAddress(page), PAGE) {
            space.bind_anonymous(GraphicsAddress(page), PAGE).context("binding memory")?;
        }
        page += PAGE;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registers_take_lists_of_any_type() {
        let mut grf = Grf::default();
        set_registers(&mut grf, "g2.f=1,2.5,-0*2").unwrap();
        set_registers(&mut grf, "g3.1.w=-2,0x7fff").unwrap();
        set_registers(&mut grf, "g4=0xdeadbeef").unwrap();
        set_registers(&mut grf, "g5.hf=1,-0.5,0x7c00,65519").unwrap();
        assert_eq!(grf.register(5)[..2], [0xb800_3c00, 0x7bff_7c00]);
        assert_eq!(Kind::Half.show(&grf.bytes()[160..168]), "1.0 -0.5 inf 65504.0");
        assert_eq!(grf.register(2)[..4], [0x3f80_0000, 0x4020_0000, 0x8000_0000, 0x8000_0000]);
        assert_eq!(grf.register(3)[..2], [0xfffe_0000, 0x7fff]);
        assert_eq!(Kind::Signed(2).show(&grf.bytes()[96..102]), "0 -2 32767");
        assert_eq!(grf.register(4)[0], 0xdead_beef);
        for bad in [
            "g128=1",
            "g2",
            "g2.x=1",
            "g127=0*9",
            "g2.ub=256",
            "g2.b=-129",
            "g2.ud=-1",
            "g2.0x9999999999999999.d=1",
        ] {
            assert!(set_registers(&mut grf, bad).is_err(), "{bad}");
        }
        assert_eq!(registers("g4..g6,g9").unwrap(), [4, 5, 6, 9]);
    }
}
