// Makes balanced openings from random plies, judged by a short search. Change here what is balanced (balance, judgeOpening). The second half formats
// and parses openings. Openings chooses among those in build/arena/openings.

package arena

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"math"
	"strings"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
	"quintet/games/study/contest"
)

// An opening is the plies at the beginning of a game, from the first position. The game is not over after them.
type opening = []games.Move

// An openingJudge searches p, which is not over, briefly and returns the expected payoffs.
type openingJudge func(ctx context.Context, p games.Position, seed uint64) (games.Payoffs, error)

// balance limits the deviation of a seat's expected share of the first place from an equal one: 40 to 60 % with two seats.
const balance = 0.1

// openingTries limits the random openings tried before the search for a new one ends.
const openingTries = 200

// makeOpenings returns up to n openings that the judge considers balanced. They are random plies, at least one per seat and at most twice as many,
// and lead to different positions. The same seed gives the same openings, and a smaller n the first of them. There are fewer than n if many tries in
// a row find nothing new; none is an error.
func makeOpenings(ctx context.Context, g games.Game, judge openingJudge, n int, seed uint64) ([]opening, error) {
	var openings []opening
	seen := map[uint64]bool{}
	r := games.NewRand(seed)
	for tries := 0; tries < openingTries && len(openings) < n; tries++ {
		o, p := randomOpening(g, r)
		if p.Over() || seen[p.Hash()] {
			continue
		}
		seen[p.Hash()] = true // also if it is unbalanced: it is not judged twice
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

// randomOpening plays a random number of random plies, fewer if the game ends.
func randomOpening(g games.Game, r *games.Rand) (opening, games.Position) {
	players := max(g.Info().Players, 2)
	return randomPlies(g, r, players+r.Intn(players+1))
}

// randomPlies plays n random plies, fewer if the game ends.
func randomPlies(g games.Game, r *games.Rand, n int) (opening, games.Position) {
	p := g.Start()
	var o opening
	var moves []games.Move
	for range n {
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

// balanced reports whether ps gives every one of n players about an equal part of the first place.
func balanced(ps games.Payoffs, n int) bool {
	for _, v := range ps[:n] {
		if math.Abs(games.FirstPlaceShare(v, n)-1/float64(n)) > balance {
			return false
		}
	}
	return true
}

// formatOpening writes the plies of o, separated by spaces.
func formatOpening(g games.Game, o opening) string {
	p := g.Start()
	var words []string
	for _, m := range o {
		words = append(words, g.FormatMove(p, m))
		p.Play(m)
	}
	return strings.Join(words, " ")
}

// parseOpening parses the output of formatOpening.
func parseOpening(g games.Game, text string) (opening, error) {
	p := g.Start()
	o, err := games.PlayAll(g, p, strings.Fields(text))
	if err == nil && p.Over() {
		err = errors.New("the game is over after this opening")
	}
	return o, err
}

// formatOpenings writes a section of an openings file: the options in brackets, then one opening per line.
func formatOpenings(g games.Game, options string, openings []opening) string {
	var b strings.Builder
	fmt.Fprintf(&b, "[%s]\n", options)
	for _, o := range openings {
		fmt.Fprintln(&b, formatOpening(g, o))
	}
	return b.String()
}

// parseOpenings parses the sections for these options of an openings file. Lines that begin with # are comments. There may be none.
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

// The default settings for judging openings.
const (
	judgePlayouts = 2000
	judgeName     = "uct@playouts=2000"
)

// judgeOpening is the openingJudge called judgeName. It uses the mean of all playouts: with few playouts per move, the value of the best move alone is biased
// upwards.
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

// Openings returns balanced openings of a game, each the plies from the first position, and says where they are from. They are those of the program in an
// order that depends on seed, however many there are; if there are none for these options, up to n are made.
func Openings(ctx context.Context, g games.Game, n int, seed uint64) (openings [][]games.Move, source string, err error) {
	id := g.Info().ID
	spec, _ := catalog.Find(id)
	text, _ := kept.ReadFile("openings/" + id + ".txt") // a new game has none
	all, err := parseOpenings(g, spec.Format(g.Info().Options), string(text))
	if err != nil {
		return nil, "", err
	}
	if len(all) == 0 {
		openings, err = makeOpenings(ctx, g, judgeOpening, n, seed)
		return openings, "made by " + judgeName, err
	}
	for _, i := range shuffled(len(all), seed) {
		openings = append(openings, all[i])
	}
	return openings, fmt.Sprintf("%d of a file, %016x", len(all), digest(g, all)), nil
}

// shuffled returns 0 to n-1 in an order that depends on seed.
func shuffled(n int, seed uint64) []int {
	order, r := make([]int, n), games.NewRand(contest.Mix(seed, math.MaxUint64))
	for i := range order {
		order[i] = i
		j := r.Intn(i + 1)
		order[i], order[j] = order[j], order[i]
	}
	return order
}
