// Package release makes what users download: packages for Windows, macOS and Linux, from one machine and without cgo. Two runs on the same
// sources give the same bytes: every time in a package is that of the last commit.
//
// # Files
//
// command.go reads the command line, release.go holds what all packages share, compile.go builds the programs, archive.go writes zip and tar,
// template.go fills in the files below templates, icon.go draws the icon, resource.go gives a Windows program icon, version and manifest,
// installer.go makes its installer, authenticode.go signs both, bundle.go makes the macOS application, macho.go joins its two programs and
// codesign.go seals it, browsers.go packs the site, linux.go lists what a Linux system gets, packages.go makes .deb and .rpm of it, sbom.go lists the modules.
package release
