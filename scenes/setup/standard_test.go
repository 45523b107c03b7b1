package setup_test

import (
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/terms"
	"quintet/scenes/store"
	"quintet/sprites"
)

// The standard rules are marked, and one button restores them, whatever was chosen; how many play is no rule, and a clock is none.
func TestStandardRulesComeBack(t *testing.T) {
	for _, size := range []string{"640 480", "1280 800"} {
		p := open(store.Memory(), 1)
		do(t, p, "size "+size+";press New game Taiji;want text , standard rules;want nobutton Back to standard rules;press score Product;press size 7;want absent , standard rules;press Back to standard rules")
		do(t, p, "want nobutton Back to standard rules;press Play")
		if o := p.Match().Game().Info().Options; o["score"] != "sum" || o["size"] != "11" {
			t.Errorf("in a window of %s the game has %v, want the standard rules", size, o)
		}
	}
	do(t, open(store.Memory(), 1), "press New game Azacru;press players 4;want text , standard rules;press Clock and aids;press clock Custom;want text , standard rules;want nobutton Back to standard rules")

	// So does what the table has agreed on of who begins and what a series is scored by. The clock stays.
	p := open(store.Memory(), 1)
	do(t, p, "size 1280 800;press New game Azacru;press first Rust;press Clock and aids;press series By points;press clock Custom;press Back to standard rules")
	do(t, p, "press Clock and aids;want nobutton Back to standard rules;want absent No clock, all aids;press Play")
	if got := tableOf(p).Terms; !got.Clock.Measures() || got.First != 0 || got.AddUp {
		t.Errorf("the table has agreed on %+v, want a clock", got)
	}
}

// What the table agrees on is one row that says it in short until it is unfolded.
func TestClockAndAidsAreFolded(t *testing.T) {
	p := open(store.Memory(), 1)
	do(t, p, "size 1280 800;press New game Squex;want text No clock, all aids;want nobutton clock None;press Clock and aids;press clock Per turn;press aids None;press Clock and aids")
	do(t, p, "want nobutton clock None;want text 30 s a turn, no aids")
}

// In Azacru everybody chooses a colour, and the table who moves first, without unfolding anything.
func TestColoursAndTheFirstMoveAreChosen(t *testing.T) {
	p := open(store.Memory(), 1)
	do(t, p, "size 1280 800;press New game Azacru;press seat 1 Computer;press seat 2 Person;press Player 2;type Ana;key enter;press first Rust;press Play")
	if m := p.Match(); m.Seats()[1].Name != "Ana" || m.PositionAt(0).ToMove() != 1 {
		t.Errorf("Ana is %v, player %v begins; want Rust to be hers, and to begin", m.Seats(), m.PositionAt(0).ToMove())
	}
}

// Who begins in Azacru is one row in every window, with the loser of the last game among the answers; the colours are another.
func TestTheLoserIsAnAnswerToWhoBegins(t *testing.T) {
	for _, size := range []string{"640 480", "1280 800"} {
		p := open(store.Memory(), 1)
		do(t, p, "size "+size+";press New game Azacru;press players 4;want text Who begins;want nobutton seats Loser starts;press first Rust;press first Loser starts;press seat 2 Person;press Play")
		if got := tableOf(p).Terms; got.Begin != terms.Loser || got.First != 0 {
			t.Errorf("%s: the table has agreed on %+v, want the loser to begin, and Navy the first game", size, got)
		}
		do(t, p, "key ctrl+t;press New game Azacru;press first Sky;press Play")
		if got := tableOf(p).Terms; got.Begin != terms.AsListed || got.First != 2 {
			t.Errorf("%s: the table has agreed on %+v, want Sky to begin, and the seats as listed", size, got)
		}
	}
}

// What a series is scored by stands below the options in every window, for as many as can play.
func TestTheSeriesStandsBelowTheOptions(t *testing.T) {
	for _, size := range []string{"640 480", "1280 800"} {
		do(t, open(store.Memory(), 1), "size "+size+";press New game Azacru;press players 4;want button series By points;press Clock and aids;want button clock None;want button series By points")
	}
}

// Every computer has a face of its own.
func TestComputersHaveFaces(t *testing.T) {
	faces := map[sprites.Portrait]string{sprites.PortraitOf(""): "somebody unknown"}
	for _, spec := range catalog.All() {
		for _, l := range catalog.LevelsOf(spec.ID) {
			face := sprites.PortraitOf(l.Name)
			if other, ok := faces[face]; ok && other != l.Name {
				t.Errorf("%s has the face of %s", l.Name, other)
			}
			faces[face] = l.Name
		}
	}
}

// The board shows a position of a game that can be played with the options chosen; one that was set up stays.
func TestTheBoardShowsAnExample(t *testing.T) {
	for _, spec := range catalog.All() {
		for _, opt := range spec.Options {
			for _, v := range opt.Choices {
				g, err := spec.Open(games.Options{opt.ID: v})
				if err != nil {
					t.Fatal(err)
				}
				if spec.Sample(g) == nil {
					t.Errorf("%s with %s=%s has no example", spec.Name, opt.ID, v)
				}
			}
		}
	}
	p := open(store.Memory(), 1)
	do(t, p, "size 1280 800;press New game Squex;want text Example position;press Set up a position;press Play from here;want scene setup;want absent Example position")
}

// A position that was set up is called one's own, with who moves; what it has decided is not asked, and one comes back to its editor.
func TestASetUpPositionIsPlayedAsItStands(t *testing.T) {
	for _, size := range []string{"1280 800", "640 480", "360 640"} {
		p := open(store.Memory(), 1)
		do(t, p, "size "+size+";press New game Squex;press Set up a position;click d4;try Play from here;try Play here;want scene setup;want text Your position, Red to move")
		do(t, p, "want absent Who begins;want absent Blue begins;want absent Standard rules;want nobutton size 9;want nobutton handicap 1;want absent Swap rule")
		do(t, p, "press win Any path;want text Your position, Red to move;press Edit the position;want scene editor")
	}
}
