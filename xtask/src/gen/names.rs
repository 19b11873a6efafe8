//! The mechanical mapping from the manual's names to Rust names.
//!
//! `3DSTATE_SF` -> `State3dSf`, `Vertex URB Entry Read Length` -> `vertex_urb_entry_read_length`.

const KEYWORDS: &[&str] = &[
    "as", "break", "const", "continue", "crate", "else", "enum", "extern", "false", "fn", "for", "gen", "if",
    "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "return", "self", "static",
    "struct", "super", "trait", "true", "type", "unsafe", "use", "where", "while", "async", "await", "dyn",
    "abstract", "become", "box", "do", "final", "macro", "override", "priv", "typeof", "unsized", "virtual",
    "yield", "try",
];

fn words(name: &str) -> Vec<String> {
    name.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|w| !w.is_empty())
        .map(|w| w.to_ascii_lowercase())
        .collect()
}

/// Type name: CamelCase, a leading `3D` moves behind the first word.
pub fn camel(name: &str) -> String {
    words(name)
        .iter()
        .enumerate()
        .map(|(index, word)| match word.strip_prefix("3d") {
            Some(rest) if index == 0 && !rest.is_empty() => capital(rest) + "3d",
            _ => capital(word),
        })
        .collect()
}

fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|c| c.to_ascii_uppercase().to_string() + chars.as_str()).unwrap_or_default()
}

/// Field and module name.
pub fn snake(name: &str) -> String {
    let text = words(name).join("_");
    if KEYWORDS.contains(&text.as_str()) {
        text + "_"
    } else if text.starts_with(|c: char| c.is_ascii_digit()) {
        format!("_{text}")
    } else {
        text
    }
}

/// Constant name of an item: a leading `3D` moves as in `camel`.
pub fn item_constant(name: &str) -> String {
    let text = screaming(name);
    match text.strip_prefix("_3D").and_then(|rest| rest.split_once('_')) {
        Some((first, rest)) => format!("{first}3D_{rest}"),
        None => text,
    }
}

/// Constant name.
pub fn screaming(name: &str) -> String {
    let text = words(name).join("_").to_ascii_uppercase();
    if text.starts_with(|c: char| c.is_ascii_digit()) { format!("_{text}") } else { text }
}
