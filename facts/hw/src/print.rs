//! Text of items: one `field = value` a line.

use std::fmt;

/// `Display` of a generated struct.
pub(crate) fn debug_lines(item: &dyn fmt::Debug, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, "{name}")?;
    let text = format!("{item:#?}");
    for line in text.lines().skip(1) {
        let line = line.trim_end_matches(',');
        if line != "}" {
            writeln!(f, "{}", line.replacen(": ", " = ", 1))?;
        }
    }
    Ok(())
}
