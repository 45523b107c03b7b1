//go:build !windows

package system

import (
	"io"
	"os"
)

// Streams returns standard input, output and error.
func Streams() (in io.Reader, out, errs io.Writer) { return os.Stdin, os.Stdout, os.Stderr }
