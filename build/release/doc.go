// Package release makes the downloads: packages for Windows, macOS and Linux, on one machine and without cgo. Builds are reproducible: two runs on
// the same sources give the same bytes, and every time in a package is that of the last commit.
//
// # Files
//
// release.go parses the command line and holds what all packages share, compile.go builds the programs and the site, archive.go writes zip and tar,
// and icon.go draws the icon. windows.go makes the Windows resources and installer, macos.go the macOS application and its seal, linux.go the files
// of a Linux system and the .deb and .rpm with them. sbom.go lists the modules of each program.
package release
