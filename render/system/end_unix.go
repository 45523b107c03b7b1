//go:build unix

package system

import (
	"os"
	"syscall"
)

// endings are the signals that ask a program to end: from the keyboard, from the session, and from a terminal that is closed.
func endings() []os.Signal { return []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} }
