//go:build unix

// Lists the signals that end the program on Linux and macOS. signals.go handles them.

package system

import (
	"os"
	"syscall"
)

// endSignals are the signals that ask a program to end: Ctrl-C, the end of the session, and a closed terminal.
func endSignals() []os.Signal { return []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} }
