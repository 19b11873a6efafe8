//! The whole GPU: the only room that wires.
