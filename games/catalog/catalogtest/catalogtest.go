// Package catalogtest helps test code that serves every game. It opens each game of the catalogue with its options (Table), plays given or random
// plies, sets up positions, and lists or writes the tree of a match. Add a helper here if a test outside the games' packages needs it for any game.
package catalogtest

import (
	"fmt"
	"maps"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/null"
	"quintet/games/play/match"
)

// A Table is a game with some of its options.
type Table struct {
	Spec    games.Spec
	Options games.Options
}

// String writes t as scripts do: "squex size=6".
func (t Table) String() string { return strings.TrimSpace(t.Spec.ID + " " + t.Spec.Format(t.Options)) }

// Open opens the game of t.
func (t Table) Open(f Failer) games.Game {
	f.Helper()
	return Open(f, t.Spec, t.Options)
}

// Tables returns the tables of TablesOf for every game.
func Tables(size int) (all []Table) {
	for _, s := range catalog.All() {
		all = append(all, TablesOf(s, size)...)
	}
	return all
}

// TablesOf returns a table of s for each number of players. Unless tests are short it adds a table with a handicap of 1 and the last choice of every
// other option. Boards have the given size if s allows it.
func TablesOf(s games.Spec, size int) (all []Table) {
	usual, unusual := games.Options{}, games.Options{}
	players := games.Option{Choices: []string{""}}
	for _, o := range s.Options {
		switch o.ID {
		case "size":
			usual[o.ID] = strconv.Itoa(min(max(size, o.Min), o.Max))
		case "players":
			players = o
		case "handicap": // with a larger handicap a small board is joined in the first turn
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

// A Failer is a test that a helper can stop: a testing.TB, or one run of a property test.
type Failer interface {
	Helper()
	Fatal(args ...any)
}

// NoError stops t if err is not nil.
func NoError(t Failer, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// Find finds a game of the catalogue or the template, which can have turns of two plies and four seats.
func Find(id string) (games.Spec, bool) {
	if id == null.Spec.ID {
		return null.Spec, true
	}
	return catalog.Find(id)
}

// Open opens a game of s.
func Open(t Failer, s games.Spec, o games.Options) games.Game {
	t.Helper()
	g, err := s.Open(o)
	NoError(t, err)
	return g
}

// Match returns a match of the game that table names ("squex size=6") after plies.
func Match(t Failer, table, plies string, seats ...match.Seat) *match.Match {
	t.Helper()
	fields := strings.Fields(table)
	s, ok := Find(fields[0])
	o, err := games.ParseOptions(fields[1:])
	if err != nil || !ok {
		t.Fatal(table, err)
	}
	m := match.New(Open(t, s, o), seats)
	Play(t, m, plies)
	return m
}

// Play plays plies in m.
func Play(t Failer, m *match.Match, plies string) {
	t.Helper()
	for _, ply := range strings.Fields(plies) {
		mv, err := m.Game().ParseMove(m.Position(), ply)
		if err == nil {
			err = m.Play(mv)
		}
		if err != nil {
			t.Fatal(ply, err)
		}
	}
}

// AnyMove returns a random legal move of p, which is not over.
func AnyMove(p games.Position, r *games.Rand) games.Move {
	ms := p.AppendMoves(nil)
	return ms[r.Intn(len(ms))]
}

// PlayAny plays up to the given number of random plies in m.
func PlayAny(t Failer, m *match.Match, r *games.Rand, plies int) {
	t.Helper()
	for range plies {
		if m.Over() {
			return
		}
		NoError(t, m.Play(AnyMove(m.Position(), r)))
	}
}

// Plies returns the names of the plies on the shown path of m.
func Plies(m *match.Match) (all []string) {
	for i := range m.Len() {
		all = append(all, m.Game().FormatMove(m.PositionAt(i), m.Move(i)))
	}
	return all
}

// Nodes lists all nodes of m, variations included, parents before children. The first is the start.
func Nodes(m *match.Match) []*match.Node {
	all := []*match.Node{m.Root()}
	for i := 0; i < len(all); i++ {
		all = append(all, all[i].Next()...)
	}
	return all
}

// Tree writes every ply played in m, marks the main path, and says how the match was ended, if it was. It leaves out which node is shown.
func Tree(m *match.Match) string {
	ending, by := m.End()
	return fmt.Sprint(Branch(m.Root()), m.MainLen(), ending, by)
}

// Branch writes n and everything played after it.
func Branch(n *match.Node) string {
	var b strings.Builder
	fmt.Fprintf(&b, "(%d%s %q", n.Move(), n.Mark(), n.Comment())
	if len(n.Drawings()) > 0 {
		fmt.Fprint(&b, " ", n.Drawings())
	}
	for _, next := range n.Next() {
		b.WriteString(Branch(next))
	}
	b.WriteByte(')')
	return b.String()
}

// SetUp returns a position that was set up by hand and from which a game of g can begin. It edits a position reached by up to plies random plies.
func SetUp(g games.Game, r *games.Rand, plies int) games.Position {
	p := g.Start()
	for range plies {
		if next := p.Clone(); !next.Over() {
			if next.Play(AnyMove(next, r)); !next.Over() {
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
