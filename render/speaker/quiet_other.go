//go:build !linux

// The stub for quiet_linux.go: only ALSA writes errors that need silencing.

package speaker

// silenceALSA does nothing: only ALSA writes to standard error.
func silenceALSA() {}
