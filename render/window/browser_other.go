//go:build !js

// Desktop stubs for what only browsers need. A function added to announcer_js.go, history_js.go, hidden_js.go or files_js.go needs a stub here as
// well.

package window

import "quintet/render/input"

// An announcer does nothing: only web pages announce to screen readers.
type announcer struct{}

func (*announcer) announce(string) {}

// A history does nothing: a window has no back button.
type history struct{}

func (*history) listen() {}

func (*history) add(*input.Frame) {}

func (*history) follow(int) {}

// onHidden does nothing: the loop of a hidden window continues, and the system asks before it ends the program.
func onHidden(func()) {}

// Save does nothing: it is for browsers.
func (f *Files) Save(string, []byte) {}

// Choose does nothing: it is for browsers.
func (f *Files) Choose() {}

// listen does nothing: Ebitengine delivers what is dropped on a window.
func (f *Files) listen() {}
