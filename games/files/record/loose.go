// Reads records that break the format, such as handwritten ones (ReadLoosely): it tidies their tags, and leaves out and reports lines whose meaning
// is uncertain. Add another way to write a tag or a date here (tidyValue, dateForms). read.go then reads the tidied text.

package record

import (
	"io"
	"regexp"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/limits"
)

// A Dropped is a line of a record that ReadLoosely left out.
type Dropped struct {
	Line int // from 1
	Text string
}

// ReadLoosely reads a record that breaks the format: tag names may be in any case, dates may be written in several ways, and tag lines without
// certain meaning are left out and returned: lines that are not tags, repeated tags with another value, unknown dates, impossible levels of
// computers. A name that is too long is cut. Of repeated tags the first counts. Everything else is as in Read.
func ReadLoosely(r io.Reader, find func(id string) (games.Spec, bool)) (*Record, []Dropped, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
	if err != nil {
		return nil, nil, err
	}
	text, dropped := tidy(newScanner(data).text)
	rec, err := Read(strings.NewReader(text), find)
	return rec, dropped, err
}

// looseTag is a line with a tag: its name and its value, with backslashes.
var looseTag = regexp.MustCompile(`^\s*\[\s*([A-Za-z0-9-]+)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*$`)

// tidy returns text with the tag lines in the form that Read accepts, and every line at its line number.
func tidy(text string) (string, []Dropped) {
	var dropped []Dropped
	lines := strings.Split(text, "\n")
	seen := map[string]string{} // values by name
	for i, line := range lines {
		switch line = strings.TrimSpace(line); {
		case line == "":
			continue
		case line[0] != '[':
			return strings.Join(lines, "\n"), dropped
		}
		lines[i] = ""
		var name, value string
		if m := looseTag.FindStringSubmatch(line); m != nil {
			plain, _ := unquote(m[2]+`"`, '"')
			name, value = strings.ToLower(m[1]), plain
		}
		first, twice := seen[name]
		tidied, whole := tidyValue(name, value)
		if name == "" || !whole || twice && value != first {
			dropped = append(dropped, Dropped{i + 1, line})
		}
		if name == "" || twice {
			continue
		}
		if seen[name] = value; tidied != "" || value == "" && name != "date" && !strings.HasSuffix(name, levelSuffix) {
			lines[i] = "[" + name + ` "` + quote(tidied, `"`) + "]"
		}
	}
	return strings.Join(lines, "\n"), dropped
}

// tidyValue returns the value of a tag in the form that Read accepts, "" if its meaning is uncertain. whole is false if part of it is lost.
func tidyValue(name, value string) (tidied string, whole bool) {
	seat, isLevel := strings.CutSuffix(name, levelSuffix)
	switch {
	case name == "date":
		return tidyDate(value)
	case isLevel && isSeat(seat):
		level, even, ok := games.ParseLevel(strings.TrimSpace(value), MaxLevel)
		if !ok {
			return "", false
		}
		return games.FormatLevel(level, even), true
	case isSeat(name):
		tidied = limits.Name(value)
		return tidied, len(tidied) >= len(strings.TrimSpace(value))
	}
	return value, true
}

// isSeat reports whether name is the name of a seat.
func isSeat(name string) bool {
	return len(name) == 2 && name[0] == 'p' && name[1] >= '1' && name[1] <= '4'
}

// dateForms are the unambiguous ways to write a day.
var dateForms = []string{time.DateOnly, "2006.01.02", "2006/01/02", "2006-1-2", "2006.1.2", "2006/1/2", "20060102", "2 January 2006", "January 2, 2006", time.RFC3339}

// tidyDate returns a day in the form that Read accepts.
func tidyDate(value string) (day string, whole bool) {
	for _, form := range dateForms {
		if at, err := time.Parse(form, strings.TrimSpace(value)); err == nil {
			return at.Format(time.DateOnly), true
		}
	}
	return "", value == ""
}
