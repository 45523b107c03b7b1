package app_test

import (
	"slices"
	"strings"
	"testing"

	"quintet/games/words"
)

// A menu opened by keyboard has one marked entry: one under a resting pointer is not marked until the pointer moves.
func TestMenuMarksOneEntry(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "size 640 480;table squ size=7;play a1;key m")
	over := placeOf(t, p, "Rematch").Centre()
	do(t, p, "key esc;move away;key m;ticks 1")
	keyed := p.Picture().Image.Pix
	do(t, p, "key esc;move away")
	p.Move(over)
	if do(t, p, "key m;ticks 1"); !slices.Equal(p.Picture().Image.Pix, keyed) {
		t.Error("the entry under a resting pointer is marked as well")
	}
	over.X += 10
	if p.Move(over); slices.Equal(p.Picture().Image.Pix, keyed) {
		t.Error("the pointer moved on an entry, but it is not marked")
	}
}

// An entry that asks for more before it acts ends in an ellipsis, in every language.
func TestEntriesThatAskHaveEllipsis(t *testing.T) {
	for _, c := range []struct{ script, language, asks, does string }{
		{"table squ size=7;play a1;key m", "en", "Resign… Save as…", "Rematch"},
		{"table squ size=7;play a1;key m", "pt", "Desistir… Guardar como…", "Desforra"},
		{"table azacru players=4;play e9-f8;key m", "en", "End and count…", "Rematch"},
		{"table squ size=7;play a1;key ctrl+e", "en", "Comment…", "None"},
		{shelf + ";press This game", "en", "Rename… Tags…", "Duplicate"},
	} {
		p := newPlayer(t)
		do(t, p, c.script)
		p.App.SetLanguage(words.Language(c.language))
		do(t, p, "ticks 1")
		for _, want := range strings.SplitAfter(c.asks, "…") {
			if want = strings.TrimSpace(want); want != "" && !slices.Contains(p.App.Seen().Texts, want) {
				t.Errorf("%s in %s: %q is not among %q", c.script, c.language, want, p.App.Seen().Texts)
			}
		}
		if !slices.Contains(p.App.Seen().Texts, c.does) {
			t.Errorf("%s in %s: %q is not shown unchanged", c.script, c.language, c.does)
		}
	}
}
