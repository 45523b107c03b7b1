// The plan of exercises as JSON: writing, reading, and repairing damaged numbers.

package practice

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"time"
)

// version is that of the text of a plan.
const version = 1

// ErrNewer is wrapped by the error of Parse for a plan that a newer version of the program wrote.
var ErrNewer = errors.New("written by a newer version of the program")

// A file is a plan as it is written: JSON, in UTF-8.
type file struct {
	Version int
	Date    string // that the clock has shown last, as 2006-01-02; "" before the first
	Day     int    // of the plan
	Streak  streak
	Cards   map[string]card // by the id of the exercise
}

// Format returns p as text, from which Parse makes an equal plan.
func (p *Plan) Format() []byte {
	text, err := json.MarshalIndent(file{version, p.date, p.day, p.streak, p.cards}, "", "\t")
	if err != nil {
		panic("practice: " + err.Error()) // a number that Parse refuses and Answer cannot make
	}
	return append(text, '\n')
}

// Parse reads a plan. A card whose numbers cannot be comes today, as if it had never been answered.
func Parse(text []byte) (*Plan, error) {
	var f file
	if err := json.Unmarshal(text, &f); err != nil {
		return nil, fmt.Errorf("practice: not the text of a plan: %w", err)
	}
	if f.Version > version {
		return nil, fmt.Errorf("practice: version %d, up to %d is known: %w", f.Version, version, ErrNewer)
	}
	p := &Plan{cards: maps.Clone(f.Cards), date: f.Date, day: min(max(0, f.Day), maxDay), streak: f.Streak.repaired()}
	if _, err := time.Parse(time.DateOnly, p.date); err != nil {
		p.date = ""
	}
	if p.cards == nil {
		p.cards = map[string]card{}
	}
	for _, id := range slices.Collect(maps.Keys(p.cards)) {
		p.cards[id] = p.cards[id].repaired(p.day)
	}
	return p, nil
}

// maxDay is the last day that is believed: more than any clock brings about.
const maxDay = math.MaxInt32

// repaired returns s, or the empty one where its numbers cannot be.
func (s streak) repaired() streak {
	if s.Length < 0 || s.Longest < s.Length || s.Last < 0 {
		return streak{}
	}
	return s
}

// repaired returns c as it may be on a day.
func (c card) repaired(day int) card {
	c.Due = min(max(0, c.Due), day+LongestWait)
	switch {
	case c.Last < 0:
		return card{Due: c.Due, Last: -1}
	case c.Last > day, c.Stability <= 0, c.Stability > math.MaxInt32, c.Difficulty < 1, c.Difficulty > 10:
		return card{Due: min(c.Due, day), Last: -1}
	}
	c.Once = c.Once || c.Solved // a plan of before has the last answer alone
	return c
}
