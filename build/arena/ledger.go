package arena

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

// A ledger is the result file of a run: its header and a line for each game, in the order of the schedule.
type ledger struct{ file *os.File }

// openLedger opens the result file at path, or makes it, and returns the results that are in it. check has the last word about each;
// what is damaged at the end of the file is cut off. The error says where the file does not belong to this run.
func openLedger(path, header string, s schedule, check func(result) error) (*ledger, []result, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, nil, err
	}
	results, err := resume(f, header, s, check)
	if err != nil {
		return nil, nil, errors.Join(fmt.Errorf("%s: %w", path, err), f.Close())
	}
	return &ledger{f}, results, nil
}

// resume reads f and leaves it ready for the next line.
func resume(f *os.File, header string, s schedule, check func(result) error) ([]result, error) {
	text, err := io.ReadAll(f)
	if err != nil {
		return nil, err
	}
	results, sound, err := readLedger(string(text), header, s, check)
	if err != nil {
		return nil, err
	}
	if err := f.Truncate(int64(sound)); err != nil {
		return nil, err
	}
	if _, err := f.Seek(int64(sound), io.SeekStart); err != nil {
		return nil, err
	}
	if sound == 0 {
		_, err = io.WriteString(f, header)
	}
	return results, err
}

// readLedger reads the text of a result file. sound is the length of its beginning that can be kept.
func readLedger(text, header string, s schedule, check func(result) error) (results []result, sound int, err error) {
	if strings.HasPrefix(header, text) && text != header {
		return nil, 0, nil // new, or interrupted in its first moment
	}
	if err := compareHeaders(text, header); err != nil {
		return nil, 0, err
	}
	sound = len(header)
	for number := 0; ; number++ {
		line, rest, whole := strings.Cut(text[sound:], "\n")
		if !whole {
			return results, sound, nil // the line that was being written
		}
		r, err := parseResult(line, s, number)
		if err == nil {
			err = check(r)
		} else if rest == "" && !errors.Is(err, errOtherRun) {
			return results, sound, nil // damaged otherwise
		}
		if err != nil {
			return nil, 0, fmt.Errorf("line %d: %w", strings.Count(text[:sound], "\n")+1, err)
		}
		results = append(results, r)
		sound += len(line) + 1
	}
}

// compareHeaders reports the first line in which text, a result file, differs from the header of this run.
func compareHeaders(text, header string) error {
	for i, want := range strings.Split(strings.TrimSuffix(header, "\n"), "\n") {
		var is string
		is, text, _ = strings.Cut(text, "\n")
		if i == 0 && is != want {
			return fmt.Errorf("line 1 is %q: this is no result file; it would begin with %q", is, want)
		}
		if is != want {
			return fmt.Errorf("line %d: the file is of another run: it says %q, this run %q", i+1, is, want)
		}
	}
	return nil
}

// add writes the line of a game.
func (l *ledger) add(r result) error {
	return json.NewEncoder(l.file).Encode(r)
}

// close closes the file.
func (l *ledger) close() error { return l.file.Close() }
