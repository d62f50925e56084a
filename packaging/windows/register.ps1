# Makes .bottone files open with the program in this folder, for this person alone, and offers it for .ron files, which
# belong to other programs as well. The installer does the same.
#   register.ps1            adds it
#   register.ps1 -Remove    removes it
param([switch]$Remove)
$ErrorActionPreference = 'Stop'

$folder = Split-Path -Parent $MyInvocation.MyCommand.Path
$classes = 'HKCU:\Software\Classes'
$type = "$classes\Bottone.Event"
$ending = "$classes\.bottone"
$with = "$classes\.ron\OpenWithProgids"

if ($Remove) {
    foreach ($key in $type, $ending) { if (Test-Path $key) { Remove-Item -Recurse $key } }
    if (Test-Path $with) { Remove-ItemProperty -Path $with -Name 'Bottone.Event' -ErrorAction SilentlyContinue }
    return
}
New-Item -Force "$type\DefaultIcon" -Value "$folder\bottone.ico" | Out-Null
New-Item -Force "$type\shell\open\command" -Value "`"$folder\bottone.exe`" `"%1`"" | Out-Null
Set-ItemProperty -Path $type -Name '(Default)' -Value 'Bottone event'
New-Item -Force $ending -Value 'Bottone.Event' | Out-Null
if (-not (Test-Path $with)) { New-Item -Force $with | Out-Null }
New-ItemProperty -Force -Path $with -Name 'Bottone.Event' -Value ([byte[]]@()) -PropertyType Binary | Out-Null
