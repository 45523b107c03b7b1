// Reading files that a user names on the command line, up to the size of a record, and messages about files that cannot be read.

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

// ReadFile reads a regular file, at most one byte more than the longest record has. The error names the file. Anything but a regular file is
// refused: a pipe could block for ever.
func ReadFile(name string) ([]byte, error) {
	data, err := readFile(name)
	if err != nil {
		return nil, FileError(name, err)
	}
	return data, nil
}

// readFile is ReadFile whose error need not name the file.
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

// FileError says what is wrong with the file called name, on one line that a terminal can show.
func FileError(name string, err error) error {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		err = e.Err
	}
	if e, ok := errors.AsType[*os.LinkError](err); ok {
		err = e.Err
	}
	return fmt.Errorf("%s: %w", Shown(name), err)
}

// Shown returns the name of a file as a terminal can show it: in quotes and escaped where it holds what cannot be printed.
func Shown(name string) string {
	const most = 255 // bytes of a name; of a longer one its end tells more
	if len(name) > most {
		name = "..." + strings.ToValidUTF8(name[len(name)-most:], "")
	}
	if quoted := strconv.Quote(name); quoted != `"`+name+`"` {
		return quoted
	}
	return name
}
