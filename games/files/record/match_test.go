package record_test

import (
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/null"
	"quintet/games/play/match"
)

// remarks are comments that are hard to write.
var remarks = []string{"", "", "", "good", "a } b", `\`, `\}`, "{", "two\nlines", "; no comment", "[game \"x\"]", "é ș 囲",
	strings.Repeat("long ", 40) + "end", "1. a1 (b1)"}

// endAny ends m in a random way that is possible.
func endAny(t *rapid.T, m *match.Match) {
	by := games.Player(rapid.IntRange(0, m.Game().Info().Players-1).Draw(t, "by"))
	winners := games.Seats(rapid.Uint8Range(0, 1<<m.Game().Info().Players-1).Draw(t, "winners"))
	ends := []func() error{
		func() error { return m.Resign(by) }, func() error { return m.Flag(by) }, m.Agree, func() error { return m.Declare(winners...) },
	}
	for _, end := range rapid.Permutation(ends).Draw(t, "ends") {
		if m.Closed() || end() == nil { // an error says that this ending is impossible
			return
		}
	}
}

// A match with any plies, variations, comments, start and ending, and everything above the turns, survives writing and reading its record.
func TestRecordHoldsWholeTree(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := catalogtest.Open(t, null.Spec, games.Options{
			"size":    rapid.SampledFrom([]string{"2", "3"}).Draw(t, "size"),
			"turns":   rapid.SampledFrom([]string{"single", "double"}).Draw(t, "turns"),
			"players": rapid.SampledFrom([]string{"2", "3", "4"}).Draw(t, "players"),
		})
		var seats []match.Seat
		for range g.Info().Players {
			seats = append(seats, match.Seat{Name: rapid.SampledFrom([]string{"", "Ana", `a "b" \`, " ] ", "囲"}).Draw(t, "name")})
		}
		m := match.New(g, seats)
		if rapid.Bool().Draw(t, "set up") {
			start := g.Start()
			start.Play(start.AppendMoves(nil)[3])
			m = match.NewAt(g, start, seats)
		}
		for range rapid.IntRange(0, 40).Draw(t, "steps") {
			n := m.Node()
			if rapid.IntRange(0, 2).Draw(t, "look about") == 0 {
				n = rapid.SampledFrom(catalogtest.Nodes(m)).Draw(t, "node")
			}
			switch m.Show(n); rapid.IntRange(0, 9).Draw(t, "what") {
			case 0:
				endAny(t, m)
			case 1:
				m.SetComment(n, rapid.SampledFrom(remarks).Draw(t, "comment"))
			case 2:
				_ = m.SetMark(n, match.Mark(rapid.IntRange(0, 6).Draw(t, "mark"))) // an error says that it is the start
			default:
				m.Continue()
				if ms := m.Position().AppendMoves(nil); !m.Over() {
					catalogtest.NoError(t, m.Play(rapid.SampledFrom(ms).Draw(t, "move")))
				}
			}
		}
		rec := &record.Record{Spec: null.Spec, Match: m, Date: rapid.SampledFrom([]string{"", "2026-11-21"}).Draw(t, "date")}
		if rapid.Bool().Draw(t, "tag") {
			rec.Tags = []record.Tag{{Name: "event", Value: `"x"`}, {Name: "x-1"}}
		}
		text := written(t, rec)
		back := read(t, text)
		if got, want := catalogtest.Tree(back.Match), catalogtest.Tree(m); got != want {
			t.Fatalf("read as\n%s\nwant\n%s\nfrom\n%s", got, want, text)
		}
		if back.Match.UndoEdit() {
			t.Fatal("UndoEdit undoes something that came from the record")
		}
		if !reflect.DeepEqual(back.Match.Seats(), m.Seats()) || back.Date != rec.Date || !reflect.DeepEqual(back.Tags, rec.Tags) ||
			!reflect.DeepEqual(back.Match.Final(), m.Final()) || back.Placed() != rec.Placed() || written(t, back) != text {
			t.Fatalf("read as %+v, want %+v, from\n%s", back, rec, text)
		}
		if copied := rec.Clone(); catalogtest.Tree(copied.Match) != catalogtest.Tree(m) || written(t, copied) != text {
			t.Fatalf("the copy is written as\n%s\nwant\n%s", written(t, copied), text)
		}
	})
}

// A tree of nearly 100,000 plies survives writing, reading and writing again, at a cost linear in its size.
func TestTreeIsLinear(t *testing.T) {
	if testing.Short() {
		t.Skip("takes half a second")
	}
	spec, _ := catalog.Find("distrify")
	g := catalogtest.Open(t, spec, games.Options{"size": "19"})
	cost := func(plies int) uint64 {
		m, r := match.New(g, nil), games.NewRand(7)
		for nodes := []*match.Node{m.Root()}; len(nodes) <= plies; {
			if r.Intn(40) == 0 || m.Over() {
				m.Show(nodes[r.Intn(len(nodes))])
				continue
			}
			was, ms := len(m.Node().Next()), m.Position().AppendMoves(nil)
			n, err := m.Add(m.Node(), ms[r.Intn(len(ms))])
			catalogtest.NoError(t, err)
			if len(n.Parent().Next()) > was {
				nodes = append(nodes, n)
			}
		}
		text := written(t, record.New(spec, m))
		return allocated(func() {
			if twice := written(t, read(t, text)); twice != text {
				t.Fatalf("a tree of %d plies is written again in another way", plies)
			}
		})
	}
	const n = 30_000
	once, thrice := cost(n), cost(3*n)
	t.Logf("%d MB, then %d MB", once>>20, thrice>>20)
	if thrice > 5*once {
		t.Errorf("three times the plies allocate %.1f times as much, want at most 5", float64(thrice)/float64(once))
	}
}
