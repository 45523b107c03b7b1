//go:build !js

package system

// SayElsewhere does nothing: only pages of a browser wait for each other.
func SayElsewhere() {}
