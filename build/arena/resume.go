// Continues interrupted runs of arena, yardstick and calibrate: reads the complete lines of an append-only file and cuts off its damaged end (resume).
// It also parses files with a line for each game (readLedger). Change here which damage is accepted.

package arena

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

// resume opens or creates an append-only file and continues it. read parses its complete lines, which begin with those of head, and returns how many
// bytes to keep; the rest is cut off. An unfinished last line, as from an interrupted run, is always dropped. The error says where the file differs
// from head.
func resume(path, head string, read func(lines string) (kept int, err error)) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, err
	}
	if err := resumeFile(f, head, read); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", path, err), f.Close())
	}
	return f, nil
}

// resumeFile is resume for an open file.
func resumeFile(f *os.File, head string, read func(lines string) (kept int, err error)) error {
	data, err := io.ReadAll(f)
	if err != nil {
		return err
	}
	text, kept := string(data), 0
	switch {
	case strings.HasPrefix(text, head):
		if kept, err = read(text[:strings.LastIndexByte(text, '\n')+1]); err != nil {
			return err
		}
	case !strings.HasPrefix(head, text): // otherwise it is new, or was interrupted at the very beginning
		return foreign(text, head)
	}
	if err := f.Truncate(int64(kept)); err != nil {
		return err
	}
	if _, err := f.Seek(int64(kept), io.SeekStart); err != nil {
		return err
	}
	if kept == 0 {
		_, err = io.WriteString(f, head)
	}
	return err
}

// foreign returns the error that a file with this text does not begin with head: the first line that differs.
func foreign(text, head string) error {
	is, want, i := strings.Split(text, "\n"), strings.Split(head, "\n"), 0
	for i < min(len(is), len(want))-1 && is[i] == want[i] {
		i++
	}
	return fmt.Errorf("line %d is %q: the file is of another run, this one has %q there", i+1, is[i], want[i])
}

// readLedger parses the lines of a result file after its header. check validates each result, by its number; a last line that cannot be parsed is not kept.
func readLedger[R any](lines, header string, parse func(line string) (R, error), check func(number int, r R) error) (results []R, kept int, err error) {
	kept = len(header)
	for line := range strings.Lines(lines[kept:]) {
		r, err := parse(line)
		if err != nil && kept+len(line) == len(lines) {
			return results, kept, nil
		}
		if err == nil {
			err = check(len(results), r)
		}
		if err != nil {
			return nil, 0, fmt.Errorf("line %d: %w", strings.Count(lines[:kept], "\n")+1, err)
		}
		results = append(results, r)
		kept += len(line)
	}
	return results, kept, nil
}
