package app_test

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
)

// A position is set up from a finished game, which is unchanged; another game starts there, is stored, and can be replayed from there.
func TestSetUpAndPlayPosition(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "table squex size=6;play c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c1;wait;want winners 1")
	do(t, p, "key m;press Edit the position;want scene editor;want text The game is over in this position;want nobutton Play from here")
	do(t, p, "click c1;right;want button Play from here;press Red;click a1;press Back;want scene play;want winners 1")
	do(t, p, "key m;press Edit the position;click a1;right;press Play from here;want scene setup") // the edited position is kept
	do(t, p, "press seat 2 Person;press seats As listed;press Play;want scene play;want plies 0;want turn p1")
	begun := games.TextOf(p.Match().Position())
	if want := "2B3/"; strings.HasPrefix(begun, want) || !strings.HasSuffix(begun, "B 1 -") {
		t.Fatalf("it begins at %q, want Blue to move without c1", begun)
	}
	do(t, p, "play a1 f6 c1;want winners 1;wait;key ctrl+r;want plies 0")
	if again := games.TextOf(p.Match().Position()); again != begun {
		t.Errorf("the rematch begins at %q, want %q", again, begun)
	}
	do(t, p, "key ctrl+t;want text Player 1 wins;want text Player 1 to move")
}

// The keyboard alone can set up a position and start a game.
func TestEditorByKeys(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "table squex;key m;press Edit the position;move away;key left;key space;want text Red to move;key right 2 space;want text Blue to move")
	if got, want := p.App.Announcement(), "f5: Red. In hand: Red. Blue to move. A game can begin here."; got != want {
		t.Errorf("announced %q, want %q", got, want)
	}
	do(t, p, "key delete;want text Red to move;key enter;want text Blue to move;key ctrl+z;focus Play from here;key enter;want scene setup")
}

// The text of a position can be copied and pasted; other text is not accepted.
func TestEditorCopyAndPaste(t *testing.T) {
	clip := &clipboard{}
	p := clip.player(t)
	do(t, p, "press New game SQU;press Set up a position;click d4;press Copy position")
	if want := "10/10/10/3r6/10/10/10/10/10/10 - -"; clip.text != want {
		t.Fatalf("on the clipboard is %q, want %q", clip.text, want)
	}
	do(t, p, "press Clear board;want text Red to move;press Paste position;want text Black to move;press Play from here;want scene setup")
	do(t, p, "press seat 2 Person;press seats As listed;press Play;play e5;key ctrl+b;key m;press Edit the position;press Clear board;press Paste position;want scene editor;press Copy position")
	if clip.text != "10/10/10/3r6/4b5/10/10/10/10/10 e5 -" {
		t.Errorf("the code of a position is pasted as %q", clip.text)
	}
	do(t, p, "press Back")
	clip.text = "10/10 - -"
	do(t, p, "key m;press Edit the position;press Paste position;want scene editor;want text What was pasted is not a game record;want text Black to move")
}

// In a large window every piece of the palette has its name, and so does the bin.
func TestPaletteNames(t *testing.T) {
	for _, table := range catalogtest.Tables(9) {
		p := newPlayer(t)
		do(t, p, "size 1280 800;table "+table.String()+";key m;press Edit the position;want text Remove")
	}
	do(t, newPlayer(t), "size 1280 800;table squ;key m;press Edit the position;want text Red,;want text 1st of 2")
}

// When plies are tried, the page explains what can be played next, and how.
func TestEditorSaysWhatMayFollow(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "table distrify;key m;press Edit the position;press Board Try by the rules;play e5 d4;want text second stone;want text or end the turn;press End turn;want text Black")
}

// Where no game can begin, the choice to try plies says why, until the next press, and the editor stays.
func TestEditorSaysWhyNothingCanBeTried(t *testing.T) {
	for _, size := range []string{"390 844", "640 480", "1280 800"} {
		p := newPlayer(t)
		do(t, p, "size "+size+";table squ;key m;press Edit the position;click d4;click e4;ticks 1")
		why := func() int { return strings.Count(strings.Join(p.App.Seen().Texts, "\n"), "there are never 2 discs") }
		before := why()
		if do(t, p, "press Board Try by the rules;ticks 1"); why() != before+1 || !strings.HasPrefix(p.App.Announcement(), "Between two turns there") {
			t.Errorf("in %s the reason is shown %d times, before %d; announced is %q", size, why(), before, p.App.Announcement())
		}
		if do(t, p, "want nobutton End turn;click e5;ticks 1;want absent there are never 2 discs"); why() != 0 {
			t.Errorf("in %s the reason stays", size)
		}
	}
}

// After any edits to any position of any game the page works, and a game that it offers to start does start.
func TestEditorOfEveryGame(t *testing.T) {
	for i, table := range catalogtest.Tables(9) {
		r := games.NewRand(uint64(i))
		p := newPlayer(t)
		do(t, p, "table "+table.String()+";key m;press Edit the position")
		cells := p.App.Seen().Played.Geometry.Cells
		for range 60 {
			line := "click " + cells[r.Intn(len(cells))].Label
			switch r.Intn(8) {
			case 0:
				line = "right"
			case 1:
				line = "key r"
			case 2:
				line = "key ctrl+z"
			case 3, 4:
				line = "key " + string(rune('1'+r.Intn(9)))
			}
			do(t, p, line)
		}
		for range 60 {
			if p.Do("want button Play from here") == nil {
				break
			}
			do(t, p, "key ctrl+z")
		}
		do(t, p, "press Analyse;want scene review;wait;want text Best for;key esc;want scene editor")
		do(t, p, "press Play from here;press Play;want scene play;wait")
		if m := p.Match(); !games.WhyNotFrom(m.Game(), m.PositionAt(0)).Text.Empty() {
			t.Errorf("%s: a game started at %q", table, games.TextOf(m.PositionAt(0)))
		}
	}
}

// Every arrangement of every game that is not over can be analysed. If no game can begin in it, the page says why, and it cannot be played.
func TestEditorAnalysesEveryArrangement(t *testing.T) {
	for i, table := range catalogtest.Tables(9) {
		r := games.NewRand(uint64(i))
		p := newPlayer(t)
		do(t, p, "table "+table.String()+";key m;press Edit the position")
		cells := p.App.Seen().Played.Geometry.Cells
		for range 3 {
			for range 1 + r.Intn(5) {
				do(t, p, "key "+string(rune('1'+r.Intn(2)))+";click "+cells[r.Intn(len(cells))].Label)
			}
			do(t, p, "move away")
			playable := p.Do("want button Play from here") == nil
			if p.Do("want text over in this position") == nil {
				do(t, p, "want nobutton Analyse;want nobutton Play from here;key ctrl+z")
				continue
			}
			do(t, p, "press Analyse;want scene review;wait;want text Best for")
			if playable {
				do(t, p, "want button Play on from here")
			} else {
				do(t, p, "want nobutton Play on from here")
			}
			if do(t, p, "key esc;want scene editor"); !playable {
				do(t, p, "want text It can be analysed, but not played.;want nobutton Play from here")
			}
		}
	}
}
