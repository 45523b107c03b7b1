package taiji

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/gametest"
)

// drawGame draws options.
func drawGame(t *rapid.T) *game {
	words := []string{fmt.Sprintf("size=%d", rapid.IntRange(2, maxSize).Draw(t, "size"))}
	for _, o := range Spec.Options[1:] {
		words = append(words, o.ID+"="+rapid.SampledFrom(o.Choices).Draw(t, o.ID))
	}
	return open(t, strings.Join(words, " "))
}

// drawPosition draws a position after some random plies.
func drawPosition(t *rapid.T, g *game) *position {
	p := g.Start().(*position)
	random(p, games.NewRand(rapid.Uint64().Draw(t, "seed")), rapid.IntRange(0, g.MaxPlies()).Draw(t, "plies"))
	return p
}

// drawAny draws any filled board, including unreachable ones.
func drawAny(t *rapid.T, g *game) *position {
	p := &position{game: g, mover: uint8(rapid.IntRange(light, dark).Draw(t, "mover"))}
	for i := range uint(g.size * g.size) {
		if colour := rapid.IntRange(0, 2).Draw(t, "cell"); colour < 2 {
			p.half[colour] = p.half[colour].or(singleton(i))
		}
	}
	return p
}

// oracleOf returns an oracle with the board of p.
func oracleOf(p *position) *oracle {
	g := p.game
	o := &oracle{size: g.size, counted: g.counted, score: g.info.Options["score"], tonga: g.tonga, drawTies: g.tieDraw}
	for i := range uint(g.size * g.size) {
		letter := byte('.')
		for colour, half := range p.half {
			if half.has(i) {
				letter = "wb"[colour]
			}
		}
		o.board = append(o.board, letter)
	}
	return o
}

// TestAgreesWithOracle compares legal plies, groups, scores and winners with the oracle, under all options.
func TestAgreesWithOracle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		p := drawPosition(t, g)
		if rapid.Bool().Draw(t, "any") {
			p = drawAny(t, g)
		}
		o := oracleOf(p)
		var got [][2]int
		for _, m := range p.AppendMoves(nil) {
			l, d := tile(m)
			got = append(got, [2]int{int(l), int(d)})
		}
		slices.SortFunc(got, func(a, b [2]int) int { return slices.Compare(a[:], b[:]) })
		if want := o.legal(); !slices.Equal(got, want) {
			t.Fatalf("%s: legal %v, want %v", games.TextOf(p), got, want)
		}
		for colour, letter := range letters {
			if got, want := sizes(g, p.half[colour]), o.groups(letter); !slices.Equal(got, want) {
				t.Fatalf("%s: groups of %c %v, want %v", games.TextOf(p), letter, got, want)
			}
		}
		if want := fmt.Sprintf("%d-%d", o.points('w'), o.points('b')); scoreText(p) != want {
			t.Fatalf("%s %v: score %s, want %s", games.TextOf(p), g.info.Options, scoreText(p), want)
		}
		if winner(p) != o.winner() {
			t.Fatalf("%s %v: winner %q, want %q", games.TextOf(p), g.info.Options, winner(p), o.winner())
		}
	})
}

// TestPlyInvariants checks T10 (a): a ply takes two empty cells and adds a half of each colour. Also: the seats alternate, a sum never falls, a game
// has no more plies than half its cells, and with tie=dark it has exactly one winner.
func TestPlyInvariants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		p := g.Start().(*position)
		r := games.NewRand(rapid.Uint64().Draw(t, "seed"))
		plies := 0
		for ; !p.Over(); plies++ {
			if int(p.ToMove()) != plies%2 {
				t.Fatalf("seat %d to move after %d plies", p.ToMove(), plies)
			}
			before := *p
			random(p, r, 1)
			if p.free().count() != before.free().count()-2 || p.half[light].count() != plies+1 || p.half[dark].count() != plies+1 {
				t.Fatalf("%s became %s", games.TextOf(&before), games.TextOf(p))
			}
			was, is := before.scores(), p.scores()
			if g.formula == sum && (is[light] < was[light] || is[dark] < was[dark]) {
				t.Fatalf("%s became %s: scores fell from %v to %v", games.TextOf(&before), games.TextOf(p), was, is)
			}
		}
		if plies > g.MaxPlies() {
			t.Fatalf("%d plies, MaxPlies is %d", plies, g.MaxPlies())
		}
		if n := len(games.Winners(p.Payoffs(), 2)); n != 1 && !g.tieDraw {
			t.Fatalf("%d winners", n)
		}
	})
}

// TestColourSymmetry checks T10 (b): swapping the colours keeps the number of legal plies and swaps the scores. gametest.Run tests that rotating and
// mirroring the board keeps both.
func TestColourSymmetry(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		p := drawAny(t, g)
		legal, s := len(p.AppendMoves(nil)), p.scores()
		q := &position{game: g, half: [2]cells{p.half[dark], p.half[light]}}
		if n, got := len(q.AppendMoves(nil)), q.scores(); n != legal || got != [2]int{s[dark], s[light]} {
			t.Fatalf("%s with the colours swapped: %d legal and %v, want %d and the reverse of %v", games.TextOf(p), n, got, legal, s)
		}
	})
}

// TestMirrorLemma checks T10 (c): as long as no tile covers the centre, Dark may answer every tile rotated by 180 degrees with the colours swapped,
// and afterwards both colours have groups of the same sizes. 2,000 games per size.
func TestMirrorLemma(t *testing.T) {
	for _, size := range []int{4, 6, 7, 9} {
		g := open(t, fmt.Sprintf("size=%d", size))
		r := games.NewRand(uint64(size))
		count := 2000
		if testing.Short() {
			count = 100
		}
		for range count {
			p := g.Start().(*position)
			for {
				m, ok := offCentre(p, r)
				if !ok {
					break
				}
				p.Play(m)
				l, d := tile(m)
				answer := newMove(g.last()-d, g.last()-l)
				if !p.Legal(answer) {
					t.Fatalf("%s: %s cannot be mirrored", games.TextOf(p), g.FormatMove(p, m))
				}
				p.Play(answer)
				if a, b := sizes(g, p.half[light]), sizes(g, p.half[dark]); !slices.Equal(a, b) {
					t.Fatalf("%s: groups of light %v, of dark %v", games.TextOf(p), a, b)
				}
			}
			if size%2 == 0 && winner(p) != "Dark" {
				t.Fatalf("%s: mirrored to the end and winner %q", games.TextOf(p), winner(p))
			}
		}
	}
}

// offCentre draws a legal tile that leaves the centre cell of an odd board free. ok is false if there is none.
func offCentre(p *position, r *games.Rand) (m games.Move, ok bool) {
	ms := slices.DeleteFunc(p.AppendMoves(nil), func(m games.Move) bool {
		l, d := tile(m)
		centre := p.game.last() / 2
		return p.game.size%2 == 1 && (l == centre || d == centre)
	})
	if len(ms) == 0 {
		return games.NoMove, false
	}
	return ms[r.Intn(len(ms))], true
}

// TestPartnersDoNotMatter: a position read from text, without known tiles, equals the one it was written from in everything but looks.
func TestPartnersDoNotMatter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		p := drawPosition(t, g)
		q := gametest.Reach(t, g, games.TextOf(p)).(*position)
		if q.scores() != p.scores() {
			t.Fatalf("%s has the scores %v, want %v", games.TextOf(q), q.scores(), p.scores())
		}
		a, pliesA := p.Playout(games.NewRand(1))
		b, pliesB := q.Playout(games.NewRand(1))
		if a != b || pliesA != pliesB {
			t.Fatalf("playouts differ: %v in %d, %v in %d", a, pliesA, b, pliesB)
		}
	})
}

// TestDifferentPositionsHashDifferently checks all 767 positions of the 3 by 3 board and many of a large one, with both movers.
func TestDifferentPositionsHashDifferently(t *testing.T) {
	known := map[[2]cells]*tree{}
	small := open(t, "size=3")
	grow(small.Start().(*position), known)
	seen := map[uint64]string{}
	for half := range known {
		noteHashes(t, seen, position{game: small, half: half})
	}
	if len(seen) != 2*767 {
		t.Errorf("%d hashes, want two for each of 767 positions", len(seen))
	}
	seen = map[uint64]string{}
	r := games.NewRand(5)
	for range 200 {
		for p := after(t, "", ""); !p.Over(); {
			random(p, r, 1)
			noteHashes(t, seen, *p)
		}
	}
}

// noteHashes adds p with both movers to seen, the texts by hash.
func noteHashes(t *testing.T, seen map[uint64]string, p position) {
	for p.mover = range uint8(2) {
		h := p.Hash()
		if old, ok := seen[h]; ok && old != games.TextOf(&p) {
			t.Errorf("%q and %q have the same hash", old, games.TextOf(&p))
		}
		seen[h] = games.TextOf(&p)
	}
}
