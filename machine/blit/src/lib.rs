//! blit
