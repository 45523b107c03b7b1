// Reads and writes a Plan as JSON (Parse, Format). It also converts the plans of version 0.2 of the program and repairs invalid numbers. Change the
// file format here.

package practice

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"time"

	fsrs "github.com/open-spaced-repetition/go-fsrs/v3"
)

// version is the version of the text format.
const version = 2

// ErrNewer is wrapped by the error of Parse for a plan that a newer version of the program wrote.
var ErrNewer = errors.New("written by a newer version of the program")

// A file is the JSON form of a plan.
type file struct {
	Version int
	Streak  streak
	Cards   map[string]card // by the id of the exercise
}

// Format returns p as text, from which Parse makes an equal plan.
func (p *Plan) Format() []byte {
	text, err := json.MarshalIndent(file{version, p.streak, p.cards}, "", "\t")
	if err != nil {
		panic("practice: " + err.Error()) // a date or number that Parse refuses and Answer cannot make
	}
	return append(text, '\n')
}

// Parse reads a plan. A card with invalid numbers becomes a new one that is due.
func Parse(text []byte) (*Plan, error) {
	var head struct{ Version int }
	if err := json.Unmarshal(text, &head); err != nil {
		return nil, fmt.Errorf("practice: not the text of a plan: %w", err)
	}
	if head.Version > version {
		return nil, fmt.Errorf("practice: version %d, known up to %d: %w", head.Version, version, ErrNewer)
	}
	var f file
	var err error
	if head.Version < version {
		f, err = parseVersion1(text)
	} else {
		err = json.Unmarshal(text, &f)
	}
	if err != nil {
		return nil, fmt.Errorf("practice: not the text of a plan: %w", err)
	}
	p := New()
	p.streak = f.Streak.repaired()
	for id, c := range f.Cards {
		p.cards[id] = c.repaired()
	}
	return p, nil
}

// repaired returns s, or an empty streak if its numbers are invalid.
func (s streak) repaired() streak {
	if s.Length < 0 || s.Longest < s.Length {
		return streak{}
	}
	s.Last = dateOf(s.Last)
	s.Days = s.Days[max(0, len(s.Days)-Week):]
	for i, day := range s.Days {
		s.Days[i] = dateOf(day)
	}
	return s
}

// repaired returns c, or a new card if its numbers are invalid.
func (c card) repaired() card {
	switch c.State {
	case fsrs.New:
		return card{Card: fsrs.Card{Due: dateOf(c.Due)}, Once: c.Once}
	case fsrs.Review:
		if c.Stability > 0 && c.Stability <= math.MaxInt32 && c.Difficulty >= 1 && c.Difficulty <= 10 {
			c.Due, c.LastReview = dateOf(c.Due), dateOf(c.LastReview)
			return c
		}
	}
	return card{Once: c.Once}
}

// A fileVersion1 is a plan of 0.2, which counted its own days.
type fileVersion1 struct {
	Date   string // of Day, as 2006-01-02
	Day    int
	Streak struct{ Length, Last, Longest int }
	Cards  map[string]struct {
		Due                   int
		Last                  int // day of the last answer, -1 before the first
		Solved, Once          bool
		Reps, Lapses          uint64
		Stability, Difficulty float64
	}
}

// parseVersion1 reads a plan of 0.2.
func parseVersion1(text []byte) (file, error) {
	var old fileVersion1
	if err := json.Unmarshal(text, &old); err != nil {
		return file{}, err
	}
	date, err := time.Parse(time.DateOnly, old.Date)
	if err != nil || date.Year() < 1970 || date.Year() > lastYear {
		date = time.Unix(0, 0).UTC() // everything is due
	}
	dayTime := func(day int) time.Time {
		const decades = 100 * 365
		return date.AddDate(0, 0, min(max(-decades, day-old.Day), decades))
	}
	f := file{Cards: map[string]card{}}
	f.Streak = streak{Length: old.Streak.Length, Longest: old.Streak.Longest, Last: dayTime(old.Streak.Last)}
	for id, o := range old.Cards {
		c := card{Solved: o.Solved, Once: o.Once || o.Solved}
		c.Due = dayTime(o.Due)
		if o.Last >= 0 {
			c.State, c.LastReview, c.ScheduledDays = fsrs.Review, dayTime(o.Last), uint64(max(0, o.Due-o.Last))
			c.Reps, c.Lapses, c.Stability, c.Difficulty = o.Reps, o.Lapses, o.Stability, o.Difficulty
		}
		f.Cards[id] = c
	}
	return f, nil
}
