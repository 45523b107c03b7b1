//go:build !js

package window

// An announcer does nothing: only a page of a browser has a place for announcements.
type announcer struct{}

func (*announcer) tell(string) {}
