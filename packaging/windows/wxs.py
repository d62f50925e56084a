"""Writes the description of the installer, for wixl: wxs.py FOLDER VERSION
Writes the code of the package, which is another for other contents: wxs.py --code FOLDER DESCRIPTION

The installer is for one person and needs no administrator. It puts FOLDER into AppData\\Local\\Programs\\Bottone, a
shortcut into the Start menu, and makes .bottone files open with the program. `wixl` has no element for PATH: the component
*Path* is empty here, and packaging/windows/pack adds the row of the table."""
import hashlib
import pathlib
import sys
import uuid
from xml.sax.saxutils import quoteattr

# The names of components and products are made from this one: the same version has the same identity.
NAMESPACE = uuid.UUID("6f0f7d9e-0f0c-4a0e-9d0b-7a5c1c9d3b11")
CLASSES = r"Software\Classes"


def identity(name):
    return str(uuid.uuid5(NAMESPACE, name)).upper()


if sys.argv[1] == "--code":
    contents = hashlib.sha256(pathlib.Path(sys.argv[3]).read_bytes())
    for file in sorted(path for path in pathlib.Path(sys.argv[2]).rglob("*") if path.is_file()):
        contents.update(hashlib.sha256(file.read_bytes()).digest())
    print(identity("package " + contents.hexdigest()))
    sys.exit()
folder, version = pathlib.Path(sys.argv[1]), sys.argv[2]


def key(name):
    """The value in the registry by which an installer for one person knows that a component is there."""
    return (f'<RegistryValue Root="HKCU" Key="Software\\Bottone\\Installer" Name={quoteattr(name)} '
            f'Type="integer" Value="1" KeyPath="yes"/>')


def component(name, body, directory="INSTALLDIR"):
    components.append(name)
    return (f'<DirectoryRef Id="{directory}"><Component Id="{name}" Guid="{identity(name)}">{body}{key(name)}'
            "</Component></DirectoryRef>")


components, parts, names = [], [], 0


def walk(path, directory):
    """Puts the files of a folder into a component, and each folder below it into one of its own."""
    global names
    names += 1
    name = f"Folder{names}"
    lines = [f'<RemoveFolder Id="r{name}" On="uninstall"/>']
    below = ""
    for file in sorted(path.iterdir()):
        relative = file.relative_to(folder).as_posix()
        if file.is_dir():
            inner = f"d{names}_{file.name.replace('-', '_')}"
            below += f'<Directory Id="{inner}" Name={quoteattr(file.name)}>{walk(file, inner)}</Directory>'
        else:
            short = "f" + identity(relative).replace("-", "")
            lines.append(f'<File Id="{short}" Name={quoteattr(file.name)} Source={quoteattr(relative)}/>')
    parts.append(component(name, "".join(lines), directory))
    return below


inside = walk(folder, "INSTALLDIR")
shortcut = component("Shortcut", (
    '<Shortcut Id="StartMenu" Directory="ProgramMenuFolder" Name="Bottone" Target="[INSTALLDIR]bottone.exe" '
    'WorkingDirectory="INSTALLDIR" Description="Directs live poker tournaments"/>'))
type_of_file = component("FileType", "".join(
    f'<RegistryValue Root="HKCU" Key={quoteattr(at)} Type="string" Value={quoteattr(value)}/>' for at, value in [
        (rf"{CLASSES}\.bottone", "Bottone.Event"),
        (rf"{CLASSES}\Bottone.Event", "Bottone event"),
        (rf"{CLASSES}\Bottone.Event\DefaultIcon", r"[INSTALLDIR]bottone.ico"),
        (rf"{CLASSES}\Bottone.Event\shell\open\command", r'"[INSTALLDIR]bottone.exe" "%1"'),
    ]) + f'<RegistryValue Root="HKCU" Key="{CLASSES}\\.ron\\OpenWithProgids" Name="Bottone.Event" Type="string" Value=""/>')
path = component("Path", "")
parts += [shortcut, type_of_file, path]

print(f"""<?xml version="1.0" encoding="utf-8"?>
<Wix xmlns="http://schemas.microsoft.com/wix/2006/wi">
  <Product Id="{identity('product ' + version)}" Name="Bottone" Version="{version}" Language="1033" Manufacturer="The authors of Bottone"
      UpgradeCode="{identity('upgrade')}">
    <Package InstallerVersion="500" Compressed="yes" InstallScope="perUser" Description="Bottone {version}"/>
    <MajorUpgrade DowngradeErrorMessage="A newer version of Bottone is installed."/>
    <Media Id="1" Cabinet="bottone.cab" EmbedCab="yes"/>
    <Icon Id="bottone.ico" SourceFile="bottone.ico"/>
    <Property Id="ARPPRODUCTICON" Value="bottone.ico"/>
    <Property Id="ARPNOMODIFY" Value="1"/>
    <Directory Id="TARGETDIR" Name="SourceDir">
      <Directory Id="LocalAppDataFolder">
        <Directory Id="ProgramsInAppData" Name="Programs">
          <Directory Id="INSTALLDIR" Name="Bottone">{inside}</Directory>
        </Directory>
      </Directory>
      <Directory Id="ProgramMenuFolder"/>
    </Directory>
    {"".join(parts)}
    <Feature Id="Bottone" Level="1">{"".join(f'<ComponentRef Id="{name}"/>' for name in components)}</Feature>
  </Product>
</Wix>""")
