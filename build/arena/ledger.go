package arena

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

// resume opens a file that only grows, or makes it, for what comes next. read reads its whole lines, of which the first are those of head, and
// returns how many bytes of them are kept; what is behind them is cut off. Half a line at the end, which an interrupted run may leave, never counts.
// The error says where the file does not begin with head.
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

// resumeFile is resume of a file that is open.
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
	case !strings.HasPrefix(head, text): // else it is new, or was interrupted in its first moment
		is, want, i := strings.Split(text, "\n"), strings.Split(head, "\n"), 0
		for is[i] == want[i] {
			i++
		}
		return fmt.Errorf("line %d is %q: the file is of another run, this one has %q there", i+1, is[i], want[i])
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

// readLedger reads the lines of a result file, behind those of its header. check has the last word about each result, by its number; a damaged line at
// the end is not kept.
func readLedger(lines, header string, check func(number int, r result) error) (results []result, kept int, err error) {
	kept = len(header)
	for line := range strings.Lines(lines[kept:]) {
		var r result
		err := json.Unmarshal([]byte(line), &r)
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
