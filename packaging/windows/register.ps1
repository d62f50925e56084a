# Makes Bottone one of the programs that open an event's file, with its icon, for this person alone. Windows knows files by
# their ending only, and .ron belongs to others as well: so it is offered under "Open with" and takes the ending from nobody.
#   register.ps1            adds it
#   register.ps1 -Remove    takes it away
param([switch]$Remove)
$ErrorActionPreference = 'Stop'

$folder = Split-Path -Parent $MyInvocation.MyCommand.Path
$classes = 'HKCU:\Software\Classes'
$type = "$classes\Bottone.Event"
$with = "$classes\.ron\OpenWithProgids"

if ($Remove) {
    if (Test-Path $type) { Remove-Item -Recurse $type }
    if (Test-Path $with) { Remove-ItemProperty -Path $with -Name 'Bottone.Event' -ErrorAction SilentlyContinue }
    return
}
New-Item -Force "$type\DefaultIcon" -Value "$folder\bottone.ico" | Out-Null
New-Item -Force "$type\shell\open\command" -Value "`"$folder\bottone.exe`" `"%1`"" | Out-Null
Set-ItemProperty -Path $type -Name '(Default)' -Value 'Bottone event'
if (-not (Test-Path $with)) { New-Item -Force $with | Out-Null }
New-ItemProperty -Force -Path $with -Name 'Bottone.Event' -Value ([byte[]]@()) -PropertyType Binary | Out-Null
