//! Gives the programs for Windows their icon, version and manifest.
#![allow(clippy::print_stdout, reason = "cargo reads it")]

#[cfg(not(feature = "windows"))]
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}

/// Compiles the resource with `windres` or `rc.exe` and links it.
#[cfg(feature = "windows")]
fn main() -> std::io::Result<()> {
    for file in ["build.rs", "icons/bottone.ico", "packaging/windows/bottone.manifest"] {
        println!("cargo::rerun-if-changed={file}");
    }
    if std::env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return Ok(());
    }
    let mut resource = winresource::WindowsResource::new();
    resource
        .set("ProductName", "Bottone")
        .set("CompanyName", "The authors of Bottone")
        .set("FileDescription", "Bottone")
        .set("LegalCopyright", "MIT or Apache-2.0")
        .set_icon("icons/bottone.ico")
        .set_manifest_file("packaging/windows/bottone.manifest");
    resource.compile()
}
