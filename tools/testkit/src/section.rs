//! Sections of a text test: each begins with a `; platforms:` line.

/// One section.
#[derive(Default)]
pub(crate) struct Section<'a> {
    /// Comments in front of it.
    pub before: Vec<&'a str>,
    /// Names of platforms.
    pub platforms: &'a str,
    /// Its lines of the kind that the reader asked for.
    pub kept: Vec<&'a str>,
    /// What is no comment.
    pub text: String,
}

/// The sections of a file. Lines that begin with `keep` are kept, those with `; hex:` are results and left out; other
/// comments belong to what follows.
pub(crate) fn sections<'a>(text: &'a str, keep: &str) -> Vec<Section<'a>> {
    let mut list: Vec<Section> = Vec::new();
    let mut before = Vec::new();
    for line in text.lines() {
        match list.last_mut() {
            _ if line.starts_with("; platforms:") => {
                let platforms = line["; platforms:".len()..].trim();
                list.push(Section { before: std::mem::take(&mut before), platforms, ..Section::default() });
            }
            Some(_) if line.starts_with("; hex:") => {}
            Some(last) if line.starts_with(keep) => last.kept.push(line),
            _ if line.starts_with(';') => before.push(line),
            Some(last) if !line.trim().is_empty() => {
                last.text += line;
                last.text.push('\n');
            }
            _ => {}
        }
    }
    list
}
