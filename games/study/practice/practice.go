// Package practice schedules exercises: when each one is due again, and how many days in a row the player has solved one. Change here how an answer
// moves the next date (Answer). The file format is in text.go.
//
// FSRS chooses the intervals so that nine in ten exercises are remembered when they are due. All dates are calendar days of the local clock.
// A wrong clock can make an exercise due too early. It cannot hide one: once the clock is right again, nothing waits longer than its interval
// and a day.
package practice

import (
	"cmp"
	"maps"
	"slices"
	"time"

	fsrs "github.com/open-spaced-repetition/go-fsrs/v3"
)

// A Grade rates the answer to an exercise.
type Grade uint8

// The grades.
const (
	Missed Grade = iota // a wrong ply was played, or the line was shown
	Helped              // it was solved after a hint
	Solved              // it was solved without help at the first try
)

// ratings maps grades to the answers of FSRS.
var ratings = [...]fsrs.Rating{Missed: fsrs.Again, Helped: fsrs.Hard, Solved: fsrs.Good}

// MaxWait is the longest interval, in days.
const MaxWait = 365

// A Plan holds a card for each exercise that was tried or added. It belongs to one goroutine.
type Plan struct {
	cards  map[string]card // by the id of the exercise
	today  time.Time
	streak streak
}

// A card holds what FSRS knows about one exercise, and how it was answered. The zero card is new and due. Its times are dates, see dateOf.
type card struct {
	fsrs.Card
	Solved bool // by the last answer
	Once   bool // ever solved
}

// A streak counts the days in a row on which an exercise was solved.
type streak struct {
	Length, Longest int
	Last            time.Time   // as a date
	Days            []time.Time // the latest days, as dates, at most those of a week
}

// New returns an empty plan.
func New() *Plan { return &Plan{cards: map[string]card{}} }

// dateOf returns the date that t shows in its own time zone, as midnight UTC.
func dateOf(t time.Time) time.Time {
	return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, time.UTC)
}

// lastYear is the last year that is accepted from a clock: JSON has no dates after the year 9999.
const lastYear = 9000

// SetToday sets the date to that of now. It reports whether the date changed. Times outside the years 1 to 9000 are ignored.
func (p *Plan) SetToday(now time.Time) bool {
	date := dateOf(now)
	if date.Equal(p.today) || date.Year() < 1 || date.Year() > lastYear {
		return false
	}
	p.today = date
	return true
}

// Add makes an exercise due tomorrow for the first time, unless it is in the plan already.
func (p *Plan) Add(id string) {
	if _, ok := p.cards[id]; !ok {
		p.cards[id] = card{Card: fsrs.Card{Due: p.today.AddDate(0, 0, 1)}}
	}
}

// Answer records how the exercise id went today. Only the first answer of a day decides when it is due again.
func (p *Plan) Answer(id string, g Grade) {
	if g != Missed {
		p.streak.add(p.today)
	}
	c := p.cards[id]
	switch ago := daysBetween(c.LastReview, p.today); {
	case p.wait(c) > 0 && (ago == 0 || ago == -1): // today, or tomorrow by the clock from before a journey west
		c.Once = c.Once || g == Solved
		p.cards[id] = c
		return
	case ago < 0: // a wrong clock: FSRS cannot count backwards
		c.LastReview = p.today
	}
	c.Card = scheduler().Next(c.Card, p.today, ratings[g]).Card
	c.Solved, c.Once = g != Missed, c.Once || g != Missed
	p.cards[id] = c
}

// scheduler returns FSRS with the usual weights. It counts whole days.
func scheduler() *fsrs.FSRS {
	param := fsrs.DefaultParam()
	param.EnableShortTerm = false
	param.MaximumInterval = MaxWait - 2 // a better grade waits up to two days longer
	return fsrs.NewFSRS(param)
}

// tried reports whether c was ever answered.
func (c card) tried() bool { return c.State != fsrs.New }

// daysBetween returns the number of days from one date to another, negative if to is before from.
func daysBetween(from, to time.Time) int { return int((to.Unix() - from.Unix()) / (24 * 60 * 60)) }

// wait returns the number of days until c is due. If that is longer than its interval, a wrong clock set it and it is due now. One more day allows
// for travel between time zones.
func (p *Plan) wait(c card) int {
	days := daysBetween(p.today, c.Due)
	if longest := max(1, int(min(c.ScheduledDays, MaxWait))); days > longest+1 {
		return 0
	}
	return days
}

func (s *streak) add(today time.Time) {
	switch ago := daysBetween(s.Last, today); {
	case s.Length == 0 || ago > 1:
		s.Length = 1
	case ago == 1:
		s.Length++
	}
	if len(s.Days) == 0 || !s.Days[len(s.Days)-1].Equal(today) {
		s.Days = append(s.Days[max(0, len(s.Days)-Week+1):], today)
	}
	s.Last, s.Longest = today, max(s.Longest, s.Length)
}

// Week is the number of days that Plan.Days tells of.
const Week = 7

// Days reports on which of the last seven days an exercise was solved, today last.
func (p *Plan) Days() (solved [Week]bool) {
	for i := range solved {
		date := p.today.AddDate(0, 0, i+1-Week)
		ago := daysBetween(date, p.streak.Last)
		solved[i] = ago >= 0 && ago < p.streak.Length || slices.ContainsFunc(p.streak.Days, date.Equal)
	}
	return solved
}

// Date returns the date of today, as midnight UTC.
func (p *Plan) Date() time.Time { return p.today }

// Streak returns the number of consecutive days, up to today or yesterday, with a solved exercise, and the longest such streak.
func (p *Plan) Streak() (days, longest int) {
	if daysBetween(p.streak.Last, p.today) > 1 {
		return 0, p.streak.Longest
	}
	return p.streak.Length, p.streak.Longest
}

// Today reports whether an exercise was solved today.
func (p *Plan) Today() bool { return p.streak.Length > 0 && p.streak.Last.Equal(p.today) }

// Due returns the exercises that are due, longest waiting first.
func (p *Plan) Due() (ids []string) {
	for _, id := range slices.Sorted(maps.Keys(p.cards)) {
		if p.wait(p.cards[id]) <= 0 {
			ids = append(ids, id)
		}
	}
	slices.SortStableFunc(ids, func(a, b string) int { return cmp.Compare(p.wait(p.cards[a]), p.wait(p.cards[b])) })
	return ids
}

// Wait returns the number of days until an exercise is due, 0 for today. ok is false if it is not in the plan.
func (p *Plan) Wait(id string) (days int, ok bool) {
	c, ok := p.cards[id]
	return max(0, p.wait(c)), ok
}

// Tried reports whether an exercise was ever answered, and whether the last answer was not a miss.
func (p *Plan) Tried(id string) (tried, solved bool) {
	c := p.cards[id]
	return c.tried(), c.tried() && c.Solved
}

// SolvedOnce reports whether an exercise was ever solved, even if it was missed later.
func (p *Plan) SolvedOnce(id string) bool { return p.cards[id].Once }
