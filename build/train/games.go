// Plays the games of a generation (play): a search against itself and against plain RAVE, with random first plies. Each game is a line of a file, so that
// an interrupted run goes on. Change here what is played, and what is kept of it (game).

package train

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"quintet/games"
	"quintet/games/search"
	"quintet/games/study/contest"
)

const (
	rivalGames   = 4  // of ten games are against plain RAVE
	rivalFactor  = 5  // how many playouts plain RAVE has for one of the search
	drawnPlies   = 10 // after the random ones: half of them are drawn by visits
	longOpening  = 4  // every fourth game begins with at least so many random plies, and fewer than three times as many
	nodesKept    = 6  // of a search, and half as many with a proven result
	leastVisits  = 100
	visitsListed = 12
)

// A game is a played game with what its searches found.
type game struct {
	Board    int // its number
	Moves    []games.Move
	Result   float32 // of p1
	Searches []searched
}

// A searched is a search during a game.
type searched struct {
	Ply    int // the number of plies before
	Value  float32
	Visits map[games.Move]int // of the most visited moves
	Nodes  []node
}

// A node is a position in the tree of a search.
type node struct {
	Moves  []games.Move // from the position searched
	Value  float32      // of p1
	Proven bool
}

// play returns the games of generation n, which it plays unless their file has them.
func (o *request) play(ctx context.Context, n int, boards []games.Learner) ([]game, error) {
	path := filepath.Join(o.folder, fmt.Sprintf("games%d.jsonl", n))
	played, size, err := readGames(path)
	if err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY, 0o666)
	if err == nil {
		err = f.Truncate(size)
	}
	if err == nil {
		_, err = f.Seek(size, 0)
	}
	if err != nil {
		return nil, err
	}
	told := time.Now()
	for k := len(played); k < o.games; k++ {
		var x game
		if x, err = o.playOne(ctx, n, k, boards); err != nil {
			break
		}
		line, _ := json.Marshal(x) // it has only numbers
		if _, err = f.Write(append(line, '\n')); err != nil {
			break
		}
		played = append(played, x)
		if k+1 == o.games || time.Since(told) > 10*time.Second {
			told = time.Now()
			fmt.Fprintf(o.errs, "generation %d: %d of %d games\n", n, k+1, o.games)
		}
	}
	return played[:min(len(played), o.games)], errors.Join(err, f.Close())
}

// readGames reads the complete lines of a file, which may be missing, and their length.
func readGames(path string) (played []game, size int64, err error) {
	f, err := os.Open(path)
	if errors.Is(err, os.ErrNotExist) {
		return nil, 0, nil
	}
	if err != nil {
		return nil, 0, err
	}
	defer f.Close()
	r := bufio.NewReader(f)
	for {
		line, err := r.ReadBytes('\n')
		var x game
		if err != nil || json.Unmarshal(line, &x) != nil {
			return played, size, nil // the rest was being written when the run was interrupted
		}
		played, size = append(played, x), size+int64(len(line))
	}
}

// playOne plays game k of generation n.
func (o *request) playOne(ctx context.Context, n, k int, boards []games.Learner) (x game, err error) {
	seed := contest.Mix(o.seed<<8|uint64(n), uint64(k))
	r := games.NewRand(seed)
	x.Board = k % len(boards)
	g := boards[x.Board]
	p := g.Start()
	open := 1 + r.Intn(3)
	if k%4 == 0 {
		open = longOpening + r.Intn(2*longOpening)
	}
	rival := k%10 < rivalGames
	var own [2]*search.MCTS
	for seat := range own {
		c := o.config
		c.Seed, c.Learned = seed+uint64(seat), n > 1
		own[seat] = search.NewMCTS(c)
	}
	plain := search.PlainRAVE(seed + 2)
	for ply := 0; !p.Over(); ply++ {
		var m games.Move
		switch seat := int(p.ToMove()); {
		case ply < open:
			ms := p.AppendMoves(nil)
			m = ms[r.Intn(len(ms))]
		case rival && seat == k/2&1:
			rep, err := plain.Search(ctx, p, search.Limits{Playouts: rivalFactor * o.playouts})
			if err != nil {
				return x, err
			}
			if m = rep.Best; rep.Proven {
				x.Result = rep.Value[0]
				return x, nil
			}
		default:
			rep, err := own[seat].Search(ctx, p, search.Limits{Playouts: o.playouts})
			if err != nil {
				return x, err
			}
			if rep.Proven {
				x.Result = rep.Value[0]
				return x, nil
			}
			x.Searches = append(x.Searches, o.keep(own[seat], rep, ply, r))
			m = rep.Best
			if ply < open+drawnPlies && r.Intn(2) == 0 {
				m = drawn(rep.Candidates, r)
			}
		}
		x.Moves = append(x.Moves, m)
		p.Play(m)
	}
	x.Result = p.Payoffs()[0]
	return x, nil
}

// keep returns what is kept of a search.
func (o *request) keep(e *search.MCTS, rep search.Report, ply int, r *games.Rand) searched {
	s := searched{Ply: ply, Value: rep.Value[0], Visits: map[games.Move]int{}}
	slices.SortStableFunc(rep.Candidates, func(a, b search.Candidate) int { return b.Visits - a.Visits })
	for _, c := range rep.Candidates[:min(visitsListed, len(rep.Candidates))] {
		if c.Visits > 0 {
			s.Visits[c.Move] = c.Visits
		}
	}
	nodes := e.Nodes(leastVisits)
	r.Shuffle(len(nodes), func(i, j int) { nodes[i], nodes[j] = nodes[j], nodes[i] })
	left := map[bool]int{false: nodesKept, true: nodesKept / 2}
	for _, n := range nodes {
		if left[n.Proven] > 0 {
			left[n.Proven]--
			s.Nodes = append(s.Nodes, node{n.Moves, n.Value[0], n.Proven})
		}
	}
	return s
}

// drawn returns a move by its visits.
func drawn(cs []search.Candidate, r *games.Rand) games.Move {
	all := 0
	for _, c := range cs {
		all += c.Visits
	}
	x := r.Intn(all)
	for _, c := range cs {
		if x -= c.Visits; x < 0 {
			return c.Move
		}
	}
	return cs[0].Move
}
