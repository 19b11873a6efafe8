//! Figures of pairs of runs, and how they are shown.

use super::{Line, Peer};
use crate::tree;
use anyhow::{Context, Result};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// How one scene does beside its peer. Ratios above 1 are in favour of Halogen.
#[derive(Clone, Debug, Serialize)]
pub struct Figure {
    /// Name of the scene.
    pub name: String,
    /// Whom it is compared with.
    pub peer: Peer,
    /// What is counted.
    pub unit: String,
    /// Median of the rates on Halogen, units a second.
    pub rate: f64,
    /// The same on the peer.
    pub peer_rate: f64,
    /// Ratio of the two.
    pub wall: f64,
    /// Smallest and largest ratio of a pair.
    pub wall_spread: (f64, f64),
    /// The same by processor time of a frame.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cpu: Option<f64>,
    /// Ratio of the times of the first frame.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<f64>,
    /// Ratio of the most memory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory: Option<f64>,
}

impl Figure {
    /// From pairs of runs of one scene; there is at least one.
    pub fn of(peer: Peer, pairs: &[(Line, Line)]) -> Self {
        let rate = |line: &Line| line.frames * line.amount / line.wall_s;
        let cost = |line: &Line| line.cpu_s / line.frames;
        let ours = |value: &dyn Fn(&Line) -> f64| median(pairs.iter().map(|(ours, _)| value(ours)).collect());
        let theirs =
            |value: &dyn Fn(&Line) -> f64| median(pairs.iter().map(|(_, theirs)| value(theirs)).collect());
        // What a program does not tell is 0 on both sides.
        let less = |value: &dyn Fn(&Line) -> f64| {
            let (ours, theirs) = (ours(value), theirs(value));
            (ours > 0.0 && theirs > 0.0).then(|| theirs / ours)
        };
        let ratios: Vec<f64> = pairs.iter().map(|(ours, theirs)| rate(ours) / rate(theirs)).collect();
        let spread = |pick: fn(f64, f64) -> f64| ratios.iter().copied().reduce(pick).unwrap_or(f64::NAN);
        let (name, unit) =
            pairs.first().map(|(ours, _)| (ours.name.clone(), ours.unit.clone())).unwrap_or_default();
        Self {
            name,
            peer,
            unit,
            rate: ours(&rate),
            peer_rate: theirs(&rate),
            wall: ours(&rate) / theirs(&rate),
            wall_spread: (spread(f64::min), spread(f64::max)),
            cpu: less(&cost),
            first: less(&|line| line.first_s),
            memory: less(&|line| line.peak_kib),
        }
    }

    fn group(&self) -> &str {
        self.name.split('/').next().unwrap_or_default()
    }
}

/// Middle value; of an even number the mean of the two.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match values.len() {
        0 => f64::NAN,
        length if length % 2 == 1 => values[middle],
        _ => (values[middle - 1] + values[middle]) / 2.0,
    }
}

fn geometric_mean(values: &[f64]) -> f64 {
    (values.iter().map(|value| value.ln()).sum::<f64>() / values.len() as f64).exp()
}

/// Geometric means of the ratios of rates by group, in the order of names.
fn means(figures: &[Figure]) -> BTreeMap<&str, f64> {
    let mut groups: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    figures.iter().for_each(|figure| groups.entry(figure.group()).or_default().push(figure.wall));
    groups.into_iter().map(|(name, ratios)| (name, geometric_mean(&ratios))).collect()
}

/// Prints a line for each scene and the means.
pub fn print(figures: &[Figure]) {
    let optional = |value: Option<f64>| value.map_or_else(|| "-".into(), |value| format!("{value:.3}"));
    println!(
        "{:<40} {:>12} {:>12} {:<10} {:>7} {:>15} {:>7} {:>7} {:>7}",
        "scene", "halogen", "peer", "unit/s", "wall", "spread", "cpu", "first", "memory"
    );
    for figure in figures {
        let name: String = figure.name.chars().take(40).collect();
        let spread = format!("{:.3}..{:.3}", figure.wall_spread.0, figure.wall_spread.1);
        println!(
            "{name:<40} {:>12.2} {:>12.2} {:<10} {:>7.3} {spread:>15} {:>7} {:>7} {:>7}",
            figure.rate,
            figure.peer_rate,
            figure.unit,
            figure.wall,
            optional(figure.cpu),
            optional(figure.first),
            optional(figure.memory)
        );
    }
    println!();
    for (group, mean) in means(figures) {
        println!("{group:<40} geometric mean {mean:.3}");
    }
    println!("ratios are Halogen's over the peer's: above 1 Halogen is faster, or takes less");
}

/// Writes the table into docs/scoreboard/ and returns its file.
pub fn write(device: &str, pairs: u32, figures: &[Figure]) -> Result<PathBuf> {
    let date = crate::conformance::today();
    let table =
        Table { date: date.clone(), device: device.into(), pairs, means: means(figures), scene: figures };
    let file = tree::root().join(format!("docs/scoreboard/bench-{device}-{date}.toml"));
    std::fs::write(&file, toml::to_string(&table)?)
        .with_context(|| format!("cannot write {}", file.display()))?;
    Ok(file)
}

#[derive(Serialize)]
struct Table<'a> {
    date: String,
    device: String,
    pairs: u32,
    means: BTreeMap<&'a str, f64>,
    scene: &'a [Figure],
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(frames: f64, wall_s: f64, cpu_s: f64) -> Line {
        Line {
            name: "fill/plain".into(),
            renderer: String::new(),
            unit: "Mpixel".into(),
            amount: 2.0,
            first_s: wall_s,
            frames,
            wall_s,
            cpu_s,
            peak_kib: 0.0,
        }
    }

    #[test]
    fn a_figure_is_the_ratio_of_medians_with_the_spread_of_pairs() {
        let pairs = [
            (line(10.0, 1.0, 2.0), line(40.0, 1.0, 4.0)),
            (line(20.0, 1.0, 2.0), line(10.0, 1.0, 1.0)),
            (line(30.0, 1.0, 6.0), line(20.0, 1.0, 3.0)),
        ];
        let figure = Figure::of(Peer::Llvmpipe, &pairs);
        assert_eq!((figure.rate, figure.peer_rate, figure.wall), (40.0, 40.0, 1.0));
        assert_eq!(figure.wall_spread, (0.25, 2.0));
        // 0.2, 0.1, 0.2 s a frame against 0.1, 0.1, 0.15 s.
        assert_eq!(figure.cpu, Some(0.5));
        assert_eq!((figure.first, figure.memory), (Some(1.0), None));
        assert_eq!(means(std::slice::from_ref(&figure)).into_iter().collect::<Vec<_>>(), [("fill", 1.0)]);
    }

    #[test]
    fn medians_and_means() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), 2.5);
        assert!((geometric_mean(&[0.5, 2.0, 8.0]) - 2.0).abs() < 1e-12);
    }
}
