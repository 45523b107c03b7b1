// The protocol's counting commands: quintet-perft counts paths of plies, quintet-playouts and quintet-rules-playouts play random games. Change here
// what they count and answer; session.go has their limits.

package gtp

import (
	"errors"
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"quintet/games"
)

// number parses a whole number from least to most.
func number(command, text string, least, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most {
		return 0, fmt.Errorf("%s: %s is not a whole number from %d to %d", command, games.Quote(text), least, most)
	}
	return n, nil
}

// perft counts paths. At depths beyond the longest game it counts whole games, so the depth needs no other bound.
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

// playouts plays random games with the fast playout.
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

// sample plays games from the position with playOut and summarizes them. It plays fewer if the client leaves.
func (s *Session) sample(command, count string, playOut func(games.Position) (games.Payoffs, int)) (string, error) {
	n, err := number(command, count, 1, s.config.MaxPlayouts)
	if err != nil {
		return "", err
	}
	players := s.match.Game().Info().Players
	start := s.match.Position()
	p := start.Clone()
	var won [games.MaxPlayers]int // in twelfths of a game, which makes halves, thirds and quarters whole numbers
	played, plies := 0, 0
	ctx, done := s.input.watch()
	defer done()
	began := s.config.Now()
	for ; played < n && ctx.Err() == nil; played++ {
		p.CopyFrom(start)
		ps, k := playOut(p)
		plies += k
		first := games.Leaders(ps[:players])
		for i := range players {
			won[i] += int(first>>i&1) * 12 / bits.OnesCount8(first)
		}
	}
	seconds := s.config.Now().Sub(began).Seconds()
	var wins []string
	for _, twelfths := range won[:players] {
		wins = append(wins, share(twelfths))
	}
	return fmt.Sprintf("playouts=%d seconds=%.6f plies=%d wins=%s", played, seconds, plies, strings.Join(wins, ",")), nil
}

// share writes the number of games that a seat has won, given in twelfths.
func share(twelfths int) string {
	text := strconv.FormatFloat(float64(twelfths)/12, 'f', 4, 64)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}
