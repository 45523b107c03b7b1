package search_test

import (
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/null"
	"quintet/games/search"
)

// seen returns the moves that a search of pos considers, in order.
func seen(t *testing.T, c search.Config, pos games.Position) []games.Move {
	t.Helper()
	r := search.Searched(t, search.NewMCTS(c), pos, search.Limits{Playouts: 8})
	set := map[games.Move]bool{}
	for _, c := range r.Candidates {
		if set[c.Move] || !pos.Legal(c.Move) {
			t.Errorf("candidate %d comes twice or is not legal", c.Move)
		}
		set[c.Move] = true
	}
	return slices.Sorted(maps.Keys(set))
}

// The ignored moves depend on the seed and the position only: not on the search or the rest of the Config.
func TestOverlookedMovesStayHidden(t *testing.T) {
	for _, s := range catalog.All() {
		_, p := after(t, s, nil)
		first := seen(t, search.Config{Overlook: 0.5, Seed: 1}, p)
		for _, c := range solverConfigs {
			c.config.Overlook, c.config.Seed = 0.5, 1
			if again := seen(t, c.config, p); !slices.Equal(first, again) {
				t.Errorf("%s, %s: sees %v, and %v before", s.ID, c.name, again, first)
			}
		}
		if other := seen(t, search.Config{Overlook: 0.5, Seed: 2}, p); slices.Equal(first, other) {
			t.Errorf("%s: two seeds see the same %d moves", s.ID, len(first))
		}
	}
}

// Over many seeds the fraction of hidden moves is as configured, the same for each move, and every position keeps at least one move.
func TestOverlookedShare(t *testing.T) {
	_, p := after(t, null.Spec, []string{"size=4"})
	const seeds = 1000
	for _, share := range []float32{0.1, 0.3, 0.7} {
		hidden := map[games.Move]int{}
		for seed := range uint64(seeds) {
			moves := seen(t, search.Config{Overlook: share, Seed: seed}, p)
			for _, m := range p.AppendMoves(nil) {
				if !slices.Contains(moves, m) {
					hidden[m]++
				}
			}
		}
		// 4.5 standard deviations of 1000 draws are below 0.07.
		for m, n := range hidden {
			if got := float32(n) / seeds; got < share-0.07 || got > share+0.07 {
				t.Errorf("move %d is hidden in %.3f of all searches, want %.1f", m, got, share)
			}
		}
		if len(hidden) != 16 {
			t.Errorf("%d moves are hidden now and then, want all 16", len(hidden))
		}
	}
	for seed := range uint64(seeds) {
		if n := len(seen(t, search.Config{Overlook: 1, Seed: seed}, p)); n != 1 {
			t.Errorf("sees %d moves where all are hidden, want 1", n)
		}
	}
	forced := p.Clone()
	for len(forced.AppendMoves(nil)) > 1 {
		forced.Play(forced.AppendMoves(nil)[0])
	}
	if m := seen(t, search.Config{Overlook: 1}, forced); len(m) != 1 {
		t.Errorf("sees %v where there is one move", m)
	}
}

// An immediate win is never overlooked, neither the mover's nor the opponent's, however high Overlook is. Nothing is called proven.
func TestImmediateWinsAreSeen(t *testing.T) {
	tests := []struct {
		name  string
		plies []string
		want  []string // acceptable plies
	}{
		{"a win", []string{"c1", "a1", "c2", "a2"}, []string{"c3"}},
		{"a win of the opponent", []string{"c1", "a1", "c2"}, []string{"c3"}},
		{"a win rather than a save", []string{"c1", "b1", "c2", "b2"}, []string{"c3"}},
	}
	squex, _ := catalog.Find("squex")
	for _, tt := range tests {
		for _, share := range []float32{0.3, 0.97, 1} {
			for seed := range uint64(50) {
				g, p := after(t, squex, []string{"size=3"}, tt.plies...)
				tree := search.Config{RAVE: 100, FPU: 1, Solver: true, Decisive: true, Overlook: share, Near: true, Alert: true, Seed: seed, Memory: 1 << 16}
				alphaBeta := search.AlphaBetaConfig{Depth: 1, Overlook: share, Alert: true, Seed: seed, Memory: 1 << 10}
				for _, e := range []search.Engine{search.NewMCTS(tree), search.NewAlphaBeta(alphaBeta)} {
					r, err := e.Search(t.Context(), p, search.Limits{Playouts: 20})
					if err != nil || !slices.Contains(tt.want, g.FormatMove(p, r.Best)) {
						t.Fatalf("%s: seed %d, overlooking %.2f, %T plays %s, %v; want %v", tt.name, seed, share, e, g.FormatMove(p, r.Best), err, tt.want)
					}
					if r.Proven || slices.ContainsFunc(r.Candidates, func(c search.Candidate) bool { return c.Proven }) {
						t.Errorf("%s, seed %d: %T calls it proven, though moves are overlooked", tt.name, seed, e)
					}
				}
			}
		}
	}
}

// Moves far from the mover's pieces are overlooked more often than near ones.
func TestFarMovesAreOverlookedFirst(t *testing.T) {
	for _, s := range catalog.All() {
		_, p := after(t, s, nil)
		r := games.NewRand(3)
		for range 12 {
			p.Play(catalogtest.AnyMove(p, r))
		}
		located, ok := p.(games.Located)
		if !ok {
			if slices.ContainsFunc(catalog.LevelsOf(s.ID), func(l catalog.Level) bool { return strings.Contains(l.String(), "Near=true") }) {
				t.Errorf("%s has levels that see what is near, and does not say where its moves are", s.ID)
			}
			continue
		}
		l := located.Locator()
		steps := map[games.Move]int{}
		far, all := 0.0, 0
		for _, m := range p.AppendMoves(nil) {
			if l.Cell(m) < 0 {
				continue
			}
			least := 99
			for _, own := range l.AppendOwn(nil) {
				least = min(least, games.KingDistance(l.Width(), own, l.Cell(m)))
			}
			steps[m], far, all = least, far+float64(least), all+1
		}
		noticed, count := 0.0, 0
		for seed := range uint64(30) {
			for _, m := range seen(t, search.Config{Overlook: 0.7, Near: true, Seed: seed}, p) {
				if n, located := steps[m]; located {
					noticed, count = noticed+float64(n), count+1
				}
			}
		}
		if mean, usual := noticed/float64(count), far/float64(all); mean > usual {
			t.Errorf("%s: moves that are seen are %.2f steps away, all moves %.2f", s.ID, mean, usual)
		}
	}
}

// Sway makes players overlook more in some games than in others, but the fraction is constant within a game.
func TestOverlookedShareVaries(t *testing.T) {
	_, p := after(t, null.Spec, []string{"size=4"})
	few, many := 16, 0
	for seed := range uint64(100) {
		n := len(seen(t, search.Config{Overlook: 0.5, Sway: 0.5, Seed: seed}, p))
		few, many = min(few, n), max(many, n)
	}
	if few > 3 || many < 14 {
		t.Errorf("a player sees %d to %d of 16 moves", few, many)
	}
}

// Whole games can be played with nearly everything overlooked and trees kept from ply to ply.
func TestOverlookingStillMoves(t *testing.T) {
	for _, s := range catalog.All() {
		g, p := after(t, s, nil)
		e := search.NewMCTS(search.Config{RAVE: 600, FPU: 1, Solver: true, Decisive: true, Reuse: true, Overlook: 0.9})
		plies := 0
		for ; !p.Over(); plies++ {
			r, err := e.Search(t.Context(), p, search.Limits{Playouts: 50})
			if err != nil || !p.Legal(r.Best) {
				t.Fatalf("%s, ply %d: plays %d, %v", s.ID, plies, r.Best, err)
			}
			p.Play(r.Best)
		}
		if plies > g.MaxPlies() {
			t.Errorf("%s: %d plies, want at most %d", s.ID, plies, g.MaxPlies())
		}
	}
}

// Urgent moves are never overlooked: if there are some, one of them is played.
func TestUrgentMovesAreSeen(t *testing.T) {
	found := 0
	for _, s := range catalog.All() {
		_, p := after(t, s, nil)
		if _, ok := p.(games.Alerter); !ok {
			continue
		}
		r := games.NewRand(5)
		for p = p.Clone(); !p.Over(); p.Play(catalogtest.AnyMove(p, r)) {
			urgent := p.(games.Alerter).AppendUrgent(nil)
			if len(urgent) == 0 {
				continue
			}
			found++
			tree := search.Config{RAVE: 100, FPU: 1, Overlook: 1, Near: true, Alert: true, Seed: uint64(found), Memory: 1 << 16}
			alphaBeta := search.AlphaBetaConfig{Depth: 1, Overlook: 1, Alert: true, Seed: uint64(found), Memory: 1 << 10}
			for _, e := range []search.Engine{search.NewMCTS(tree), search.NewAlphaBeta(alphaBeta)} {
				if report := search.Searched(t, e, p, search.Limits{Playouts: 20}); !slices.Contains(urgent, report.Best) {
					t.Errorf("%s: %T plays %d, want one of %v", s.ID, e, report.Best, urgent)
				}
			}
		}
	}
	if found == 0 {
		t.Error("no position has an urgent move")
	}
}

// A player with Alert leaves no win to the opponent's next move if any turn prevents that. If none does, he spoils at least some of the wins.
func TestLastDefencesAreSeen(t *testing.T) {
	saved, tried := 0, 0
	for _, table := range []string{"squex size=4", "distrify size=4", "squ size=4"} {
		for seed := range uint64(12) {
			p := catalogtest.Match(t, table, "").Position()
			r := games.NewRand(seed)
			for p = p.Clone(); !p.Over(); p.Play(catalogtest.AnyMove(p, r)) {
				few, many := leastAndMostWins(p, p.ToMove(), 0)
				if many == 0 || few == many {
					continue
				}
				tree := search.NewMCTS(search.Config{RAVE: 100, FPU: 1, Overlook: 1, Near: true, Alert: true, Seed: seed, Memory: 1 << 16})
				end := p.Clone()
				for !end.Over() && end.ToMove() == p.ToMove() {
					end.Play(search.Searched(t, tree, end, search.Limits{Playouts: 20}).Best)
				}
				switch n := winsOf(end, p.ToMove()); {
				case few == 0 && n > 0:
					t.Errorf("%s, %s: leaves %d wins, and could leave none", table, games.TextOf(p), n)
				case few == 0:
					saved++
				case n >= many:
					t.Errorf("%s, %s: leaves %d wins, the most possible; the least are %d", table, games.TextOf(p), n, few)
				default:
					tried++
				}
			}
		}
	}
	if saved < 20 || tried < 5 {
		t.Errorf("%d turns prevent all wins and %d some, want more", saved, tried)
	}
}

// leastAndMostWins returns the fewest and the most winning moves that a turn of player in p leaves to the others, who has made made moves of the turn.
func leastAndMostWins(p games.Position, player games.Player, made int) (few, many int) {
	if p.Over() || p.ToMove() != player || made > 2 {
		n := winsOf(p, player)
		return n, n
	}
	few = math.MaxInt
	for _, m := range p.AppendMoves(nil) {
		next := p.Clone()
		next.Play(m)
		a, b := leastAndMostWins(next, player, made+1)
		few, many = min(few, a), max(many, b)
	}
	return few, many
}

// winsOf counts the moves that win p at once for another player than player; none if p is over.
func winsOf(p games.Position, player games.Player) (n int) {
	if p.Over() || p.ToMove() == player {
		return 0
	}
	for _, m := range p.AppendMoves(nil) {
		next := p.Clone()
		next.Play(m)
		if next.Over() && next.Payoffs()[p.ToMove()] >= 1 {
			n++
		}
	}
	return n
}
