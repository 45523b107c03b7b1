//go:build !js

package window

// Save does nothing: the players have folders.
func (f *Files) Save(string, []byte) {}

// Choose does nothing: files are dropped on the window.
func (f *Files) Choose() {}

// listen does nothing: what is dropped on a window comes from Ebitengine.
func (f *Files) listen() {}
