//! When a context gives way to another.
//!
//! Source: [skl.7:GPGPU Context Switch]. Streamers and walkers come to arbitration points; whoever runs them says how
//! many they may pass before they have to stop at one.
//! Deliberately absent: who runs next.

use std::cell::Cell;

/// How far a context may run, and whether it may be stopped.
#[derive(Clone, Debug)]
pub struct Arbitration {
    left: Cell<Option<u64>>,
    is_off: Cell<bool>,
}

impl Arbitration {
    /// A context that passes `points` arbitration points, at least one, or all of them.
    pub fn new(points: Option<u64>) -> Self {
        let left = points.map(|points| points.max(1));
        Self { left: Cell::new(left), is_off: Cell::new(false) }
    }

    /// The context is at an arbitration point: true when it has to stop there.
    pub fn point(&self) -> bool {
        match self.left.get() {
            None => false,
            Some(_) if self.is_off.get() => false,
            Some(0) => true,
            Some(left) => {
                self.left.set(Some(left - 1));
                false
            }
        }
    }

    /// Switches arbitration off or on again; points that are passed while it is off do not count.
    pub fn set_off(&self, is_off: bool) {
        self.is_off.set(is_off);
    }

    /// True for a context that is stopped at no point.
    pub fn is_endless(&self) -> bool {
        self.left.get().is_none()
    }

    /// True while the context cannot be stopped.
    pub fn is_off(&self) -> bool {
        self.is_off.get()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_context_stops_at_the_point_after_those_it_may_pass_unless_arbitration_is_off() {
        let arbitration = Arbitration::new(Some(2));
        assert_eq!([(); 3].map(|()| arbitration.point()), [false, false, true]);
        arbitration.set_off(true);
        assert!(!arbitration.point());
        arbitration.set_off(false);
        assert!(arbitration.point());
        assert!(!Arbitration::new(Some(0)).point(), "it gets on, however little it is given");
        assert!(!(0..1000).any(|_| Arbitration::new(None).point()));
    }
}
