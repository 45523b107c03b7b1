// Splits the text of a record into tokens for read.go and tags.go (scanner): tags, items, comments and parentheses. Add a token here. Also Error,
// which says what is wrong with a record, with line and column.

package record

import (
	"cmp"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"quintet/games"
	"quintet/games/limits"
	"quintet/games/words"
)

// An Error says what is wrong with a record and where.
type Error struct {
	Line, Column int // from 1, counting characters; 0 if no place is at fault
	Text         string
	Tag          string // the tag whose value is at fault, "" for none
	Err          error

	game games.Spec // provides the sentences for reasons
}

// Error names the place, the text there and the rule that it breaks.
func (e *Error) Error() string {
	reason := e.Err.Error()
	var illegal *games.IllegalError
	if errors.As(e.Err, &illegal) {
		reason = "not legal here: " + words.English(words.Of(e.game)).Say(illegal.Reason.Text)
	}
	if e.Line == 0 {
		return reason
	}
	if e.Text == "" || errors.Is(e.Err, games.ErrSyntax) { // a game's syntax error quotes the text itself
		return fmt.Sprintf("line %d, column %d: %s", e.Line, e.Column, reason)
	}
	return fmt.Sprintf("line %d, column %d: %q: %s", e.Line, e.Column, e.Text, reason)
}

// Unwrap returns the reason.
func (e *Error) Unwrap() error { return e.Err }

// A kind is the kind of a token.
type kind uint8

const (
	tokenEnd      kind = iota // of the text
	tokenTag                  // text is what is between the brackets
	tokenItem                 // a turn or its number
	tokenComment              // text is the comment, without spaces around it
	tokenDrawings             // text is what follows drawingsLead in a comment
	tokenOpen                 // (
	tokenClose                // )
)

// A token is a piece of the text; at is the byte offset of its beginning.
type token struct {
	kind kind
	text string
	at   int
}

// A scanner splits a text into tokens.
type scanner struct {
	text string
	pos  int
	game games.Spec // of the record, once it is known
}

// newScanner prepares data: it drops a byte order mark and converts line ends to one character.
func newScanner(data []byte) *scanner {
	text := strings.TrimPrefix(string(data), "\ufeff")
	if strings.Contains(text, "\r") {
		text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)
	}
	return &scanner{text: text}
}

// fail returns an error about text at byte at.
func (s *scanner) fail(at int, text string, err error) *Error {
	before := s.text[:at]
	start := strings.LastIndexByte(before, '\n') + 1
	return &Error{
		Line:   strings.Count(before, "\n") + 1,
		Column: utf8.RuneCountInString(before[start:]) + 1,
		Text:   games.Shorten(text),
		Err:    err,
		game:   s.game,
	}
}

// check reports the first byte that is not UTF-8.
func (s *scanner) check() error {
	for i, r := range s.text {
		if r == utf8.RuneError && !strings.HasPrefix(s.text[i:], "\ufffd") {
			return s.fail(i, "", errors.New("a record is text in UTF-8, and here is something else"))
		}
	}
	return nil
}

func (s *scanner) next() (token, error) {
	s.pos += len(s.text[s.pos:]) - len(strings.TrimLeft(s.text[s.pos:], " \t\n"))
	t := token{at: s.pos}
	if s.pos == len(s.text) {
		return t, nil
	}
	switch s.text[s.pos] {
	case '(':
		t.kind = tokenOpen
		s.pos++
	case ')':
		t.kind = tokenClose
		s.pos++
	case ';':
		t.kind = tokenComment
		line, _, _ := strings.Cut(s.text[s.pos+1:], "\n")
		s.pos += 1 + len(line)
		return s.remark(t, line)
	case '{':
		t.kind = tokenComment
		text, n := unquote(s.text[s.pos+1:], '}')
		if n < 0 {
			return t, s.fail(t.at, "{", errors.New("the comment is not closed by }"))
		}
		raw := strings.TrimLeft(s.text[s.pos+1:s.pos+n], " \t\n")
		s.pos += 1 + n
		if drawings, ok := cutWord(raw, drawingsLead); ok {
			t.kind, t.text = tokenDrawings, drawings
			return t, nil
		}
		if strings.HasPrefix(raw, escapedLead) {
			text = strings.Replace(text, escapedLead, drawingsLead, 1)
		}
		return s.remark(t, text)
	case '[':
		t.kind = tokenTag
		line, _, _ := strings.Cut(s.text[s.pos:], "\n")
		s.pos += len(line)
		t.text = strings.TrimSpace(line)
	default:
		t.kind = tokenItem
		n := strings.IndexAny(s.text[s.pos:], " \t\n(){};[")
		if n < 0 {
			n = len(s.text) - s.pos
		}
		if n == 0 { // a } that closes nothing
			n = 1
		}
		n = min(n, cmp.Or(numberLength(s.text[s.pos:s.pos+n]), n))
		t.text = s.text[s.pos : s.pos+n]
		for i, r := range t.text {
			if !limits.Allows(r) {
				return t, s.fail(s.pos+i, string(r), errors.New("control characters are not allowed"))
			}
		}
		s.pos += n
	}
	return t, nil
}

// drawingsLead begins a comment that holds drawings, escapedLead an ordinary one that would look like it.
const (
	drawingsLead = "%draw"
	escapedLead  = `\` + drawingsLead
)

// cutWord returns what follows word at the beginning of text. ok is false if text begins with another word.
func cutWord(text, word string) (rest string, ok bool) {
	rest, ok = strings.CutPrefix(text, word)
	return rest, ok && (rest == "" || strings.ContainsAny(rest[:1], " \t\n"))
}

// numberLength returns the length of the number with a full stop at the beginning of an item, 0 if there is none. No space is required after it.
func numberLength(item string) int {
	digits := len(item) - len(strings.TrimLeft(item, "0123456789"))
	if digits == 0 || !strings.HasPrefix(item[digits:], ".") {
		return 0
	}
	return digits + 1
}

// remark returns t with a comment as its text.
func (s *scanner) remark(t token, text string) (token, error) {
	if text = strings.TrimSpace(text); len(text) > limits.MaxComment && utf8.RuneCountInString(text) > limits.MaxComment {
		return t, s.fail(t.at, "", errLongComment)
	}
	t.text = limits.Comment(text)
	return t, nil
}

// errLongComment refuses a comment, or joined comments on one turn, that are too long.
var errLongComment = fmt.Errorf("a comment has at most %d characters, and this has more", limits.MaxComment)

// unquote reads text up to the closing sign and removes the backslashes. n is the length with the sign, -1 if it is missing.
func unquote(text string, closing byte) (plain string, n int) {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == closing:
			return b.String(), i + 1
		case c == '\\' && i+1 < len(text) && (text[i+1] == closing || text[i+1] == '\\'):
			i++
			b.WriteByte(text[i])
		default:
			b.WriteByte(c)
		}
	}
	return "", -1
}

// quote is the inverse of quoted, with the closing sign.
func quote(plain string, closing string) string {
	return strings.NewReplacer(`\`, `\\`, closing, `\`+closing).Replace(plain) + closing
}
