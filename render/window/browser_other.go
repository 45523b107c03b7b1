//go:build !js

// Desktop versions of what only browsers need: they do nothing. A function added to announcer_js.go, history_js.go, hidden_js.go or files_js.go
// needs one here as well.

package window

import "quintet/render/input"

// An announcer does nothing: only pages of browsers announce to screen readers.
type announcer struct{}

func (*announcer) tell(string) {}

// A history does nothing: a window has no back button.
type history struct{}

func (*history) listen() {}

func (*history) add(*input.Frame) {}

func (*history) follow(int) {}

// onHidden does nothing: the loop of a window goes on while no one sees it, and the system asks before it ends the program.
func onHidden(func()) {}

// Save does nothing: it is for pages of browsers.
func (f *Files) Save(string, []byte) {}

// Choose does nothing: it is for pages of browsers.
func (f *Files) Choose() {}

// listen does nothing: what is dropped on a window comes from Ebitengine.
func (f *Files) listen() {}
