package catalog_test

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/search"
)

// positionsKept holds positions that scouts have found, a line each: the game, the kind, the position.
const positionsKept = "testdata/forced.txt"

// A win that can be forced within the mover's turn and his next one, and a save from such a win of the opponent, must be found by the
// strongest level with a tenth of its playouts, in every late position: the positions are those of random games near their end where it makes a
// difference what is played. They are kept in a file, since it takes longer to find them than to play them; that a scout finds them is
// tested with the first. QUINTET_POSITIONS=N lets scouts find N of each game, and "write" those of the file; what is claimed is 200 of 200 in a
// second.
func TestForcedWinsAndSaves(t *testing.T) {
	const kept, again = 40, 2
	text := os.Getenv("QUINTET_POSITIONS")
	switch n, err := strconv.Atoi(text); {
	case text == "write":
		var lines []string
		for _, spec := range catalog.All() {
			lines = append(lines, found(t, spec, kept)...)
		}
		catalogtest.NoError(t, os.WriteFile(positionsKept, []byte(strings.Join(lines, "\n")+"\n"), 0o644))
		return
	case text != "" && (err != nil || n < 1):
		t.Fatalf("QUINTET_POSITIONS is %q, want a number above 0, or write", text)
	case text != "":
		for _, spec := range catalog.All() {
			t.Run(spec.ID, func(t *testing.T) { replyToAll(t, spec, found(t, spec, n)) })
		}
		return
	}
	file, err := os.ReadFile(positionsKept)
	catalogtest.NoError(t, err)
	for _, spec := range catalog.All() {
		t.Run(spec.ID, func(t *testing.T) {
			t.Parallel()
			var lines []string
			for line := range strings.Lines(string(file)) {
				if strings.HasPrefix(line, spec.ID+" ") {
					lines = append(lines, strings.TrimSpace(line))
				}
			}
			if len(lines) != kept {
				t.Fatalf("%d positions are kept, want %d: QUINTET_POSITIONS=write lets scouts find them", len(lines), kept)
			}
			if testing.Short() {
				lines = lines[:4]
			} else if first := found(t, spec, again); !slices.Equal(first, lines[:again]) {
				t.Errorf("a scout finds %q, kept are %q", first, lines[:again])
			}
			replyToAll(t, spec, lines)
		})
	}
}

// found returns so many positions of a game, as they are kept, about as many wins as saves.
func found(t *testing.T, spec games.Spec, positions int) (lines []string) {
	g := catalogtest.Open(t, spec, nil)
	s := newScout(g)
	wins := 0
	for len(lines) < positions {
		p, k := s.find(t, 2*wins <= len(lines))
		if k == win {
			wins++
		}
		lines = append(lines, fmt.Sprintf("%s %s %s", spec.ID, k, games.TextOf(p)))
	}
	t.Logf("%s: %d wins and %d saves of %d games", spec.ID, wins, len(lines)-wins, s.games)
	return lines
}

// replyToAll lets the strongest level play in positions as they are kept.
func replyToAll(t *testing.T, spec games.Spec, lines []string) {
	g := catalogtest.Open(t, spec, nil)
	s := newScout(g)
	levels := catalog.LevelsOf(spec.ID)
	strongest := levels[len(levels)-1]
	for _, line := range lines {
		f := strings.SplitN(line, " ", 3)
		p, err := g.ParsePosition(f[2])
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		r := searched(t, strongest.Engine(1, 0), p, strongest.Tenth())
		next := p.Clone()
		next.Play(r.Best)
		if v := s.value(next, p.ToMove()); v <= 0 && kind(f[1]) == win || v < 0 {
			t.Errorf("%s: plays %s, which brings %v", line, g.FormatMove(p, r.Best), v)
		}
	}
}

// searched returns what a search reports.
func searched(t *testing.T, e search.Engine, p games.Position, lim search.Limits) search.Report {
	t.Helper()
	r, err := e.Search(t.Context(), p, lim)
	catalogtest.NoError(t, err)
	return r
}

// A kind is a sort of ply to be found in a position.
type kind string

const (
	nothing kind = ""
	win     kind = "win"
	save    kind = "save"
)

// A scout looks for positions with something to be found.
type scout struct {
	game   games.Game
	rand   *games.Rand
	games  int
	nodes  int // of the judgement under way
	solver *search.AlphaBeta
	spare  []games.Position // by depth of the judgement
}

// maxNodes bounds a judgement; positions that need more are passed over.
const maxNodes = 300_000

func newScout(g games.Game) *scout {
	return &scout{game: g, rand: games.NewRand(7), solver: search.NewAlphaBeta(search.AlphaBetaConfig{Memory: 8 << 20})}
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
		p.Play(catalogtest.AnyMove(p, s.rand))
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
		if s.nodes > maxNodes {
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

// forces reports whether player wins p by force, when he has so many turns, the one he is in included. before is the player who moved last, depth
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
	if turns == 0 || s.nodes > maxNodes {
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
	r, _ := s.solver.Search(context.Background(), p, search.Limits{Playouts: maxNodes})
	if !r.Proven {
		return unknown
	}
	return r.Value[player]
}
