// Balanced openings: making them from random plies, judging them with a short search, and their text files in build/arena/openings.

package arena

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"math"
	"strings"

	"quintet/games"
	"quintet/games/search"
	"quintet/games/study/contest"
)

// An opening is the plies a game begins with, from the first position. The game is not over after them.
type opening []games.Move

// A jury takes a shallow look at p, which is not over, and returns the payoffs it expects.
type jury func(ctx context.Context, p games.Position, seed uint64) (games.Payoffs, error)

// balance limits the difference of a seat's expected share of the first place from an equal one: 40 to 60 % with two seats.
const balance = 0.1

// openingTries limits the random openings that are tried before the search for a new one ends.
const openingTries = 200

// makeOpenings returns up to n openings after which the judge holds the game balanced. They are random plies, at least one for each
// seat and at most twice as many, and lead to different positions. The same seed gives the same openings, and a smaller n the first
// of them. There are fewer than n where many tries in a row find nothing new; none is an error.
func makeOpenings(ctx context.Context, g games.Game, judge jury, n int, seed uint64) ([]opening, error) {
	var openings []opening
	seen := map[uint64]bool{}
	r := games.NewRand(seed)
	for tries := 0; tries < openingTries && len(openings) < n; tries++ {
		o, p := randomOpening(g, r)
		if p.Over() || seen[p.Hash()] {
			continue
		}
		seen[p.Hash()] = true // also when it is not balanced: it is not looked at twice
		ps, err := judge(ctx, p, r.Uint64())
		if err != nil {
			return nil, err
		}
		if balanced(ps, g.Info().Players) {
			openings, tries = append(openings, o), 0
		}
	}
	if len(openings) == 0 {
		return nil, fmt.Errorf("%s has no balanced opening among %d tries", g.Info().ID, openingTries)
	}
	return openings, nil
}

// randomOpening plays random plies, fewer where the game ends.
func randomOpening(g games.Game, r *games.Rand) (opening, games.Position) {
	p := g.Start()
	players := max(g.Info().Players, 2)
	var o opening
	var moves []games.Move
	for range players + r.Intn(players+1) {
		moves = p.AppendMoves(moves[:0])
		if len(moves) == 0 {
			break
		}
		m := moves[r.Intn(len(moves))]
		o = append(o, m)
		p.Play(m)
	}
	return o, p
}

// balanced reports whether ps gives every one of n players about its part of the first place.
func balanced(ps games.Payoffs, n int) bool {
	for _, v := range ps[:n] {
		if math.Abs(games.PartOf(v, n)-1/float64(n)) > balance {
			return false
		}
	}
	return true
}

// formatOpening writes the plies of o, separated by blanks.
func formatOpening(g games.Game, o opening) string {
	p := g.Start()
	var words []string
	for _, m := range o {
		words = append(words, g.FormatMove(p, m))
		p.Play(m)
	}
	return strings.Join(words, " ")
}

// parseOpening reads what formatOpening wrote.
func parseOpening(g games.Game, text string) (opening, error) {
	p := g.Start()
	o, err := games.PlayAll(g, p, strings.Fields(text))
	if err == nil && p.Over() {
		err = errors.New("the game is over after this opening")
	}
	return o, err
}

// formatOpenings writes a section of an openings file: the options in brackets, then an opening a line.
func formatOpenings(g games.Game, options string, openings []opening) string {
	var b strings.Builder
	fmt.Fprintf(&b, "[%s]\n", options)
	for _, o := range openings {
		fmt.Fprintln(&b, formatOpening(g, o))
	}
	return b.String()
}

// parseOpenings reads the sections for these options of an openings file. Lines that begin with # are comments. There may be none.
func parseOpenings(g games.Game, options, text string) ([]opening, error) {
	var openings []opening
	ours := false
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		section, isSection := strings.CutPrefix(line, "[")
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
		case isSection:
			ours = strings.TrimSuffix(section, "]") == options
		case ours:
			o, err := parseOpening(g, line)
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", i+1, err)
			}
			openings = append(openings, o)
		}
	}
	return openings, nil
}

// digest returns a number that differs for different lists of openings.
func digest(g games.Game, openings []opening) uint64 {
	h := fnv.New64a()
	for _, o := range openings {
		fmt.Fprintln(h, formatOpening(g, o)) // a hash never fails
	}
	return h.Sum64()
}

// How openings are judged where no one says otherwise.
const (
	judgePlayouts = 2000
	judgeName     = "uct@playouts=2000"
)

// judgeOpening is the jury called judgeName. It takes the mean of all playouts: what is behind the best move alone looks better than it is as long
// as each has few playouts.
func judgeOpening(ctx context.Context, p games.Position, seed uint64) (games.Payoffs, error) {
	r, err := search.PlainUCT(seed).Search(ctx, p, search.Limits{Playouts: judgePlayouts})
	var sum games.Payoffs
	visits := float32(0)
	for _, c := range r.Candidates {
		visits += float32(c.Visits)
		for i, v := range c.Value {
			sum[i] += v * float32(c.Visits)
		}
	}
	if err != nil || visits == 0 {
		return r.Value, err
	}
	for i := range sum {
		sum[i] /= visits
	}
	return sum, nil
}

// shuffled returns 0 to n-1 in an order decided by seed.
func shuffled(n int, seed uint64) []int {
	order, r := make([]int, n), games.NewRand(contest.Mix(seed, math.MaxUint64))
	for i := range order {
		order[i] = i
		j := r.Intn(i + 1)
		order[i], order[j] = order[j], order[i]
	}
	return order
}
