// The file of a match of the yardstick: its first lines (header) and a short line for each game (yardGame). Plies are not kept, since the files belong to the
// repository. Everything in a line that does not depend on the searches is checked when it is read: the number, the opening, the seats, and the number of
// plies. Change the format here; resume.go reads the file.

package arena

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/study/contest"
)

// openingPlies is the number of random plies at the beginning of a game.
const openingPlies = 2

// A yardGame is a line: a game, for example
//
//	17 d4 e5 ab b 61 30/3011ms/52817 29/2907ms/193022
//
// which are its number from 1, the opening, who sits in p1 and p2 (a: the level of this program, b: the frozen opponent), who won (= for a draw), the number
// of plies, and for a and b: plies searched, CPU time and playouts.
type yardGame struct {
	number  int
	opening [openingPlies]string
	seats   string
	winner  string
	plies   int
	efforts [2]contest.Effort // by entrant
}

// String formats the line without its end.
func (g yardGame) String() string {
	words := []string{fmt.Sprint(g.number), strings.Join(g.opening[:], " "), g.seats, g.winner, fmt.Sprint(g.plies)}
	for _, e := range g.efforts {
		words = append(words, fmt.Sprintf("%d/%.0fms/%d", e.Plies, 1000*e.Seconds, e.Playouts))
	}
	return strings.Join(words, " ")
}

// parseYardGame parses a line.
func parseYardGame(line string) (g yardGame, err error) {
	var ms [2]int
	a, b := &g.efforts[0], &g.efforts[1]
	_, err = fmt.Sscanf(line, "%d %s %s %s %s %d %d/%dms/%d %d/%dms/%d\n", &g.number, &g.opening[0], &g.opening[1], &g.seats, &g.winner, &g.plies,
		&a.Plies, &ms[0], &a.Playouts, &b.Plies, &ms[1], &b.Playouts)
	for i, n := range ms {
		g.efforts[i].Seconds = (time.Duration(n) * time.Millisecond).Seconds()
	}
	if err == nil && g.String()+"\n" != line {
		err = errors.New("it is not as games are written")
	}
	if err != nil {
		err = fmt.Errorf("%q is no game: %w", strings.TrimSuffix(line, "\n"), err)
	}
	return g, err
}

// seatsOf returns the letters of the entrants in the seats of a game.
func seatsOf(f contest.Fixture) (letters string) {
	for seat := range f.Slots {
		letters += letter(f.Entrant(games.Player(seat)))
	}
	return letters
}

// drawnGame is the winner of a drawn game.
const drawnGame = "="

// yardGameOf returns the line of a finished game.
func yardGameOf(r result) yardGame {
	g := yardGame{number: r.Fixture.Number + 1, seats: seatsOf(r.Fixture), winner: drawnGame, plies: len(r.Plies)}
	copy(g.opening[:], r.Plies)
	if len(r.Winners) == 1 {
		g.winner = letter(r.Fixture.Entrant(r.Winners[0]))
	}
	for seat, e := range r.Efforts {
		g.efforts[r.Fixture.Entrant(games.Player(seat))] = e
	}
	return g
}

// winners returns the seats that share the first place in g, which is the game f.
func (g yardGame) winners(f contest.Fixture) []games.Player {
	switch g.winner {
	case drawnGame:
		return []games.Player{0, 1}
	case letter(f.Entrant(0)):
		return []games.Player{0}
	}
	return []games.Player{1}
}

// check validates a line that was read as that of game number, from 0, of the run c.
func (g yardGame) check(c config, number int) error {
	f := c.schedule().Fixture(number)
	plies := games.FormatLine(c.Game, c.Game.Start(), c.Openings[f.Opening])
	switch {
	case g.number != number+1:
		return fmt.Errorf("it has game %d where game %d was to come", g.number, number+1)
	case g.opening != [openingPlies]string(plies):
		return fmt.Errorf("game %d begins with %v, not with %v", number+1, plies, g.opening)
	case g.seats != seatsOf(f):
		return fmt.Errorf("in game %d the seats are %s, not %s", number+1, seatsOf(f), g.seats)
	case !strings.Contains("ab"+drawnGame, g.winner) || len(g.winner) != 1:
		return fmt.Errorf("%q has not won: it is a, b or %s", g.winner, drawnGame)
	case g.plies != openingPlies+g.efforts[0].Plies+g.efforts[1].Plies:
		return fmt.Errorf("a game of %d plies has not %d and %d after an opening of %d", g.plies, g.efforts[0].Plies, g.efforts[1].Plies, openingPlies)
	}
	return nil
}
