// Package catalogtest opens games of the catalogue for tests of what serves every game: all of them, or one at a position.
package catalogtest

import (
	"maps"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/match"
)

// A Table is a game with some of its options.
type Table struct {
	Spec    games.Spec
	Options games.Options
}

// String names t as scripts do: "squex size=6".
func (t Table) String() string { return strings.TrimSpace(t.Spec.ID + " " + t.Spec.Format(t.Options)) }

// Tables returns tables of every game, as TablesOf does.
func Tables(size int) (all []Table) {
	for _, s := range catalog.All() {
		all = append(all, TablesOf(s, size)...)
	}
	return all
}

// TablesOf returns a table of s for each number of players, and, beyond the short tests, one where every other option has its last choice, and the
// handicap is 1. Boards that have a size are of the given one, as far as s allows it.
func TablesOf(s games.Spec, size int) (all []Table) {
	usual, unusual := games.Options{}, games.Options{}
	players := games.Option{Choices: []string{""}}
	for _, o := range s.Options {
		switch o.ID {
		case "size":
			usual[o.ID] = strconv.Itoa(min(max(size, o.Min), o.Max))
		case "players":
			players = o
		case "handicap": // with more of it a small board is joined in the first turn
			unusual[o.ID] = o.Choices[1]
		default:
			unusual[o.ID] = o.Choices[len(o.Choices)-1]
		}
	}
	for _, n := range players.Choices {
		o := maps.Clone(usual)
		if n != "" {
			o[players.ID] = n
		}
		all = append(all, Table{s, o})
	}
	if len(unusual) > 0 && !testing.Short() {
		maps.Copy(unusual, usual)
		all = append(all, Table{s, unusual})
	}
	return all
}

// Match returns a match of the game that table names ("squex size=6"), at which plies have been played.
func Match(t testing.TB, table, plies string, seats ...match.Seat) *match.Match {
	t.Helper()
	fields := strings.Fields(table)
	s, ok := catalog.Find(fields[0])
	o, err := games.ParseOptions(fields[1:])
	if err != nil || !ok {
		t.Fatalf("%s: %v", table, err)
	}
	g, err := s.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	m := match.New(g, seats)
	for _, ply := range strings.Fields(plies) {
		mv, err := g.ParseMove(m.Position(), ply)
		if err == nil {
			err = m.Play(mv)
		}
		if err != nil {
			t.Fatalf("%s: %s: %v", table, ply, err)
		}
	}
	return m
}

// SetUp returns a position of g that was set up by hand, from one that up to plies random plies have led to, and in which a game can begin.
func SetUp(g games.Game, r *games.Rand, plies int) games.Position {
	p := g.Start()
	for range plies {
		if next := p.Clone(); !next.Over() {
			ms := next.AppendMoves(nil)
			if next.Play(ms[r.Intn(len(ms))]); !next.Over() {
				p = next
			}
		}
	}
	e, ok := g.(games.Editor)
	if !ok {
		return p
	}
	brushes, best, q := e.Palette(), p, p
	for range 20 {
		at := board.Target(r.Intn(len(g.Geometry().Cells)))
		if r.Intn(2) == 0 {
			q = e.Clear(q, at)
		} else {
			b := brushes[r.Intn(len(brushes))]
			if b.Piece.At = at; len(b.Headings) > 0 {
				b.Piece.Facing = b.Headings[r.Intn(len(b.Headings))]
			}
			q, _ = e.Put(q, b.Piece)
		}
		if settled := games.Settled(e, q); games.WhyNotFrom(g, settled).Text.Empty() {
			best = settled
		}
	}
	return best
}
