//! halogen
fn main(){}
