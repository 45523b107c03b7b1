// The counterpart of folder.go in browsers, which have no folders: the button to open one is left out.

package system

// FolderOpener returns nil: a page of a browser has no folders.
func FolderOpener() func(path string) error { return nil }
