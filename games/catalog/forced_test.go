package catalog_test

import (
	"context"
	"os"
	"strconv"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
)

// A win that can be forced within the mover's turn and his next one, and a save from such a win of the opponent, must be found by the
// strongest level with a tenth of its playouts, in every late position: the positions are those of random games near their end where it makes a
// difference what is played. QUINTET_POSITIONS says how many of each game there are, 40 without it; what is claimed is 200 of 200 in a second.
func TestForcedWinsAndSaves(t *testing.T) {
	positions := 40
	if testing.Short() {
		positions = 4
	}
	if text := os.Getenv("QUINTET_POSITIONS"); text != "" {
		var err error
		if positions, err = strconv.Atoi(text); err != nil || positions < 1 {
			t.Fatalf("QUINTET_POSITIONS is %q, want a number above 0", text)
		}
	}
	for _, spec := range catalog.All() {
		t.Run(spec.ID, func(t *testing.T) {
			t.Parallel()
			g, err := spec.Open(nil)
			if err != nil {
				t.Fatal(err)
			}
			levels := catalog.LevelsOf(spec.ID)
			s := newScout(g)
			wins, saves := 0, 0
			for wins+saves < positions {
				p, kind := s.find(t, wins <= saves)
				if kind == save {
					saves++
				} else {
					wins++
				}
				strongest := levels[len(levels)-1]
				r, err := strongest.Engine(1, 0).Search(t.Context(), p, strongest.Tenth())
				if err != nil {
					t.Fatal(err)
				}
				next := p.Clone()
				next.Play(r.Best)
				if v := s.value(next, p.ToMove()); v <= 0 && kind == win || v < 0 {
					text, _ := p.AppendText(nil)
					t.Errorf("%s: plays %s, which brings %v, where there is a %s: %s", spec.ID, g.FormatMove(p, r.Best), v, kind, text)
				}
			}
			t.Logf("%d wins and %d saves of %d games", wins, saves, s.games)
		})
	}
}

// A kind is what there is to be found in a position.
type kind string

const (
	nothing kind = ""
	win     kind = "win"
	save    kind = "save"
)

// A scout looks for positions with something to be found.
type scout struct {
	most   int // mostNodes, with -short a tenth
	game   games.Game
	rand   *games.Rand
	games  int
	nodes  int // of the judgement under way
	solver *search.AlphaBeta
	spare  []games.Position // by depth of the judgement
}

// mostNodes bounds a judgement; positions that need more are passed over.
const mostNodes = 300_000

func newScout(g games.Game) *scout {
	most := mostNodes
	if testing.Short() {
		most = mostNodes / 10
	}
	return &scout{most: most, game: g, rand: games.NewRand(7), solver: search.NewAlphaBeta(search.AlphaBetaConfig{Memory: 8 << 20})}
}

// find plays random games until one has, near its end, a position of the wanted kind, or of the other where many games have none.
func (s *scout) find(t *testing.T, wantWin bool) (games.Position, kind) {
	for tries := 0; tries < 20_000; tries++ {
		line := s.play()
		p := line[max(0, len(line)-2-s.rand.Intn(9))]
		k := s.judge(p)
		if k == nothing || tries < 50 && (k == win) != wantWin {
			continue
		}
		return p, k
	}
	t.Fatal("20000 random games have no position where there is anything to be found")
	return nil, nothing
}

// play returns the positions of a random game but the last.
func (s *scout) play() []games.Position {
	s.games++
	var line []games.Position
	p := s.game.Start()
	for !p.Over() {
		line = append(line, p.Clone())
		ms := p.AppendMoves(nil)
		p.Play(ms[s.rand.Intn(len(ms))])
	}
	return line
}

// judge says what the mover of p can find. A win: he forces it in two turns, but not with all moves. A save: some moves let the opponent
// force a win in two turns, and others do not lose at all.
func (s *scout) judge(p games.Position) kind {
	me := p.ToMove()
	s.nodes = 0
	winning, losing, saving := 0, 0, 0
	ms := p.AppendMoves(nil)
	next := p.Clone()
	for _, m := range ms {
		next.CopyFrom(p)
		next.Play(m)
		switch {
		case s.forces(next, me, p.ToMove(), 2, 0):
			winning++
		case s.forces(next, 1-me, p.ToMove(), 2, 0):
			losing++
		}
		if s.nodes > s.most {
			return nothing
		}
	}
	switch {
	case winning > 0 && winning < len(ms):
		return win
	case winning > 0 || losing == 0 || losing == len(ms):
		return nothing
	}
	for _, m := range ms {
		next.CopyFrom(p)
		next.Play(m)
		if v := s.value(next, me); v == unknown {
			return nothing
		} else if v >= 0 {
			saving++
		}
	}
	if saving == 0 {
		return nothing
	}
	return save
}

// forces reports whether player wins p by force, when he has so many turns, the one he is in included. before is who moved last, depth
// how many plies ago the judgement began.
func (s *scout) forces(p games.Position, player, before games.Player, turns, depth int) bool {
	s.nodes++
	if p.Over() {
		return p.Payoffs()[player] >= 1
	}
	mover := p.ToMove()
	if before == player && mover != player {
		turns--
	}
	if turns == 0 || s.nodes > s.most {
		return false
	}
	if depth == len(s.spare) {
		s.spare = append(s.spare, p.Clone())
	}
	next := s.spare[depth]
	for _, m := range p.AppendMoves(nil) {
		next.CopyFrom(p)
		next.Play(m)
		if s.forces(next, player, mover, turns, depth+1) == (mover == player) {
			return mover == player
		}
	}
	return mover != player
}

// unknown is the value of a position that is too difficult.
const unknown = -2

// value returns what p is worth to player with best play of both: 1, -1, or between for a draw.
func (s *scout) value(p games.Position, player games.Player) float32 {
	if p.Over() {
		return p.Payoffs()[player]
	}
	r, _ := s.solver.Search(context.Background(), p, search.Limits{Playouts: s.most})
	if !r.Proven {
		return unknown
	}
	return r.Value[player]
}
