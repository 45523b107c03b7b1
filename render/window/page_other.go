//go:build !js

package window

import "quintet/render/input"

// An announcer does nothing: only a page of a browser has a place for announcements.
type announcer struct{}

func (*announcer) tell(string) {}

// A history does nothing: a window has no way back of its own.
type history struct{}

func (*history) listen() {}

func (*history) add(*input.Frame) {}

func (*history) follow(int) {}

// onHidden does nothing: the loop of a window goes on while nobody sees it, and the system asks before it ends the program.
func onHidden(func()) {}

// Save does nothing: it is for pages of browsers.
func (f *Files) Save(string, []byte) {}

// Choose does nothing: it is for pages of browsers.
func (f *Files) Choose() {}

// listen does nothing: what is dropped on a window comes from Ebitengine.
func (f *Files) listen() {}
