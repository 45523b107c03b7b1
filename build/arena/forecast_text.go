// Formats and parses the games that calibrate keeps, one per line of games/<id>/testdata/forecasts.txt. Change their format here. calibrate.go writes
// and reads the file, selfplay.go plays the games.

package arena

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"quintet/games"
)

// part separates the fields in the line of a game.
const part = " | "

// format returns the line of s, a game of n players of a class.
func (s sampled) format(class string, n int) string {
	words := []string{class, strings.TrimSpace(formatParts(s.won, n))}
	for _, f := range s.forecasts {
		text := fmt.Sprintf("%d %v%s", f.playouts, f.mover, formatParts(f.expected, n))
		if f.twice {
			text += formatParts(f.expectedAgain, n)
		}
		words = append(words, text)
	}
	return strings.Join(words, part)
}

// formatParts writes the parts of the win that n players have, each after a space.
func formatParts(ps games.Payoffs, n int) (text string) {
	for _, v := range ps[:n] {
		text += fmt.Sprintf(" %.3f", games.FirstPlaceShare(v, n))
	}
	return text
}

// readGames parses the lines of games of s, which alternate by class. Empty lines and lines that begin with # are ignored.
func readGames(s games.Spec, text string) (all []sampled, err error) {
	n, turns := 0, classes(s)
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSuffix(line, "\n")
		if line == "" || line[0] == '#' {
			continue
		}
		if class := s.Format(turns[len(all)%len(turns)]); !strings.HasPrefix(line, class+part) {
			return nil, fmt.Errorf("line %d: want a game of %q", n, class)
		}
		game, err := parseGame(line)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		all = append(all, game)
	}
	return all, nil
}

// errDamaged reports that a line cannot be read.
var errDamaged = errors.New("the line is damaged")

// parseGame parses the output of format.
func parseGame(line string) (game sampled, err error) {
	texts := strings.Split(line, part)
	if len(texts) < 2 {
		return game, errDamaged
	}
	words := strings.Fields(texts[1])
	n := len(words)
	if game.won, err = parseParts(words, n); err != nil {
		return game, err
	}
	for _, text := range texts[2:] {
		words := strings.Fields(text)
		if len(words) != 2+n && len(words) != 2+2*n {
			return game, errDamaged
		}
		f := forecast{twice: len(words) > 2+n}
		var ok bool
		if f.mover, ok = games.ParsePlayer(words[1], n); !ok {
			return game, errDamaged
		}
		if f.playouts, err = strconv.Atoi(words[0]); err != nil {
			return game, errDamaged
		}
		if f.expected, err = parseParts(words[2:2+n], n); err != nil {
			return game, err
		}
		if f.twice {
			if f.expectedAgain, err = parseParts(words[2+n:], n); err != nil {
				return game, err
			}
		}
		game.forecasts = append(game.forecasts, f)
	}
	return game, nil
}

// parseParts parses the parts of the win of n players, one word each.
func parseParts(words []string, n int) (ps games.Payoffs, err error) {
	if n < 2 || n > games.MaxPlayers {
		return ps, errDamaged
	}
	for i, word := range words {
		v, err := strconv.ParseFloat(word, 64)
		if err != nil || !(v >= 0 && v <= 1) {
			return ps, errDamaged
		}
		ps[i] = float32((float64(n)*v - 1) / float64(n-1))
	}
	return ps, nil
}
