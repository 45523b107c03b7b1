package system

import (
	"os"
	"syscall"
)

// endings are the signals that ask a program to end: from the keyboard, and from a console that is closed, which Go reports as SIGTERM.
func endings() []os.Signal { return []os.Signal{os.Interrupt, syscall.SIGTERM} }
