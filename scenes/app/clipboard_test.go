package app_test

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/play/match"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
	"quintet/scenes/ui"
)

// A clipboard holds a text, unless fails says why it takes none.
type clipboard struct {
	text  string
	fails error
}

// player returns a player of a program with this clipboard.
func (c *clipboard) player(t *testing.T) (p *demo.Player) {
	p = demotest.New(app.Deps{
		Copy:  func(text string, done func(error)) { c.text = text; done(c.fails) },
		Paste: func() { p.Drop(input.File{Data: []byte(c.text)}) },
	})
	t.Cleanup(p.App.Close)
	return p
}

// A game is copied by a key and by the menu, and opens when it is pasted, also on the title page; a position comes without its plies.
func TestCopyAndPasteGame(t *testing.T) {
	c := &clipboard{}
	p := c.player(t)
	do(t, p, "press New game SQU;press seat 2 Person;press seats As listed;press Play;play d4 e5 f6;key ctrl+c;want text on the clipboard")
	if !strings.HasPrefix(c.text, "quintet1-squ-") {
		t.Fatalf("on the clipboard is %q", c.text)
	}
	p = c.player(t)
	do(t, p, "ticks 1;key ctrl+v;want scene play;want plies 3")
	do(t, p, "key m;press Copy the position;want text on the clipboard;key ctrl+v;want plies 0")
	c.text = "Dear Ana,"
	do(t, p, "key ctrl+v;want text What was pasted is not a game record;want scene play")
	c.fails = errors.New("no clipboard")
	do(t, p, "key ctrl+c;want text Nothing was copied")
}

// A pasted game has the plies, variations, comments and marks of the text, and a game that is copied has them too, whether or not it is over.
func TestPastedGameKeepsVariations(t *testing.T) {
	for _, sample := range catalogtest.Tables(2) {
		for seed := range uint64(4) {
			r := games.NewRand(seed)
			m := match.New(sample.Open(t), nil)
			for range 3 {
				m.Goto(r.Intn(m.Len() + 1))
				catalogtest.PlayAny(t, m, r, 1+r.Intn(4))
			}
			for i, n := range catalogtest.Nodes(m) {
				switch r.Intn(3) {
				case 0:
					m.SetComment(n, fmt.Sprintf("Why {\"%d\"}?\nSo (a1) [b] > c;", i))
				case 1:
					_ = m.SetMark(n, match.Mark(r.Intn(7))) // the start has no mark
				}
			}
			if seed%2 == 1 && !m.Closed() {
				catalogtest.NoError(t, m.Declare(0))
			}
			var text bytes.Buffer
			catalogtest.NoError(t, record.Write(&text, record.New(sample.Spec, m)))
			want := catalogtest.Tree(m)
			for _, ends := range []string{"\n", "\r\n"} {
				c := &clipboard{text: strings.ReplaceAll(text.String(), "\n", ends)}
				p := c.player(t)
				do(t, p, "ticks 1;key ctrl+v;want scene play")
				if got := catalogtest.Tree(p.Match()); got != want {
					t.Fatalf("%s: pasted is\n%s\nwant\n%s", sample, got, want)
				}
				do(t, p, "key ctrl+c;want text on the clipboard")
				p = c.player(t)
				do(t, p, "ticks 1;key ctrl+v;want scene play")
				if got := catalogtest.Tree(p.Match()); got != want {
					t.Fatalf("%s: pasted again from %q is\n%s\nwant\n%s", sample, c.text, got, want)
				}
			}
		}
	}
}

// A browser may report a copy later: no message appears before that.
func TestCopyIsConfirmed(t *testing.T) {
	for _, c := range []struct {
		name string
		err  error
		want string
	}{
		{"done", nil, "text on the clipboard"},
		{"failed", errors.New("no room"), "text Nothing was copied: no room"},
		{"refused", fmt.Errorf("jargon: %w", fs.ErrPermission), "text Quintet is not allowed to use the clipboard."},
	} {
		answer := make(chan func(error), 1)
		p := demotest.New(app.Deps{Copy: func(_ string, done func(error)) { answer <- done }})
		t.Cleanup(p.App.Close)
		do(t, p, "press New game SQU;press seat 2 Person;press seats As listed;press Play;play d4 e5 f6;key ctrl+c;ticks 3;want absent clipboard;want absent copied")
		(<-answer)(c.err)
		do(t, p, "ticks 1;want "+c.want)
	}
}

// The text of a failure has a sign before it; other texts have none and begin at the margin of the notice.
func TestOnlyFailuresHaveIcon(t *testing.T) {
	const game = "press New game SQU;press seat 2 Person;press seats As listed;press Play;play d4 e5 f6;"
	for _, tt := range []struct {
		script, words string
		fails         error
	}{
		{game + "key ctrl+c", "The game is on the clipboard", nil},
		{game + "key ctrl+b", "The position is on the clipboard", nil},
		{game + "key ctrl+c", "Nothing was copied", errors.New("no clipboard")},
		{"give a.txt Dear Ana,", "a.txt is not a game record", nil},
	} {
		p := (&clipboard{fails: tt.fails}).player(t)
		do(t, p, "size 640 400;"+tt.script+";ticks 2")
		signed := !strings.Contains(tt.words, "clipboard")
		i := slices.IndexFunc(p.App.Seen().Placed(), func(x ui.Placed) bool { return strings.HasPrefix(x.Text, tt.words) })
		if i < 0 {
			t.Fatalf("no message %q: %q", tt.words, p.App.Seen().Texts)
		}
		if x := p.App.Seen().Placed()[i].Rect.X - toastsOf(p.App)[0].X; (x > 30) != signed {
			t.Errorf("%q begins %v from the side of the notice, want room for a sign before it: %v", tt.words, x, signed)
		}
	}
}

// Anything that cannot be pasted gets one message, and the page stays.
func TestEmptyClipboard(t *testing.T) {
	for want, err := range map[string]error{
		"Nothing can be pasted: no text":               errors.New("no text"),
		"Quintet is not allowed to use the clipboard.": fmt.Errorf("jargon: %w", fs.ErrPermission),
	} {
		p := demotest.New(app.Deps{})
		t.Cleanup(p.App.Close)
		p.Drop(input.File{Err: err})
		do(t, p, "ticks 1;want scene title;want text "+want)
	}
}
