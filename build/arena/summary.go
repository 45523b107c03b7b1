package arena

import (
	"fmt"
	"strings"

	"quintet/games/sample"
)

// A summary adds up the games of a run.
type summary struct {
	Games   int // played, all in all
	Resumed int // of them, read from the result file

	config   config
	schedule schedule
	entrants []entrantSummary
	seats    []int64 // by seat: sole first places
	draws    int     // games with a shared first place
	faults   []result
}

// entrantSummary is the part of a summary about one entrant.
type entrantSummary struct {
	shares       sample.Shares // of its mean share in whole rounds
	round        float64       // points in the round in progress
	won, shared  int           // games, alone or with somebody else, over all its seats
	played       int           // games, one for each of its seats
	plies        int
	seconds      float64
	longest      float64
	playouts     int
	faultsByKind map[faultKind]int
}

// newSummary returns the summary of no game.
func newSummary(c config) *summary {
	s := &summary{config: c, schedule: c.schedule(), seats: make([]int64, c.Game.Info().Players)}
	for range c.Entrants {
		s.entrants = append(s.entrants, entrantSummary{faultsByKind: map[faultKind]int{}})
	}
	return s
}

// add counts the next game of the schedule.
func (s *summary) add(r result) {
	s.Games++
	if len(r.Winners) == 1 {
		s.seats[r.Winners[0]]++
	} else {
		s.draws++
	}
	for seat, entrant := range r.Entrants {
		e := &s.entrants[entrant]
		e.played++
		e.seconds += r.Seconds[seat]
		e.longest = max(e.longest, r.Longest[seat])
		e.playouts += r.Playouts[seat]
	}
	for _, w := range r.Winners {
		if e := &s.entrants[r.Entrants[w]]; len(r.Winners) == 1 {
			e.won++
		} else {
			e.shared++
		}
	}
	s.countPlies(r)
	if r.Fault != nil {
		s.entrants[r.Entrants[r.By]].faultsByKind[r.Fault.Kind]++
		s.faults = append(s.faults, r)
	}
	for i := range s.entrants {
		s.entrants[i].round += r.points(i)
	}
	if s.Games%s.schedule.Players == 0 {
		s.endRound()
	}
}

// countPlies counts the plies that each entrant chose: those after the opening.
func (s *summary) countPlies(r result) {
	p := s.config.Game.Start()
	opening := len(s.config.Openings[r.Fixture.Opening])
	for i, text := range r.Plies {
		m, err := s.config.Game.ParseMove(p, text)
		if err != nil {
			panic("arena: a result holds a ply that was not played: " + err.Error())
		}
		if i >= opening {
			s.entrants[r.Entrants[p.ToMove()]].plies++
		}
		p.Play(m)
	}
}

// endRound counts the round whose games have all been added.
func (s *summary) endRound() {
	for i := range s.entrants {
		e := &s.entrants[i]
		e.shares.Add(e.round / float64(s.schedule.Players*s.schedule.slots(i)))
		e.round = 0
	}
}

// line is the summary in a line.
func (s *summary) line() string {
	e := s.entrants[0]
	low, high := e.shares.Interval()
	line := fmt.Sprintf("%d rounds: a %.1f %% [%.1f, %.1f]", e.shares.Rounds(), 100*e.shares.Mean(), 100*low, 100*high)
	if s.schedule.Players == 2 {
		line += ", Elo " + e.shares.FormatElo()
	}
	return line
}

// text is the whole summary, several lines.
func (s *summary) text() string {
	var b strings.Builder
	c := s.config
	fmt.Fprintf(&b, "%s %s, seed %d, openings %s\n", c.Game.Info().ID, c.Options, c.Seed, c.Source)
	fmt.Fprintf(&b, "%d games in rounds of %d, %d of them from the result file\n", s.Games, s.schedule.Players, s.Resumed)
	if s.Games == 0 {
		return b.String()
	}
	for i, e := range c.Entrants {
		s.writeEntrant(&b, i, e.Name)
	}
	s.writeSeats(&b)
	if e := s.entrants[0]; s.schedule.Players == 2 {
		fmt.Fprintf(&b, "Elo of a: %s with 95 %%, stronger with %.1f %%\n", e.shares.FormatElo(), 100*e.shares.Superiority(0.5))
	}
	s.writeFaults(&b)
	return b.String()
}

// writeEntrant writes the lines of one entrant.
func (s *summary) writeEntrant(b *strings.Builder, i int, name string) {
	e := s.entrants[i]
	low, high := e.shares.Interval()
	fmt.Fprintf(b, "%s %s\n", letter(i), name)
	fmt.Fprintf(b, "    +%d =%d -%d, share of first places %.1f %%, 95 %% [%.1f, %.1f]", e.won, e.shared, e.played-e.won-e.shared,
		100*e.shares.Mean(), 100*low, 100*high)
	if s.schedule.Players > 2 {
		par := 1 / float64(s.schedule.Players)
		fmt.Fprintf(b, ", even %.1f, above it with %.1f %%", 100*par, 100*e.shares.Superiority(par))
	}
	plies := max(float64(e.plies), 1)
	fmt.Fprintf(b, "\n    %.1f ms a ply, longest %.0f ms", 1000*e.seconds/plies, 1000*e.longest)
	if e.playouts > 0 && e.seconds > 0 {
		fmt.Fprintf(b, ", %.0f playouts a ply, %.3g a second", float64(e.playouts)/plies, float64(e.playouts)/e.seconds)
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

// maxFaults limits the faults that are written in full.
const maxFaults = 10

// writeFaults names everybody who lost by a fault, and the first of the games.
func (s *summary) writeFaults(b *strings.Builder) {
	for i, e := range s.entrants {
		var words []string
		for _, k := range faultKinds {
			if n := e.faultsByKind[k]; n > 0 {
				words = append(words, fmt.Sprintf("%s %d", k, n))
			}
		}
		if words != nil {
			fmt.Fprintf(b, "faults of %s %s: %s\n", letter(i), s.config.Entrants[i].Name, strings.Join(words, ", "))
		}
	}
	for _, r := range s.faults[:min(len(s.faults), maxFaults)] {
		fmt.Fprintf(b, "    game %d.%d, %s as p%d: %s\n", r.Fixture.round()+1, r.Fixture.Number%s.schedule.Players+1,
			letter(r.Entrants[r.By]), r.By+1, r.Fault)
	}
}
