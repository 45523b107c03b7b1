//go:build !js

package window

import "quintet/render/input"

// A typist does nothing: only in a page of a browser has a phone to be asked for its keyboard.
type typist struct{}

func (*typist) add(*input.Frame) {}

func (*typist) follow(input.Edit, bool) {}
