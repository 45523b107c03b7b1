//go:build !js

package window

// A herald does nothing: only a page of a browser has a place for what readers of the screen read aloud.
type herald struct{}

func (*herald) tell(string) {}
