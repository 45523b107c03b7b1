//go:build !windows

// Returns standard input, output and error as they are. Windows needs a console for them (streams_windows.go).

package system

import (
	"io"
	"os"
)

// Streams returns standard input, output and error.
func Streams() (in io.Reader, out, errs io.Writer) { return os.Stdin, os.Stdout, os.Stderr }
