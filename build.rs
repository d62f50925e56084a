//! Leaves the symbols out of the program, which nothing reads.
//!
//! `strip` of a profile does not reach a package with a level of its own, and this one has that of the tests.

#![allow(clippy::disallowed_methods, clippy::print_stdout, reason = "a build script")]

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux") {
        println!("cargo::rustc-link-arg-bins=-s");
    }
}
