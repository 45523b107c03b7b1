// The stub for folder.go in browsers, which have no folders: pages leave out the button that opens one.

package system

// FolderOpener returns nil: a web page has no folders.
func FolderOpener() func(path string) error { return nil }
