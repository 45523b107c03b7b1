// Adds up the games of the yardstick (yardSums) and prints them as a table in Markdown (table). Change the columns in yardRow.

package arena

import (
	"fmt"
	"math"
	"strings"

	"quintet/games/study/contest"
	"quintet/games/study/elo"
)

// yardSums adds up the games of a match.
type yardSums struct {
	games   int
	results map[string]int    // games by winner
	last    string            // the winner of the last game
	split   int               // pairs of games in which each entrant won once
	tally   contest.Tally     // of the level
	plies   int               // of all games
	efforts [2]contest.Effort // by entrant
}

// add adds the next game of the run c.
func (s *yardSums) add(c config, g yardGame) {
	if s.results == nil {
		s.results = map[string]int{}
	}
	f := c.schedule().Fixture(s.games)
	if second := s.games%2 == 1; second && g.winner != s.last && g.winner != drawnGame && s.last != drawnGame {
		s.split++
	}
	s.games++
	s.last = g.winner
	s.results[g.winner]++
	s.tally.Add(f, 0, g.winners(f))
	s.plies += g.plies
	for i, e := range g.efforts {
		s.efforts[i].Add(e)
	}
}

// points says how much of the points the level has, with the 95 % interval.
func (s *yardSums) points() string {
	low, high := s.tally.Shares.Interval()
	return fmt.Sprintf("%.1f %% [%.1f, %.1f]", 100*s.tally.Shares.Mean(), 100*low, 100*high)
}

// yardHead is the head of the table.
const yardHead = `a: the strongest level of the program, b: its opponent from %s; points and Elo of a with their 95 %% intervals, from pairs of games

| match | program | games | won, drawn, lost | pairs 1 : 1 | points | goal | Elo | plies | ms a ply, a and b | playouts a second, a and b |
|---|---|---|---|---|---|---|---|---|---|---|
`

// table returns the table of the matches that have games in the folder, "" if none has. With an error it has the matches before that of the error.
func (f *yardFlags) table() (string, error) {
	var rows strings.Builder
	var err error
	for _, m := range f.matches {
		var s *series
		if s, err = newSeries(m); err != nil {
			break
		}
		var played bool
		if played, err = s.load(f.path(m)); err != nil {
			break
		}
		if played {
			rows.WriteString(s.yardRow())
		}
	}
	if rows.Len() == 0 {
		return "", err
	}
	return fmt.Sprintf(yardHead, frozenCommit[:12]) + rows.String(), err
}

// yardRow returns the row of a match.
func (s *series) yardRow() string {
	each := func(f func(contest.Effort) float64) string {
		return fmt.Sprintf("%.0f, %.0f", f(s.efforts[0]), f(s.efforts[1]))
	}
	words := []string{
		s.match.name, s.program, fmt.Sprintf("%d of %d", s.games, s.match.games),
		fmt.Sprintf("%d, %d, %d", s.results[letter(0)], s.results[drawnGame], s.results[letter(1)]),
		fmt.Sprint(s.split), s.points(), s.goal(), s.tally.Shares.FormatElo(), fmt.Sprintf("%.1f", float64(s.plies)/float64(s.games)),
		each(func(e contest.Effort) float64 { return 1000 * e.Seconds / max(float64(e.Plies), 1) }) + " of " + s.clock,
		each(func(e contest.Effort) float64 {
			return float64(e.Playouts) / max(e.Seconds, math.SmallestNonzeroFloat64)
		}),
	}
	return "| " + strings.Join(words, " | ") + " |\n"
}

// goal says what the level should reach, and how the test of the match stands.
func (s *series) goal() string {
	switch {
	case s.match.tested():
		ratio := s.match.test.Ratio(s.tally.Shares)
		verdict := "undecided"
		if s.match.test.Decided(s.tally.Shares) {
			verdict = "worse"
			if ratio > 0 {
				verdict = "not worse"
			}
		}
		return fmt.Sprintf("SPRT %+.2f of ±%.2f: %s", ratio, elo.SPRTBound, verdict)
	case s.match.goal > 0:
		return fmt.Sprintf("%.0f %%", 100*s.match.goal)
	}
	return "as with less time"
}
