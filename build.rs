//! Gives the programs for Windows their icon, version and manifest.

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=packaging/windows/bottone.manifest");
    println!("cargo::rerun-if-changed=icons/bottone.ico");
    #[cfg(feature = "windows")]
    resource()?;
    Ok(())
}

/// Compiles the resource with `windres` or `rc.exe` and links it.
#[cfg(feature = "windows")]
fn resource() -> std::io::Result<()> {
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
