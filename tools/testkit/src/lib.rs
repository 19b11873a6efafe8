//! What tests share: pictures and their comparison, programs of the build, four-valued results.

pub mod mesa;
pub mod picture;
