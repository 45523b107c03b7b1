package record_test

import (
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/match"
	"quintet/games/null"
	"quintet/games/record"
)

// turnEnds reports whether a comment can stand at n: at the start, or where another player is to move.
func turnEnds(m *match.Match, n *match.Node) bool {
	return n.Parent() == nil || m.PositionAfter(n).ToMove() != m.PositionAfter(n.Parent()).ToMove()
}

// Whatever is played, tried and said in a match, with any end, its record brings back.
func TestARecordHoldsTheWholeTree(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := catalogtest.Open(t, null.Spec, games.Options{
			"size":    rapid.SampledFrom([]string{"2", "3"}).Draw(t, "size"),
			"turns":   rapid.SampledFrom([]string{"single", "double"}).Draw(t, "turns"),
			"players": rapid.SampledFrom([]string{"2", "3"}).Draw(t, "players"),
		})
		m := match.New(g, nil)
		nodes := []*match.Node{m.Root()}
		for range rapid.IntRange(0, 40).Draw(t, "steps") {
			n := m.Node()
			if rapid.IntRange(0, 2).Draw(t, "look about") == 0 {
				n = rapid.SampledFrom(nodes).Draw(t, "node")
			}
			switch m.Show(n); rapid.IntRange(0, 9).Draw(t, "what") {
			case 0:
				if !m.Closed() {
					_ = m.Resign(0) // an error says that it is over
				}
			case 1:
				if turnEnds(m, n) {
					m.SetComment(n, rapid.SampledFrom(remarks).Draw(t, "comment"))
				}
			case 2:
				_ = m.SetMark(n, match.Mark(rapid.IntRange(0, 6).Draw(t, "mark"))) // an error says that it is the start
			default:
				m.Continue()
				if ms := m.Position().AppendMoves(nil); !m.Over() {
					catalogtest.NoError(t, m.Play(rapid.SampledFrom(ms).Draw(t, "move")))
					nodes = append(nodes, m.Node())
				}
			}
		}
		text := written(t, record.FromMatch(null.Spec, m))
		again := replayed(t, read(t, text))
		if got, want := catalogtest.Tree(again), catalogtest.Tree(m); got != want {
			t.Fatalf("read as\n%s\nwant\n%s\nfrom\n%s", got, want, text)
		}
		if again.UndoEdit() {
			t.Fatal("what the record holds can be undone")
		}
		if twice := written(t, record.FromMatch(null.Spec, again)); twice != text {
			t.Fatalf("written again as\n%s\nwant\n%s", twice, text)
		}
	})
}

// A tree of nearly 100,000 plies is written, read and written again, the same, at a cost that grows with its size.
func TestTheCostOfATreeIsLinear(t *testing.T) {
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
		text := written(t, record.FromMatch(spec, m))
		return allocated(func() {
			if twice := written(t, record.FromMatch(spec, replayed(t, read(t, text)))); twice != text {
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
