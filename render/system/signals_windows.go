// Lists the signals that end the program on Windows. signals.go handles them.

package system

import (
	"os"
	"syscall"
)

// endSignals are the signals that ask a program to end: Ctrl-C, and a closed console, which Go reports as SIGTERM.
func endSignals() []os.Signal { return []os.Signal{os.Interrupt, syscall.SIGTERM} }
