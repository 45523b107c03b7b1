package training_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/search"
)

// A study is a solved board, with the outcome of its game.
type study struct {
	spec    games.Spec
	board   catalog.SolvedBoard
	outcome search.Outcome
}

// studies returns the solved boards.
func studies(t *testing.T) (all []study) {
	t.Helper()
	for _, s := range catalog.All() {
		boards, err := catalog.SolvedBoards(s)
		catalogtest.NoError(t, err)
		for _, b := range boards {
			all = append(all, study{s, b, b.Outcome()})
		}
	}
	return all
}

// buttons returns the names of the rows of the solved boards of x's game, in order.
func (p *player) buttons(x study) (labels []string) {
	for _, w := range p.App.Seen().Widgets {
		if strings.Contains(w.Label, " × ") && strings.HasSuffix(w.Label, " "+x.spec.Name) {
			labels = append(labels, w.Label)
		}
	}
	return labels
}

// Every solved board has its row in Training, which says who wins, and each leads to the board, against the strongest computer, which plays perfectly. A
// person has the seat that can win. The board is no choice for the next time.
func TestSolvedBoardsAreOffered(t *testing.T) {
	p, nth, said := newPlayer(t), map[string]int{}, 0
	for _, x := range studies(t) {
		ends := "A draw with best play."
		if x.outcome.Winner != games.None {
			ends = fmt.Sprintf("can win in %d moves.", x.outcome.Plies)
		}
		p.do("size 1280 2400;press Training;press Solved boards;want text Here the computer plays perfectly;want text " + ends)
		label, strongest := p.buttons(x)[nth[x.spec.ID]], len(catalog.LevelsOf(x.spec.ID))
		nth[x.spec.ID]++
		p.do("press " + label + ";want scene setup;want text Level " + fmt.Sprint(strongest))
		if slices.ContainsFunc(p.App.Seen().Texts, func(s string) bool { return strings.HasSuffix(s, "plays perfectly on this board") }) {
			said++
		}
		p.do("press Play;want scene play")
		m := p.Match()
		if g := m.Game(); g.Info().ID != x.spec.ID || catalog.BoardName(x.spec, g) != catalog.BoardName(x.spec, x.board.Game) {
			t.Errorf("%s leads to %s", label, catalog.BoardName(x.spec, g))
		}
		person := max(x.outcome.Winner, 0)
		if m.Seats()[person].Level != 0 || m.Seats()[1-person].Level != strongest {
			t.Errorf("%s: the seats are %+v, want a person in seat %d", label, m.Seats(), person)
		}
		p.do("key ctrl+t;press New game " + x.spec.Name + ";want scene setup;want absent plays perfectly on this board")
		p.restart()
	}
	if said == 0 {
		t.Error("no set-up says that the computer plays perfectly")
	}
}

// The hint says how the game ends, and in how many moves.
func TestHintOnSolvedBoards(t *testing.T) {
	seen := map[games.Player]bool{}
	for _, x := range studies(t) {
		want := fmt.Sprintf("which wins in %d moves", x.outcome.Plies)
		switch x.outcome.Winner {
		case 1:
			want = fmt.Sprintf("but the game is lost in %d moves", x.outcome.Plies)
		case games.None:
			want = "which draws"
		}
		if seen[x.outcome.Winner] {
			continue
		}
		seen[x.outcome.Winner] = true
		p := newPlayer(t)
		p.do("table " + x.spec.ID + " " + catalog.BoardName(x.spec, x.board.Game) + " seats=0,0;key h;wait;want text " + want)
	}
	if len(seen) < 3 {
		t.Errorf("only games that end with %v were seen", seen)
	}
}

// The review of an opening says how the game ends after it.
func TestReviewOfSolvedBoards(t *testing.T) {
	seen := map[games.Player]bool{}
	for _, x := range studies(t) {
		for _, o := range x.board.Openings {
			want := fmt.Sprintf("wins in %d moves.", o.Outcome.Plies)
			if o.Outcome.Winner == games.None {
				want = "Proven: a draw."
			}
			if seen[o.Outcome.Winner] {
				continue
			}
			seen[o.Outcome.Winner] = true
			g, p := x.board.Game, newPlayer(t)
			opening, answer := g.FormatMove(g.Start(), o.Ply), g.FormatMove(o.Position(g), o.Answer)
			p.do("table " + x.spec.ID + " " + catalog.BoardName(x.spec, g) + " seats=0,0;play " + opening + " " + answer)
			p.do("key ctrl+g;press Resign;wait;key a;wait;key home;key right;want text " + want)
		}
	}
	if len(seen) < 3 {
		t.Errorf("only openings that end with %v were seen", seen)
	}
}
