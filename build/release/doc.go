// Package release makes the downloads: packages for Windows, macOS and Linux, on one machine and without cgo. Builds are reproducible: two runs on
// the same sources give the same bytes, and every time in a package is that of the last commit.
//
// # Files
//
//   - release.go: the command line, and what all packages share; sbom.go: the list of modules of each program
//   - compile.go: the programs and the site; archive.go: zip and tar; icon.go: the icon in each format
//   - windows.go: resources and installers; macos.go: the application and its signature; linux.go: the files on Linux, .deb and .rpm
package release
