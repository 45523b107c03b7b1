// Reading records that do not keep to the format, such as those written by hand: tags are tidied, and what is not certain is left out and
// reported.

package record

import (
	"io"
	"regexp"
	"strconv"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/limits"
)

// A Dropped is a line of a record that ReadLoosely has left out.
type Dropped struct {
	Line int // from 1
	Text string
}

// ReadLoosely reads a record that does not keep to the format: names of tags may be in any case, dates are written in several ways, and lines of
// tags that say nothing certain are left out and returned: those that are no tags, second ones with another value, unknown dates, levels that no
// computer has. A name that is too long loses its end. Of a tag that stands twice the first holds. Everything else is as in Read.
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

// tidy returns text with the lines of tags before the turns as Read wants them, and every line where it was.
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
			plain, _ := quoted(m[2]+`"`, '"')
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
		if seen[name] = value; tidied != "" || value == "" && name != "date" && !strings.HasSuffix(name, levelEnd) {
			lines[i] = "[" + name + ` "` + quote(tidied, `"`) + "]"
		}
	}
	return strings.Join(lines, "\n"), dropped
}

// tidyValue returns the value of a tag as Read wants it, "" where it says nothing certain. whole is false where something of it is lost.
func tidyValue(name, value string) (tidied string, whole bool) {
	seat, isLevel := strings.CutSuffix(name, levelEnd)
	switch {
	case name == "date":
		return tidyDate(value)
	case isLevel && isSeat(seat):
		level, err := strconv.Atoi(strings.TrimSpace(value))
		if err != nil || level < 1 || level > MaxLevel {
			return "", false
		}
		return strconv.Itoa(level), true
	case isSeat(name):
		tidied = limits.Name(value)
		return tidied, len(tidied) >= len(strings.TrimSpace(value))
	}
	return value, true
}

// isSeat reports whether name is that of a seat.
func isSeat(name string) bool {
	return len(name) == 2 && name[0] == 'p' && name[1] >= '1' && name[1] <= '4'
}

// dateForms are the ways to write a day that cannot be mistaken.
var dateForms = []string{time.DateOnly, "2006.01.02", "2006/01/02", "2006-1-2", "2006.1.2", "2006/1/2", "20060102", "2 January 2006", "January 2, 2006", time.RFC3339}

// tidyDate returns a day as Read wants it.
func tidyDate(value string) (day string, whole bool) {
	for _, form := range dateForms {
		if at, err := time.Parse(form, strings.TrimSpace(value)); err == nil {
			return at.Format(time.DateOnly), true
		}
	}
	return "", value == ""
}
