// Returns standard input, output and error on Windows, where a program with windows has no console: their first use attaches the console that
// started the program.

package system

import (
	"io"
	"os"
	"sync"

	"golang.org/x/sys/windows"
)

// Streams returns standard input, output and error. A program with windows gets no console: if a stream is neither a file nor a pipe, its first use
// attaches the console that started the program.
func Streams() (in io.Reader, out, errs io.Writer) {
	return &stream{file: os.Stdin, console: "CONIN$"}, &stream{file: os.Stdout, console: "CONOUT$"}, &stream{file: os.Stderr, console: "CONOUT$"}
}

// A stream is a standard stream that is opened at its first use. It is safe for concurrent use.
type stream struct {
	once    sync.Once
	file    *os.File
	console string // the file name of the console
}

func (s *stream) Read(p []byte) (int, error)  { return s.opened().Read(p) }
func (s *stream) Write(p []byte) (int, error) { return s.opened().Write(p) }

// opened returns the file for reading or writing.
func (s *stream) opened() *os.File {
	s.once.Do(func() {
		kind, err := windows.GetFileType(windows.Handle(s.file.Fd()))
		if err == nil && kind != windows.FILE_TYPE_UNKNOWN {
			return
		}
		const parent = ^uintptr(0) // ATTACH_PARENT_PROCESS
		// It fails if there is no console, or if another stream has attached it; opening the file then shows which.
		_, _, _ = windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole").Call(parent)
		if f, err := os.OpenFile(s.console, os.O_RDWR, 0); err == nil {
			s.file = f
		}
	})
	return s.file
}
