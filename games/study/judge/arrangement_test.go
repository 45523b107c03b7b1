package judge_test

import (
	"context"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog/catalogtest"
	"quintet/games/study/judge"
)

// arranged returns p after n random edits that respect no rule: pieces anywhere and in any number, and any choice.
func arranged(e games.Editor, r *games.Rand, p games.Position, n int) games.Position {
	brushes, cells := e.Palette(), len(e.Geometry().Cells)
	for range n {
		at := board.Target(r.Intn(cells))
		switch choices := e.Choices(p); {
		case r.Intn(6) == 0:
			p = e.Clear(p, at)
		case r.Intn(6) == 0 && len(choices) > 0:
			i := r.Intn(len(choices))
			p = e.Choose(p, i, r.Intn(len(choices[i].Values)))
		default:
			b := brushes[r.Intn(len(brushes))]
			b.Piece.At, b.Piece.To = at, board.NoTarget
			if n := len(b.Headings); n > 0 {
				b.Piece.Facing = b.Headings[r.Intn(n)]
			}
			p, _ = e.Put(p, b.Piece)
		}
	}
	return p
}

// Every arrangement of pieces that is not over can be analysed, whether or not a game can reach it: the judge finds lines of legal plies.
func TestArrangementsAreAnalysed(t *testing.T) {
	n := 6
	if !testing.Short() {
		n = 20
	}
	for _, table := range catalogtest.Tables(5) {
		g := table.Open(t)
		e := g.(games.Editor)
		j, err := judge.New(g, judge.Settings{Playouts: 10, Seed: 1})
		catalogtest.NoError(t, err)
		r := games.NewRand(7)
		for range n {
			start := arranged(e, r, g.Start(), 1+r.Intn(len(g.Geometry().Cells)))
			if start.Over() {
				continue
			}
			lines, err := j.Lines(context.Background(), judge.NewBook(j), start)
			catalogtest.NoError(t, err)
			if len(lines) == 0 {
				t.Errorf("%s: nothing is found in %s", table, games.TextOf(start))
			}
			for _, l := range lines {
				p := start.Clone()
				for _, mv := range l.Moves {
					if !p.Legal(mv) {
						t.Fatalf("%s: a line from %s has an illegal ply", table, games.TextOf(start))
					}
					p.Play(mv)
				}
			}
		}
	}
}
