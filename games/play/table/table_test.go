package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/terms"
)

// noon is the start time of the tests.
var noon = time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)

// at returns a table of a game ("squex size=6") after plies, opened at noon. Its clock, if it has one, runs.
func at(t testing.TB, game, plies string, agreed terms.Terms, levels ...int) *Table {
	t.Helper()
	g := catalogtest.Match(t, game, "").Game()
	spec, _ := catalog.Find(g.Info().ID)
	seats := make([]match.Seat, g.Info().Players)
	for i := range seats {
		seats[i].Name = string(rune('A' + i))
		if i < len(levels) {
			seats[i].Level = levels[i]
		}
	}
	tb := New(spec, NewMatch(spec, g, seats, agreed), agreed)
	if tb.Open(noon); tb.Covered() {
		tb.PauseClock()
	}
	return play(t, tb, plies)
}

// play makes plies at noon and returns the table.
func play(t testing.TB, tb *Table, plies string) *Table {
	t.Helper()
	return playAt(t, tb, plies, noon)
}

// playAt makes plies and returns the table.
func playAt(t testing.TB, tb *Table, plies string, now time.Time) *Table {
	t.Helper()
	for _, ply := range strings.Fields(plies) {
		m, err := tb.Match.Game().ParseMove(tb.Position(), ply)
		catalogtest.NoError(t, err)
		tb.Play(m, now)
	}
	return tb
}

// plies returns the plies in force at tb: "a1 b2".
func plies(tb *Table) string {
	return strings.Join(catalogtest.Plies(tb.Match)[:tb.Match.Cursor()], " ")
}

// minuteClock gives each seat a minute.
var minuteClock = terms.Terms{Clock: clock.Control{Kind: clock.Fischer, Main: time.Minute}}

// TestDecisions checks where undo leads.
func TestDecisions(t *testing.T) {
	for _, c := range []struct {
		name, game, plies string
		levels            []int
		want              int
	}{
		{"nothing played", "squ", "", []int{0, 1}, -1},
		{"the computer began", "squ", "a1", []int{1, 0}, -1},
		{"the own ply, unanswered", "squ", "a1", []int{0, 1}, 0},
		{"half a turn of the computer", "squ", "a1 b1", []int{0, 1}, 0},
		{"the answer", "squ", "a1 b1 c1", []int{0, 1}, 0},
		{"half a turn", "squ", "a1 b1 c1 d1", []int{0, 1}, 3},
		{"people alone", "squ", "a1 b1 c1 d1", []int{0, 0}, 3},
		{"computers alone", "squ", "a1 b1 c1", []int{2, 1}, 2},
		{"two computers between", "azacru players=3", "e9-f8 c1-d2< g9-g8", []int{0, 1, 1}, 0},
	} {
		tb := at(t, c.game, c.plies, terms.Terms{}, c.levels...)
		if got := tb.decision(); got != c.want || tb.CanUndo() != (c.want >= 0) {
			t.Errorf("%s: decision %d, undo %v, want %d", c.name, got, tb.CanUndo(), c.want)
		}
		if c.want < 0 {
			continue
		}
		all := plies(tb)
		if tb.Undo(noon); tb.Match.Cursor() != c.want {
			t.Errorf("%s: Undo leads to ply %d, want %d", c.name, tb.Match.Cursor(), c.want)
		}
		if tb.Redo(noon); plies(tb) != all {
			t.Errorf("%s: Redo leads to %q, want %q", c.name, plies(tb), all)
		}
	}
}

func TestTurnBeforeAndAfter(t *testing.T) {
	tb := at(t, "distrify", "e5 c4 c5 d7 d8 a1", terms.Terms{})
	for cursor, want := range [][2]int{{0, 1}, {0, 3}, {1, 3}, {1, 5}, {3, 5}, {3, 6}, {5, 6}} {
		tb.Jump(cursor, noon)
		if got := [2]int{tb.Match.TurnBefore(), tb.Match.TurnAfter()}; got != want {
			t.Errorf("at ply %d: turns begin and end at %v, want %v", cursor, got, want)
		}
	}
}

// A person moves only on a person's turn, and a computer thinks only at the latest position.
func TestComputerPlays(t *testing.T) {
	for _, c := range []struct {
		name             string
		levels           []int
		do               func(tb *Table)
		person, computer bool
		thinks           bool
	}{
		{"a person", []int{0, 1}, func(tb *Table) { tb.Undo(noon) }, true, false, false},
		{"a computer", []int{0, 1}, func(*Table) {}, false, true, true},
		{"the past of a computer", []int{1, 1}, func(tb *Table) { tb.Jump(0, noon) }, false, true, false},
		{"computers that wait", []int{1, 1}, func(tb *Table) { tb.Paused = true }, false, true, false},
		{"computers that wait play one ply", []int{1, 1}, func(tb *Table) { tb.StepOne(noon) }, false, true, true},
		{"and then wait again", []int{1, 1}, func(tb *Table) { tb.StepOne(noon); play(t, tb, "b2") }, false, true, false},
		{"nobody after the end", []int{0, 1}, func(tb *Table) { tb.Resign(0, noon) }, false, false, false},
	} {
		tb := at(t, "squex size=6", "c3", terms.Terms{}, c.levels...)
		c.do(tb)
		if tb.PersonMoves() != c.person || tb.ComputerMoves() != c.computer || tb.ComputerPlays() != c.thinks {
			t.Errorf("%s: a person moves %v, a computer %v and plays %v; want %v, %v and %v", c.name, tb.PersonMoves(), tb.ComputerMoves(), tb.ComputerPlays(), c.person, c.computer, c.thinks)
		}
	}
}

// A game of computers pauses while a person views an earlier position, until it is resumed.
func TestComputersWaitInPast(t *testing.T) {
	tb := at(t, "squex size=6", "c3 b2 d4", terms.Terms{}, 1, 2)
	if tb.Jump(1, noon); !tb.Paused || tb.Replaying() {
		t.Errorf("paused %v, replaying %v; want a pause", tb.Paused, tb.Replaying())
	}
	if redone := tb.StepOne(noon); !redone || tb.Match.Cursor() != 2 {
		t.Errorf("StepOne = %v at ply %d, want the second", redone, tb.Match.Cursor())
	}
	if tb.Paused = false; !tb.Replaying() {
		t.Error("no replay after the pause")
	}
}

// A forced pass is not a decision: undo and redo treat it as part of the ply before it.
func TestUndoIncludesForcedPass(t *testing.T) {
	tb := at(t, "azacru", whole[:strings.Index(whole, " pass")], terms.Terms{})
	pass, ok := tb.Match.Pass()
	if !ok || !tb.Match.MustPass() {
		t.Fatal("there is no forced pass")
	}
	n := tb.Match.Cursor()
	tb.Play(pass, noon)
	if tb.Undo(noon); tb.Match.Cursor() != n-1 {
		t.Errorf("Undo leads to ply %d, want %d: before the ply that forced the pass", tb.Match.Cursor(), n-1)
	}
	if tb.Redo(noon); tb.Match.Cursor() != n+1 {
		t.Errorf("Redo leads to ply %d, want %d: after the pass", tb.Match.Cursor(), n+1)
	}
	if tb.Jump(n, noon); tb.Match.Cursor() != n+1 {
		t.Errorf("jumping to the pass leads to ply %d, want %d", tb.Match.Cursor(), n+1)
	}
}

// whole is a complete two-player game of Azacru that the first seat wins by 18 to 17.
const whole = "i9-h8 a1-a2 c1-d2> g1-f2< h8-g7 f2-e3 g7-e7> e3-e4 e7-d6> g9-f8 c9-d8 a2-b3 d2-c3 b3-b5< d8-f6 i5-h6 f6-f4 h6-h7> f4-d2 b5-c5 " +
	"c3-b4< e4-d5 d6-f4 d5-b5 f4-f3> h7-g8 f3-i3 f8-e8 a5-b6 g8-f8 b6-b8> e8-c6 b8-a8 c5-d4> b4-a5 d4-f2 a5-a7> f8-e9 pass e9-b9<"

// Taking back plies of a turn in progress does not lead to an earlier position.
func TestRewound(t *testing.T) {
	tb := at(t, "squ", "a1 b1 c1 d1", terms.Terms{})
	for _, want := range []bool{false, false, true, true, true} {
		if tb.Rewound() != want {
			t.Errorf("at ply %d of 4: rewound %v, want %v", tb.Match.Cursor(), tb.Rewound(), want)
		}
		tb.Undo(noon)
	}
}

// Computers neither resign nor agree, and no one resigns for another person.
func TestMayEndGame(t *testing.T) {
	for _, c := range []struct {
		name, plies string
		levels      []int
		resigner    games.Player
		agree       bool
	}{
		{"people", "", []int{0, 0, 0}, 0, true},
		{"the second of them", "e9-f8", []int{0, 0, 0}, 1, true},
		{"one person, to move", "", []int{0, 1, 1}, 0, false},
		{"one person, while a computer is", "e9-f8", []int{0, 1, 1}, 0, false},
		{"two persons, while a computer is", "e9-f8", []int{0, 1, 0}, games.None, false},
		{"computers", "", []int{1, 1, 2}, games.None, false},
	} {
		tb := at(t, "azacru players=3", c.plies, terms.Terms{}, c.levels...)
		if got := tb.Resigner(); got != c.resigner || tb.MayAgree() != c.agree {
			t.Errorf("%s: Resigner = %d, MayAgree = %v; want %d, %v", c.name, got, tb.MayAgree(), c.resigner, c.agree)
		}
	}
	tb := at(t, "azacru players=3", "", terms.Terms{})
	if tb.Agree(noon); tb.MayAgree() || !tb.Ended() {
		t.Error("after Agree MayAgree is true, or Ended false")
	}
	if at(t, "squ", "", terms.Terms{}).MayAgree() {
		t.Error("MayAgree is true with two seats")
	}
}

// A person's last decision may be corrected, and so may any ply of a turn in progress; none while an earlier position is viewed.
func TestCorrectable(t *testing.T) {
	for _, c := range []struct {
		name, plies string
		levels      []int
		do          func(tb *Table)
		want        int
	}{
		{"nothing played", "", nil, func(*Table) {}, -1},
		{"the last ply", "a1", nil, func(*Table) {}, 0},
		{"the first of an open turn", "a1 b1", nil, func(*Table) {}, 1},
		{"before the answer of a computer", "a1 b1 c1", []int{0, 1}, func(*Table) {}, 0},
		{"the past", "a1 b1 c1 d1", nil, func(tb *Table) { tb.Jump(1, noon) }, -1},
		{"an open turn in the past", "a1 b1 c1 d1", nil, func(tb *Table) { tb.Jump(2, noon) }, 1},
		{"computers", "a1 b1 c1", []int{1, 1}, func(*Table) {}, -1},
	} {
		tb := at(t, "squ", c.plies, terms.Terms{}, c.levels...)
		if c.do(tb); tb.Correctable() != c.want {
			t.Errorf("%s: Correctable = %d, want %d", c.name, tb.Correctable(), c.want)
		}
	}
}

// A person may end a decided game between turns, with the result that was certain.
func TestDecidedGameMayBeStopped(t *testing.T) {
	tb := at(t, "squ size=6", "", terms.Terms{})
	r := games.NewRand(12)
	for tb.CertainWinners() == nil || tb.Match.MidTurn() {
		if tb.MayStop() {
			t.Fatalf("MayStop after %d plies: certain %v, mid-turn %v", tb.Match.Len(), tb.CertainWinners(), tb.Match.MidTurn())
		}
		tb.Play(catalogtest.AnyMove(tb.Position(), r), noon)
		if tb.Match.Over() {
			t.Fatal("the game was never decided")
		}
	}
	certain := tb.CertainWinners()
	if !tb.MayStop() {
		t.Error("MayStop is false in a decided game")
	}
	if tb.Terms.AddUp = true; tb.MayStop() {
		t.Error("MayStop is true in a series that adds up scores")
	}
	tb.Terms.AddUp = false
	if tb.Agree(noon); !tb.Ended() || tb.MayStop() || !slices.Equal(tb.Match.Outcome().Winners, certain) {
		t.Errorf("winners %v, want %v", tb.Match.Outcome().Winners, certain)
	}
}

// next returns the first legal ply at tb.
func next(tb *Table) games.Move { return tb.Position().AppendMoves(nil)[0] }

// TestHelped plays at tables of Squex, or of SQU with its turns of two plies, and checks which of them count as helped.
func TestHelped(t *testing.T) {
	alone, hotSeat := []int{0, 1}, []int{0, 0}
	for _, c := range []struct {
		name, game, plies string
		levels            []int
		do                func(tb *Table)
		want              bool
	}{
		{"played to the end", "squex size=6", "a1 b1 c1", alone, func(*Table) {}, false},
		{"a hint is played", "squex size=6", "a1 b1", alone, func(tb *Table) {
			m := next(tb)
			tb.NoteHint(m)
			tb.Play(m, noon)
		}, true},
		{"a hint is not played", "squex size=6", "a1 b1", alone, func(tb *Table) {
			tb.NoteHint(next(tb))
			play(t, tb, "f6")
		}, false},
		{"a hint is played a turn later", "squex size=6", "a1 b1", alone, func(tb *Table) {
			m := next(tb)
			tb.NoteHint(m)
			play(t, tb, "f6 e5")
			tb.Play(m, noon)
		}, false},
		{"a hint is played between people", "squex size=6", "a1 b1", hotSeat, func(tb *Table) {
			m := next(tb)
			tb.NoteHint(m)
			tb.Play(m, noon)
		}, true},
		{"the computer plays the hint", "squex size=6", "a1", alone, func(tb *Table) {
			m := next(tb)
			tb.NoteHint(m)
			tb.Play(m, noon)
		}, false},
		{"a turn is taken back", "squex size=6", "a1 b1 c1 d1", alone, func(tb *Table) {
			tb.Undo(noon)
			play(t, tb, "e1")
		}, true},
		{"the same turn is played again", "squex size=6", "a1 b1 c1 d1", alone, func(tb *Table) {
			tb.Undo(noon)
			play(t, tb, "c1")
		}, true},
		{"a turn is taken back and brought back", "squex size=6", "a1 b1 c1 d1", alone, func(tb *Table) {
			tb.Undo(noon)
			tb.Redo(noon)
			play(t, tb, "e1")
		}, false},
		{"the past is looked at", "squex size=6", "a1 b1 c1 d1", alone, func(tb *Table) {
			tb.Jump(0, noon)
			tb.Jump(4, noon)
			play(t, tb, "e1")
		}, false},
		{"play goes on from the past", "squex size=6", "a1 b1 c1 d1", alone, func(tb *Table) {
			tb.Jump(2, noon)
			play(t, tb, "e1")
		}, true},
		{"a turn is taken back between people", "squex size=6", "a1 b1 c1 d1", hotSeat, func(tb *Table) {
			tb.Undo(noon)
			play(t, tb, "e1")
		}, false},
		{"half a turn is taken back", "squ", "a1 b1 c1 d1", alone, func(tb *Table) {
			tb.Undo(noon)
			play(t, tb, "e1")
		}, false},
		{"the game is analysed", "squex size=6", "a1 b1", alone, (*Table).NoteAnalysis, true},
		{"the game is analysed between people", "squex size=6", "a1 b1", hotSeat, (*Table).NoteAnalysis, false},
		{"the finished game is analysed", "squex size=6", "a1 b1", alone, func(tb *Table) {
			tb.Resign(0, noon)
			tb.NoteAnalysis()
		}, false},
		{"variations after the end", "squex size=6", "a1 b1", alone, func(tb *Table) {
			tb.Resign(0, noon)
			tb.Undo(noon)
			tb.Undo(noon)
			play(t, tb, "e1")
		}, false},
	} {
		tb := at(t, c.game, c.plies, terms.Terms{}, c.levels...)
		if c.do(tb); tb.Helped != c.want {
			t.Errorf("%s: helped is %v", c.name, tb.Helped)
		}
		if again := tb.Rematch(games.NewRand(1)); again.Helped {
			t.Errorf("%s: the next game is helped, too", c.name)
		}
	}
}

// Another player at a seat is noted where it happens, and helps; a new name, and a change before the first ply, do not. Computers that were paused play on
// with a person, and wait where an earlier position is shown.
func TestReseat(t *testing.T) {
	for _, c := range []struct {
		plies  string
		back   int // plies taken back
		view   bool
		seat   match.Seat
		helped bool
		note   int // the ply with the note, -1 for none
	}{
		{"", 0, false, match.Seat{Name: "Pia", Level: 1}, false, -1},
		{"d4 e5", 0, false, match.Seat{Name: "Pia", Level: 1}, true, 2},
		{"d4 e5", 0, false, match.Seat{Name: "Rosa"}, false, 2},
		{"d4 e5", 1, false, match.Seat{Name: "Pia", Level: 1}, true, 1},
		{"d4 e5", 2, true, match.Seat{Name: "Pia", Level: 1}, true, 2},
	} {
		tb := at(t, "squ size=8", c.plies, terms.Terms{})
		if c.view {
			tb.Jump(tb.Match.Len()-c.back, noon)
		} else {
			tb.Goto(tb.Match.Len()-c.back, noon)
		}
		tb.Reseat(0, c.seat, "changed")
		noted := -1
		for i := range tb.Match.Len() + 1 {
			if tb.Match.NodeAt(i).Comment() == "changed" {
				noted = i
			}
		}
		if tb.Match.Seats()[0] != c.seat || tb.Helped != c.helped || noted != c.note || tb.Match.UndoEdit() {
			t.Errorf("%q, %d back, %v: %v, helped: %v, noted at %d", c.plies, c.back, c.seat, tb.Match.Seats()[0], tb.Helped, noted)
		}
	}
	tb := at(t, "squ size=8", "d4", terms.Terms{}, 1, 1)
	tb.Paused = true
	tb.Reseat(0, match.Seat{Name: "Ana"}, "")
	if tb.Paused || !tb.ComputerPlays() {
		t.Errorf("with a person: paused %v, the computer plays %v", tb.Paused, tb.ComputerPlays())
	}
	tb.Jump(0, noon)
	if tb.Reseat(0, match.Seat{Name: "Pia", Level: 1}, ""); !tb.Paused {
		t.Error("computers play on from an earlier position that is shown")
	}
	if tb.Terms.Series.Games = 1; tb.MayReseat() {
		t.Error("seats change hands in a series")
	}
}

// A game from a set-up position is helped, in every game; one from a start is not, whichever seat begins.
func TestSetUpGamesAreHelped(t *testing.T) {
	for _, table := range catalogtest.Tables(6) {
		m := match.New(table.Open(t), nil)
		if tb := New(table.Spec, m, terms.Terms{}); tb.Helped {
			t.Errorf("%s: a game from the usual start is helped", table)
		}
		for p := range games.Player(m.Game().Info().Players) {
			m := match.NewAt(m.Game(), table.Spec.OpeningOf(m.Game(), p), nil)
			if tb := New(table.Spec, m, terms.Terms{}); tb.Helped {
				t.Errorf("%s: a game that %s begins is helped", table, p)
			}
		}
		first := m.Position().Clone()
		first.Play(first.AppendMoves(nil)[0])
		if tb := New(table.Spec, match.NewAt(m.Game(), first, nil), terms.Terms{}); !tb.Helped {
			t.Errorf("%s: a game from a set-up position is not helped", table)
		}
	}
}

// People keep their points when they change seats, and each way of seating gives another order.
func TestRematchSeats(t *testing.T) {
	for _, c := range []struct {
		name   string
		agreed terms.Terms
		end    func(tb *Table)
		next   func(tb *Table) *Table
		want   string
	}{
		{"as listed", terms.Terms{}, func(tb *Table) { tb.Resign(1, noon) }, func(tb *Table) *Table { return tb.Rematch(nil) }, "ABC"},
		{"everybody moves on", terms.Terms{}, func(*Table) {}, (*Table).RematchRotated, "CAB"},
		{"in turns", terms.Terms{Begin: terms.InTurns}, func(tb *Table) { tb.Resign(0, noon) }, func(tb *Table) *Table { return tb.Rematch(nil) }, "BCA"},
		{"in turns, in the middle of a game", terms.Terms{Begin: terms.InTurns}, func(*Table) {}, func(tb *Table) *Table { return tb.Rematch(nil) }, "ABC"},
		{"the loser first", terms.Terms{Begin: terms.Loser}, func(tb *Table) { tb.Resign(2, noon) }, func(tb *Table) *Table { return tb.Rematch(nil) }, "CAB"},
		{"by lot", terms.Terms{Begin: terms.Drawn}, func(tb *Table) { tb.Resign(2, noon) }, func(tb *Table) *Table { return tb.Rematch(games.NewRand(5)) }, "ACB"},
	} {
		tb := at(t, "azacru players=3", "", c.agreed)
		c.end(tb)
		next, got := c.next(tb), ""
		for i, seat := range next.Match.Seats() {
			got += seat.Name
			was := games.Player(slices.Index([]string{"A", "B", "C"}, seat.Name))
			if next.Terms.Series.PointsOf(games.Player(i)) != tb.Series().PointsOf(was) {
				t.Errorf("%s: %s has %d points, want %d", c.name, seat.Name, next.Terms.Series.PointsOf(games.Player(i)), tb.Series().PointsOf(was))
			}
		}
		if got != c.want || next.Match.Len() != 0 {
			t.Errorf("%s: seats %s, want %s", c.name, got, c.want)
		}
	}
}

// A game that began in its own position is played again from there.
func TestRematchFromPosition(t *testing.T) {
	tb := at(t, "squex size=6", "c2 d3", terms.Terms{})
	tb = New(tb.Spec, match.NewAt(tb.Match.Game(), tb.Position().Clone(), tb.Match.Seats()), terms.Terms{})
	begun := games.TextOf(tb.Position())
	tb.Play(tb.Position().AppendMoves(nil)[0], noon)
	if again := tb.Rematch(nil); games.TextOf(again.Position()) != begun || again.Match.Len() != 0 {
		t.Errorf("the rematch begins at %q after %d plies, want %q", games.TextOf(again.Position()), again.Match.Len(), begun)
	}
}

// A game counts once it is over, whatever is tried from its positions afterwards.
func TestSeriesCounts(t *testing.T) {
	tb := at(t, "squex size=6", "c2", terms.Terms{})
	if n := tb.Series().Games; n != 0 {
		t.Errorf("%d games in the middle of the first", n)
	}
	tb.Resign(1, noon)
	tb.Undo(noon)
	play(t, tb, "d4 e5")
	if n := tb.Series().Games; n != 1 || tb.Series().PointsOf(0) != terms.PointUnits {
		t.Errorf("%d games and %d points after the first, want one game and one point", n, tb.Series().PointsOf(0))
	}
	if n := tb.Rematch(nil).Terms.Series.Games; n != 1 {
		t.Errorf("the next game begins after %d games, want one", n)
	}
	if n := tb.NewSeries(nil).Terms.Series.Games; n != 0 {
		t.Errorf("%d games in a new series", n)
	}
}
