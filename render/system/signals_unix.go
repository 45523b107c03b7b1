//go:build unix

// Lists the signals that end the program on Linux and macOS. signals.go handles them.

package system

import (
	"os"
	"syscall"
)

// endings are the signals that ask a program to end: Ctrl-C, the end of the session, and a closed terminal.
func endings() []os.Signal { return []os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} }
