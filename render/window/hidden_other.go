//go:build !js

package window

// onHidden does nothing: the loop of a window goes on while nobody sees it, and the system asks before it ends the program.
func onHidden(func()) {}
