// Adds up the games of a run (add) and reports them (text): scores with confidence intervals, Elo difference, scores by seat, effort and faults.
// Change the printed report here.

package arena

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/study/contest"
)

// A summary adds up the games of a run.
type summary struct {
	Games   int // games played in total
	Resumed int // of which read from the result file

	config   config
	players  int
	entrants [2]entrantSummary
	seats    []int // sole first places, by seat
	draws    int   // games with a shared first place
	faults   []result
}

// entrantSummary is the part of a summary about one entrant.
type entrantSummary struct {
	contest.Effort
	tally       contest.Tally
	won, shared int // games, alone or with someone else, over all its seats
	played      int // games, counted once for each of its seats
}

// newSummary returns an empty summary.
func newSummary(c config) *summary {
	n := c.Game.Info().Players
	return &summary{config: c, players: n, seats: make([]int, n)}
}

// add counts the next game of the schedule.
func (s *summary) add(r result) {
	s.Games++
	if len(r.Winners) == 1 {
		s.seats[r.Winners[0]]++
	} else {
		s.draws++
	}
	for seat, effort := range r.Efforts {
		e := &s.entrants[r.Fixture.Entrant(games.Player(seat))]
		e.played++
		e.Effort.Add(effort)
	}
	for _, w := range r.Winners {
		if e := &s.entrants[r.Fixture.Entrant(w)]; len(r.Winners) == 1 {
			e.won++
		} else {
			e.shared++
		}
	}
	if r.Fault != nil {
		s.faults = append(s.faults, r)
	}
	for i := range s.entrants {
		s.entrants[i].tally.Add(r.Fixture, i, r.Winners)
	}
}

// line returns the summary as one line.
func (s *summary) line() string {
	e := s.entrants[0]
	low, high := e.tally.Shares.Interval()
	line := fmt.Sprintf("%d rounds: a %.1f %% [%.1f, %.1f]", e.tally.Shares.Rounds(), 100*e.tally.Shares.Mean(), 100*low, 100*high)
	if s.players == 2 {
		line += ", Elo " + e.tally.Shares.FormatElo()
	}
	return line
}

// text returns the whole summary, several lines.
func (s *summary) text() string {
	var b strings.Builder
	c := s.config
	fmt.Fprintf(&b, "%s %s, seed %d, openings %s\n", c.Game.Info().ID, c.Options, c.Seed, c.Source)
	fmt.Fprintf(&b, "%d games in rounds of %d, %d of them from the result file\n", s.Games, s.players, s.Resumed)
	if s.Games == 0 {
		return b.String()
	}
	for i, e := range c.Entrants {
		s.writeEntrant(&b, i, e.Name)
	}
	s.writeSeats(&b)
	if e := s.entrants[0]; s.players == 2 {
		fmt.Fprintf(&b, "Elo of a: %s with 95 %%, stronger with %.1f %%\n", e.tally.Shares.FormatElo(), 100*e.tally.Shares.Superiority(0.5))
	}
	s.writeFaults(&b)
	return b.String()
}

// writeEntrant writes the lines of one entrant.
func (s *summary) writeEntrant(b *strings.Builder, i int, name string) {
	e := s.entrants[i]
	low, high := e.tally.Shares.Interval()
	fmt.Fprintf(b, "%s %s\n", letter(i), name)
	fmt.Fprintf(b, "    +%d =%d -%d, share of first places %.1f %%, 95 %% [%.1f, %.1f]", e.won, e.shared, e.played-e.won-e.shared,
		100*e.tally.Shares.Mean(), 100*low, 100*high)
	if s.players > 2 {
		par := 1 / float64(s.players)
		fmt.Fprintf(b, ", even %.1f, above it with %.1f %%", 100*par, 100*e.tally.Shares.Superiority(par))
	}
	plies := max(float64(e.Plies), 1)
	fmt.Fprintf(b, "\n    %.1f ms a ply, longest %.0f ms", 1000*e.Seconds/plies, 1000*e.Longest)
	if e.Playouts > 0 && e.Seconds > 0 {
		fmt.Fprintf(b, ", %.0f playouts a ply, %.3g a second", float64(e.Playouts)/plies, float64(e.Playouts)/e.Seconds)
	}
	fmt.Fprintln(b)
}

// writeSeats writes the wins by seat, over all entrants.
func (s *summary) writeSeats(b *strings.Builder) {
	words := make([]string, len(s.seats))
	for i, n := range s.seats {
		words[i] = fmt.Sprintf("p%d %.1f %%", i+1, 100*float64(n)/float64(s.Games))
	}
	fmt.Fprintf(b, "seats: %s, shared %.1f %%\n", strings.Join(words, ", "), 100*float64(s.draws)/float64(s.Games))
}

// maxFaults limits the faults written in full.
const maxFaults = 10

// writeFaults counts the games that each entrant has lost by a fault, and describes the first of them.
func (s *summary) writeFaults(b *strings.Builder) {
	counts := [len(s.entrants)]map[faultKind]int{{}, {}}
	for _, r := range s.faults {
		counts[r.Fixture.Entrant(r.By)][r.Fault.Kind]++
	}
	for i, kinds := range counts {
		var words []string
		for _, k := range slices.Sorted(maps.Keys(kinds)) {
			words = append(words, fmt.Sprintf("%s %d", k, kinds[k]))
		}
		if words != nil {
			fmt.Fprintf(b, "faults of %s %s: %s\n", letter(i), s.config.Entrants[i].Name, strings.Join(words, ", "))
		}
	}
	for _, r := range s.faults[:min(len(s.faults), maxFaults)] {
		fmt.Fprintf(b, "    game %d.%d, %s as p%d: %s\n", r.Fixture.Round()+1, r.Fixture.Number%s.players+1,
			letter(r.Fixture.Entrant(r.By)), r.By+1, r.Fault)
	}
}
