package azacru

import (
	"math/bits"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/gametest"
)

// recount returns p as read from its own text, with the numbers of p, so all cached values are computed again.
func recount(t gametest.T, p *position) *position {
	q := gametest.Reach(t, p.g, games.TextOf(p)).(*position)
	for i := range q.fields {
		q.fields[i] = q.fields[i]&textBits | p.fields[i]&^textBits
	}
	return q
}

// The cached values of a position always agree with its fields, and its text and hash depend on nothing else.
func TestCountsMatchBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t)
		for range 10 {
			if q := recount(t, p); *q != *p || q.Hash() != p.Hash() {
				t.Fatalf("counted anew the position is %+v, kept %+v", *q, *p)
			}
			moves := p.AppendMoves(nil)
			if len(moves) == 0 {
				break
			}
			p.Play(rapid.SampledFrom(moves).Draw(t, "ply"))
		}
	})
}

// drawGame plays a random game from the start, calls see with every ply and the positions around it, and returns the end.
func drawGame(t *rapid.T, see func(before *position, m games.Move, after *position)) *position {
	g := open(t, rapid.IntRange(2, games.MaxPlayers).Draw(t, "players"))
	p := g.Start().(*position)
	r := games.NewRand(rapid.Uint64().Draw(t, "seed"))
	for plies := 0; !p.Over(); plies++ {
		if plies == g.MaxPlies() {
			t.Fatalf("no end after %d plies", plies)
		}
		before := *p
		m := gametest.PlayRandom(p, r)
		see(&before, m, p)
	}
	return p
}

// The invariants of rules.md 1.1.
func TestInvariants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var moved [cells + 1]bool // by the number of the piece
		drawGame(t, func(before *position, m games.Move, after *position) {
			me := int(before.mover)
			costly := false
			if m != passMove {
				from, _, k, _ := unpack(m)
				moved[before.fields[from].number()] = true
				costly = before.effectOf(m).lost
				if k > longest || k > before.power(me, from) {
					t.Fatalf("a move of %d cells with power %d", k, before.power(me, from))
				}
			}
			sum := 0
			for i, n := range after.tiles[:after.g.players] {
				sum += int(n)
				if i == me && n < before.tiles[i] {
					t.Fatalf("the mover's tiles fell from %d to %d", before.tiles[i], n)
				}
				if i != me && n > before.tiles[i] || n < before.tiles[i] && !costly {
					t.Fatalf("tiles of seat %d: %d, before %d", i+1, n, before.tiles[i])
				}
				want := before.pieces[i].count()
				if costly && i == me {
					want--
				}
				if after.pieces[i].count() != want {
					t.Fatalf("seat %d has %d pieces, want %d", i+1, after.pieces[i].count(), want)
				}
			}
			neutral := 0
			for i, f := range after.fields {
				if f.tile() < 0 {
					neutral++
					if before.fields[i].tile() >= 0 {
						t.Fatalf("%s has become neutral", label(i))
					}
				}
				if f.taken() && (f.tile() == f.owner()) != moved[f.number()] || f.taken() && !moved[f.number()] && f.tile() >= 0 {
					t.Fatalf("piece %d on %s, moved %v, stands on tile %d", f.number(), label(i), moved[f.number()], f.tile())
				}
				if f.taken() && after.power(f.owner(), i) > lands {
					t.Fatalf("power %d", after.power(f.owner(), i))
				}
			}
			if sum+neutral != cells {
				t.Fatalf("%d tiles and %d neutral cells", sum, neutral)
			}
		})
	})
}

// The last round: after the first pass every other player has exactly one turn, and no one passes who can move.
func TestLastRound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		trigger, later := -1, 0
		end := drawGame(t, func(before *position, m games.Move, after *position) {
			if m == passMove && before.mobility(int(before.mover)) > 0 {
				t.Fatal("a player passed who could move")
			}
			if int(before.mover) == trigger {
				t.Fatal("the trigger had another turn")
			}
			if trigger >= 0 {
				later++
			}
			if m == passMove && trigger < 0 {
				trigger = int(before.mover)
			}
		})
		if trigger >= 0 && end.quietPlies < end.g.quietLimit && later != end.g.players-1 {
			t.Fatalf("%d turns after the first pass, want %d", later, end.g.players-1)
		}
	})
}

// A result is a first place: the winners are those with the most tiles.
func TestMostTilesWin(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		end := drawGame(t, func(_ *position, _ games.Move, _ *position) {})
		scores := end.AppendScores(nil)
		winners := games.Winners(end.Payoffs(), end.g.players)
		for i, n := range scores {
			if wins := slices.Contains(winners, games.Player(i)); wins != (n == slices.Max(scores)) {
				t.Fatalf("scores %v, winners %v", scores, winners)
			}
		}
	})
}

// A symmetry maps the board onto itself and the players onto each other.
type symmetry struct {
	k     int // see games.SymmetricCell
	seats int // every player becomes the one this many seats later
}

// player returns the player to whom a player is mapped.
func (s symmetry) player(i, players int) int { return (i + s.seats) % players }

// move returns the image of m. A mirror exchanges left and right.
func (s symmetry) move(m games.Move) games.Move {
	if m == passMove {
		return m
	}
	from, d, k, twist := unpack(m)
	if bits.OnesCount(uint(s.k))%2 == 1 {
		twist = []int{straight, right, left}[twist]
	}
	return pack(games.SymmetricCell(size, s.k, from), headingAfter(s.k, d), k, twist)
}

// position returns the image of p.
func (s symmetry) position(p *position) *position {
	n := p.g.players
	image, _ := p.g.Image(p, s.k)
	turned := image.(*position)
	q := &position{g: p.g, mover: uint8(s.player(int(p.mover), n)), trigger: -1, quietPlies: p.quietPlies}
	if p.trigger >= 0 {
		q.trigger = int8(s.player(int(p.trigger), n))
	}
	for i, f := range turned.fields {
		if f.tile() >= 0 {
			q.paint(s.player(f.tile(), n), i)
		}
		if f.taken() {
			owner := s.player(f.owner(), n)
			q.fields[i] |= piece(owner, f.facing(), f.number())
			q.pieces[owner].add(i)
		}
	}
	return q
}

// The rules prefer no direction, side of the board or colour: the plies of a position's image are the images of its plies, and lead to the images of
// its successors.
func TestSymmetries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t)
		s := symmetry{rapid.IntRange(0, games.Symmetries-1).Draw(t, "symmetry"), rapid.IntRange(0, p.g.players-1).Draw(t, "seats")}
		image := s.position(p)
		moves := p.AppendMoves(nil)
		images := image.AppendMoves(nil)
		if len(images) != len(moves) {
			t.Fatalf("%d plies, %d in the image", len(moves), len(images))
		}
		for _, m := range moves {
			if !slices.Contains(images, s.move(m)) {
				t.Fatalf("the image of %s is not legal", p.g.FormatMove(p, m))
			}
			after, imageAfter := *p, *image
			after.Play(m)
			imageAfter.Play(s.move(m))
			if imageAfter != *s.position(&after) {
				t.Fatalf("the image of %s leads to another position than the image of what it leads to", p.g.FormatMove(p, m))
			}
		}
	})
}

// The starts look the same to every player (rules.md 1.2): two players rotated by 180 degrees, four by 90 degrees clockwise.
func TestStartsAreSymmetric(t *testing.T) {
	for players, s := range map[int]symmetry{2: {k: 3, seats: 1}, 4: {k: 6, seats: 1}} {
		p := open(t, players).Start().(*position)
		image := s.position(p)
		image.mover = p.mover
		if got, want := games.TextOf(image), games.TextOf(p); got != want {
			t.Errorf("%d players: the turned start is %q, want %q", players, got, want)
		}
	}
}
