// Converts the bytes of a file to UTF-8 text (decode): it detects the encoding, and removes mail quotation marks and the text before a record.
// IsRecord reports whether data is meant as a record. Add an encoding here. anyformat.go tells the other formats apart.

package anyformat

import (
	"bytes"
	"regexp"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"quintet/games/board"
	"quintet/games/files/abstractplay"
	"quintet/games/files/share"
)

// tag finds the tag with a record's game, quoted or not.
var tag = regexp.MustCompile(`(?im)^[> \t]*\[[ \t]*game[ \t]+"`)

// firstTag finds the first tag of a record.
var firstTag = regexp.MustCompile(`(?m)^[> \t]*\[[ \t]*[A-Za-z][A-Za-z0-9-]*[ \t]+"`)

// IsRecord reports whether data is meant as a record in the format of package record, sound or not.
func IsRecord(data []byte) bool {
	text, _, _ := decode(data)
	return tag.Match(text)
}

// decode returns data as UTF-8 text, without additions of mail programs and old editors, with every line at its original line number. lossy reports
// that something was left out or guessed, and notes say what.
func decode(data []byte) (text []byte, notes []board.Message, lossy bool) {
	text = data
	if bytes.HasPrefix(data, []byte{0xff, 0xfe}) || bytes.HasPrefix(data, []byte{0xfe, 0xff}) {
		if plain, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewDecoder().Bytes(data); err == nil {
			text = plain
		}
	}
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	if !utf8.Valid(text) && (tag.Match(text) || abstractplay.Is(text) || share.Is(text)) {
		if plain, err := charmap.Windows1252.NewDecoder().Bytes(text); err == nil {
			text, lossy, notes = plain, true, append(notes, board.Say("file.latin"))
		}
	}
	if end := bytes.TrimRight(text, "\x1a\x00 \t\r\n"); bytes.ContainsAny(text[len(end):], "\x1a\x00") {
		text = end
	}
	if plain, left := unquote(string(text)); left {
		return []byte(plain), append(notes, board.Say("file.around")), true
	} else {
		text = []byte(plain)
	}
	return text, notes, lossy
}

// unquote removes mail quotation marks and blanks lines that cannot belong to the game: unquoted lines if the game is quoted, and lines before the
// first tag of a record. left reports whether there were any.
func unquote(text string) (plain string, left bool) {
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	depth, first := depthOf(text, lines), len(lines)
	for i, line := range lines {
		rest, quoted := cutQuotes(line, depth)
		if !quoted {
			left = left || strings.TrimSpace(line) != ""
			rest = ""
		}
		if lines[i] = rest; first == len(lines) && firstTag.MatchString(rest) {
			first = i
		}
	}
	if tag.MatchString(text) {
		for i := range min(first, len(lines)-1) {
			left = left || strings.TrimSpace(lines[i]) != "" && !strings.HasPrefix(strings.TrimSpace(lines[i]), ";") && !strings.HasPrefix(strings.TrimSpace(lines[i]), "{")
			if left {
				lines[i] = ""
			}
		}
	}
	if depth == 0 && !left {
		return text, false
	}
	return strings.Join(lines, "\n"), left
}

// depthOf returns the quotation depth of the game in text.
func depthOf(text string, lines []string) int {
	if at := tag.FindStringIndex(text); at != nil {
		return strings.Count(text[at[0]:at[1]], ">")
	}
	for _, line := range lines {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, ">") {
			return 0
		}
	}
	return 1
}

// cutQuotes removes depth quotation marks from the beginning of a line. ok is false if it has fewer, unless the line is empty.
func cutQuotes(line string, depth int) (rest string, ok bool) {
	rest = line
	for range depth {
		if rest, ok = strings.CutPrefix(strings.TrimLeft(rest, " \t"), ">"); !ok {
			return line, strings.TrimSpace(line) == ""
		}
		rest = strings.TrimPrefix(rest, " ")
	}
	return rest, true
}
