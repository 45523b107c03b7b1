package gtp

import (
	"errors"
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"quintet/games"
)

// number reads a whole number from least to most.
func number(command, text string, least, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most {
		return 0, fmt.Errorf("%s: %s is not a whole number from %d to %d", command, games.Quote(text), least, most)
	}
	return n, nil
}

// perft counts paths. Deeper than the longest game it counts whole games, so the depth needs no other bound.
func (s *Session) perft(args []string) (string, error) {
	depth, err := number("quintet-perft", args[0], 0, 1000)
	if err != nil {
		return "", err
	}
	ctx, done := s.input.watch()
	defer done()
	n, ok := games.PerftWithin(ctx, s.match.Position(), depth, games.PerftLimits{Paths: s.config.MaxPaths, Plies: s.config.MaxPlies})
	switch {
	case ok:
		return strconv.FormatUint(n, 10), nil
	case ctx.Err() != nil:
		return "", fmt.Errorf("quintet-perft: %d paths were counted when the input ended", n)
	}
	if n <= s.config.MaxPaths {
		return "", fmt.Errorf("quintet-perft: %d paths were counted within %d plies, which is as far as it plays", n, s.config.MaxPlies)
	}
	return "", fmt.Errorf("quintet-perft: there are more than %d paths of %d plies, which is as far as it counts", s.config.MaxPaths, depth)
}

// playouts plays random games by the fast playout.
func (s *Session) playouts(args []string) (string, error) {
	if _, ok := s.match.Position().(games.Playouter); !ok {
		return "", errors.New("the game has no fast playout; quintet-rules-playouts does the same")
	}
	return s.sample("quintet-playouts", args[0], func(p games.Position) (games.Payoffs, int) {
		return p.(games.Playouter).Playout(s.rand)
	})
}

// rulesPlayouts plays random games through AppendMoves and Play.
func (s *Session) rulesPlayouts(args []string) (string, error) {
	var moves []games.Move
	return s.sample("quintet-rules-playouts", args[0], func(p games.Position) (games.Payoffs, int) {
		plies := 0
		for ; !p.Over(); plies++ {
			moves = p.AppendMoves(moves[:0])
			p.Play(moves[s.rand.Intn(len(moves))])
		}
		return p.Payoffs(), plies
	})
}

// sample plays games from the position by playOut and sums them up, fewer where the client goes meanwhile.
func (s *Session) sample(command, count string, playOut func(games.Position) (games.Payoffs, int)) (string, error) {
	n, err := number(command, count, 1, s.config.MaxPlayouts)
	if err != nil {
		return "", err
	}
	players := s.match.Game().Info().Players
	start := s.match.Position()
	p := start.Clone()
	var first [1 << games.MaxPlayers]int // games by who shared the first place, a bit a seat
	played, plies := 0, 0
	ctx, done := s.input.watch()
	defer done()
	began := s.config.Now()
	for ; played < n && ctx.Err() == nil; played++ {
		p.CopyFrom(start)
		ps, k := playOut(p)
		plies += k
		first[leaders(ps, players)]++
	}
	seconds := s.config.Now().Sub(began).Seconds()
	var wins []string
	for i := range players {
		wins = append(wins, share(first, i))
	}
	return fmt.Sprintf("playouts=%d seconds=%.6f plies=%d wins=%s", played, seconds, plies, strings.Join(wins, ",")), nil
}

// leaders returns who shares the first place by ps, a bit a seat, without allocating.
func leaders(ps games.Payoffs, players int) int {
	best := ps[0]
	for _, v := range ps[1:players] {
		best = max(best, v)
	}
	set := 0
	for i, v := range ps[:players] {
		if v == best {
			set |= 1 << i
		}
	}
	return set
}

// share writes how many games seat i has won, a shared first place counting as a fraction.
func share(first [1 << games.MaxPlayers]int, i int) string {
	total := 0 // in twelfths, so that halves, thirds and quarters are whole
	for set, n := range first {
		if set>>i&1 == 1 {
			total += n * 12 / bits.OnesCount(uint(set))
		}
	}
	text := strconv.FormatFloat(float64(total)/12, 'f', 4, 64)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}
