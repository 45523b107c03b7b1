// Reads files named on the command line, up to the size of a record (ReadFile). It also makes errors about files, and names of files, safe to show on
// a terminal (FileError, QuoteName). Change here which files are refused.

package command

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strconv"
	"strings"

	"quintet/games/files/record"
)

// ReadFile reads a regular file, at most one byte more than the longest record. The error names the file. It refuses anything but a regular file: a
// pipe could block for ever.
func ReadFile(name string) ([]byte, error) {
	data, err := readFile(name)
	if err != nil {
		return nil, FileError(name, err)
	}
	return data, nil
}

// readFile is ReadFile with an error that may not name the file.
func readFile(name string) ([]byte, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, ErrNoFile
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, record.MaxBytes+1))
}

// FileError returns an error about the file called name as one line that is safe for a terminal.
func FileError(name string, err error) error {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		err = e.Err
	}
	if e, ok := errors.AsType[*os.LinkError](err); ok {
		err = e.Err
	}
	return fmt.Errorf("%s: %w", QuoteName(name), err)
}

// QuoteName returns the name of a file as a terminal can show it: quoted and escaped if it has unprintable characters.
func QuoteName(name string) string {
	const most = 255 // bytes of a name; the end of a longer one tells more
	if len(name) > most {
		name = "..." + strings.ToValidUTF8(name[len(name)-most:], "")
	}
	if quoted := strconv.Quote(name); quoted != `"`+name+`"` {
		return quoted
	}
	return name
}
