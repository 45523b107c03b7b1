// Package practice schedules exercises: on which day each one comes again, and for how many days in a row one was solved. Its text is in
// text.go.
//
// The intervals are those of FSRS, which expects that nine in ten exercises are remembered when they come again. A plan has days of its own,
// which only go on: with each new date that the clock shows, by at most LongestPause. So a clock that jumps, in either direction, can bring
// an exercise earlier than it should come, but never keeps one away.
package practice

import (
	"cmp"
	"maps"
	"slices"
	"time"

	fsrs "github.com/open-spaced-repetition/go-fsrs/v3"
)

// A Grade says how well an exercise went.
type Grade uint8

// The grades.
const (
	Missed Grade = iota // a wrong ply was played, or the line was shown
	Helped              // it was solved after a hint
	Solved              // it was solved alone at the first try
)

// ratings are the answers of FSRS that grades stand for.
var ratings = [...]fsrs.Rating{Missed: fsrs.Again, Helped: fsrs.Hard, Solved: fsrs.Good}

// Bounds, in days.
const (
	LongestWait  = 365 // after which every exercise comes again
	LongestPause = 366 // that counts between two dates of the clock
)

// A Plan holds what is known about each exercise that was tried or added. It belongs to one goroutine.
type Plan struct {
	cards  map[string]card // by the id of the exercise
	date   string          // the last one that the clock has shown, "" before the first
	day    int             // of the plan
	streak streak
}

// A card holds the memory of one exercise, in days of the plan.
type card struct {
	Due                   int
	Last                  int  // day of the last answer, -1 before the first
	Solved                bool // by that answer
	Once                  bool // it was ever solved
	Reps, Lapses          uint64
	Stability, Difficulty float64
}

// A streak counts the days in a row on which an exercise was solved.
type streak struct{ Length, Last, Longest int }

// New returns an empty plan.
func New() *Plan { return &Plan{cards: map[string]card{}} }

// Note brings the day of the plan up to date with a clock that shows now. It reports whether a new day has begun.
func (p *Plan) Note(now time.Time) bool {
	before, err := time.Parse(time.DateOnly, p.date)
	date := now.Format(time.DateOnly)
	if date == p.date {
		return false
	}
	p.date = date
	if err != nil {
		return true
	}
	today, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return false // a year of five digits
	}
	passed := min(max(0, int(today.Sub(before)/(24*time.Hour))), LongestPause)
	p.day += passed
	return passed > 0
}

// Add lets an exercise come for the first time on the day after date, a time.DateOnly, unless the plan has it already. Where that is over it comes
// today.
func (p *Plan) Add(id, date string) {
	if _, ok := p.cards[id]; ok {
		return
	}
	due := p.day
	if date == p.date {
		due++
	}
	p.cards[id] = card{Due: due, Last: -1}
}

// Answer notes how the exercise id went today. Only the first answer of a day counts for when it comes again; who misses it and solves it alone
// later that day has solved it once all the same.
func (p *Plan) Answer(id string, g Grade) {
	if g != Missed {
		p.streak.add(p.day)
	}
	c, ok := p.cards[id]
	if !ok {
		c = card{Last: -1}
	}
	if c.Last == p.day {
		c.Once = c.Once || g == Solved
		p.cards[id] = c
		return
	}
	next := scheduler().Next(c.fsrs(), dayTime(p.day), ratings[g]).Card
	wait := min(max(1, int(next.ScheduledDays)), LongestWait)
	p.cards[id] = card{
		Due: p.day + wait, Last: p.day, Solved: g != Missed, Once: c.Once || g != Missed,
		Reps: next.Reps, Lapses: next.Lapses, Stability: next.Stability, Difficulty: next.Difficulty,
	}
}

// scheduler returns the scheduler with the usual weights. It counts whole days.
func scheduler() *fsrs.FSRS {
	param := fsrs.DefaultParam()
	param.EnableShortTerm = false
	param.MaximumInterval = LongestWait
	return fsrs.NewFSRS(param)
}

// dayTime returns a time on a day of a plan.
func dayTime(day int) time.Time { return time.Unix(0, 0).UTC().AddDate(0, 0, day) }

// fsrs returns c in the words of the scheduler.
func (c card) fsrs() fsrs.Card {
	if c.Last < 0 {
		return fsrs.NewCard()
	}
	return fsrs.Card{
		Due: dayTime(c.Due), LastReview: dayTime(c.Last), State: fsrs.Review, ScheduledDays: uint64(max(0, c.Due-c.Last)),
		Reps: c.Reps, Lapses: c.Lapses, Stability: c.Stability, Difficulty: c.Difficulty,
	}
}

func (s *streak) add(day int) {
	switch {
	case s.Length > 0 && s.Last == day:
		return
	case s.Length > 0 && s.Last == day-1:
		s.Length++
	default:
		s.Length = 1
	}
	s.Last, s.Longest = day, max(s.Longest, s.Length)
}

// Streak returns on how many days in a row, up to today or yesterday, an exercise was solved, and the most there ever were.
func (p *Plan) Streak() (days, longest int) {
	if p.streak.Last < p.day-1 {
		return 0, p.streak.Longest
	}
	return p.streak.Length, p.streak.Longest
}

// Today reports whether an exercise was solved today.
func (p *Plan) Today() bool { return p.streak.Length > 0 && p.streak.Last == p.day }

// Due returns the exercises that come today, those that have waited longest first.
func (p *Plan) Due() (ids []string) {
	for _, id := range slices.Sorted(maps.Keys(p.cards)) {
		if p.cards[id].Due <= p.day {
			ids = append(ids, id)
		}
	}
	slices.SortStableFunc(ids, func(a, b string) int { return cmp.Compare(p.cards[a].Due, p.cards[b].Due) })
	return ids
}

// Wait returns in how many days an exercise comes, 0 for today. ok is false where it is not in the plan.
func (p *Plan) Wait(id string) (days int, ok bool) {
	c, ok := p.cards[id]
	return max(0, c.Due-p.day), ok
}

// Tried reports whether an exercise was ever answered, and whether the last answer was no miss.
func (p *Plan) Tried(id string) (tried, solved bool) {
	c, ok := p.cards[id]
	return ok && c.Last >= 0, ok && c.Last >= 0 && c.Solved
}

// SolvedOnce reports whether an exercise was ever solved, also where it was missed after that.
func (p *Plan) SolvedOnce(id string) bool { return p.cards[id].Once }
