// A game's record in memory (Record): its tags, its lines of items, the largest sizes allowed, and the conversion from and to a match; tree.go
// converts the variations and comments. Add a stored property here; read.go and write.go handle the text that doc.go specifies. ReviewName names the
// file with the review of a game.

package record

import (
	"fmt"
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/limits"
	"quintet/games/play/match"
)

// Limits of what Read accepts and Write produces. Package limits has those for texts.
const (
	MaxBytes = 16 << 20
	MaxPlies = 100_000 // in all lines together
	MaxDepth = 1000    // variations within variations
	MaxTags  = 1000    // unknown to this package
	MaxLevel = 99      // of a computer
)

// End is the extension of record files; any editor opens them.
const End = ".txt"

// HelpedTag is the name of the tag that marks a game whose players had help, see table.Table.
const HelpedTag = "helped"

// ReviewName returns the name of the file that holds a game's review, next to its record in the file called name.
func ReviewName(name string) string { return strings.TrimSuffix(name, End) + ".review" }

// levelSuffix follows the name of a seat in the name of its level tag.
const levelSuffix = "-level"

// A Record is one game as it is stored. Its moves are legal in order, and Outcome follows from them and how the table ended the game.
type Record struct {
	Spec    games.Spec
	Game    games.Game     // made by Spec
	Start   games.Position // nil for the usual start
	Names   []string       // one per player, may be empty
	Levels  []int          // one per player: of the computer on that seat, 0 for a person
	Date    string         // year-month-day, or empty
	Outcome match.Outcome
	Tags    []Tag // unknown to this package
	Main    Line
}

// A Tag is a name and a value.
type Tag struct{ Name, Value string }

// A Line is a sequence of turns with a comment before the first.
type Line struct {
	Comment string
	Items   []Item
	After   []Line // what could follow the last turn, if the game goes on or the table has ended it
}

// An Item is a turn: the plies of one player, including a ply that only ends the turn.
type Item struct {
	Moves      []games.Move
	Marks      []match.Mark // one per ply; nil if no ply has one
	Comment    string
	Variations []Line // alternatives to this turn
}

func (t *Item) mark(i int) match.Mark {
	if i < len(t.Marks) {
		return t.Marks[i]
	}
	return match.NoMark
}

func (t *Item) add(m games.Move, k match.Mark) {
	if k != match.NoMark && t.Marks == nil {
		t.Marks = make([]match.Mark, len(t.Moves))
	}
	if t.Moves = append(t.Moves, m); t.Marks != nil {
		t.Marks = append(t.Marks, k)
	}
}

// FromMatch returns the record of m, a game of s: the main path, with everything else that was played as variations.
func FromMatch(s games.Spec, m *match.Match) *Record {
	r := headOf(s, m)
	r.Outcome = m.Final()
	r.Main = lineOf(m, m.MainLine())
	return r
}

// FromPlies is FromMatch for the first plies plies of m's shown path, without variations. If that is the whole main path it includes an ending
// without a rule.
func FromPlies(s games.Spec, m *match.Match, plies int) *Record {
	r := headOf(s, m)
	cursor := m.Cursor()
	m.Goto(plies)
	r.Outcome = m.Outcome()
	m.Goto(cursor)
	for _, turn := range m.Turns() {
		var item Item
		for i := turn.First; i < min(turn.End, plies); i++ {
			item.Moves = append(item.Moves, m.Move(i))
		}
		if len(item.Moves) > 0 {
			r.Main.Items = append(r.Main.Items, item)
		}
	}
	return r
}

// headOf returns the record of m without turns and result.
func headOf(s games.Spec, m *match.Match) *Record {
	r := &Record{Spec: s, Game: m.Game()}
	if games.TextOf(m.PositionAt(0)) != games.TextOf(m.Game().Start()) {
		r.Start = m.PositionAt(0).Clone()
	}
	for _, seat := range m.Seats() {
		r.Names, r.Levels = append(r.Names, seat.Name), append(r.Levels, seat.Level)
	}
	return r
}

// Match returns a match in which everything has been played, at the end of its main path.
func (r *Record) Match() (*match.Match, error) {
	m, err := r.mainMatch()
	if err != nil {
		return nil, err
	}
	end, main := m.Node(), r.Main
	g := replayer{match: m, comments: map[*match.Node][]string{}, known: map[comment]bool{}}
	g.addComment(m.Root(), main.Comment)
	main.Comment = ""
	if r.Outcome.Ending == match.Going {
		m.Hold() // a variation may begin with the main line and continue it
	}
	if err := g.playLine(m.Root(), &main); err != nil {
		return nil, err
	}
	g.writeComments()
	m.ShowPath(end)
	m.Commit()
	return m, nil
}

// mainMatch returns a match with the main line, at its end.
func (r *Record) mainMatch() (*match.Match, error) {
	var seats []match.Seat
	for i, name := range r.Names {
		seat := match.Seat{Name: name}
		if i < len(r.Levels) {
			seat.Level = r.Levels[i]
		}
		seats = append(seats, seat)
	}
	m := match.NewAt(r.Game, r.First(), seats)
	for i, item := range r.Main.Items {
		for _, mv := range item.Moves {
			if err := m.Play(mv); err != nil {
				return nil, fmt.Errorf("turn %d: %w", i+1, err)
			}
		}
	}
	switch r.Outcome.Ending {
	case match.Resigned:
		return m, m.Resign(r.Outcome.By)
	case match.Agreed:
		return m, m.Agree()
	case match.Timed:
		return m, m.Flag(r.Outcome.By)
	case match.Declared:
		return m, m.Declare(r.Outcome.Winners...)
	}
	return m, nil
}

// Plies returns the number of plies of the main line.
func (r *Record) Plies() int {
	n := 0
	for _, t := range r.Main.Items {
		n += len(t.Moves)
	}
	return n
}

// Length is match.Match.Length of the main line.
func (r *Record) Length() int {
	var rounds match.Rounds
	p := r.First()
	for _, t := range r.Main.Items {
		for _, m := range t.Moves {
			rounds.Add(p.ToMove())
			p.Play(m)
		}
	}
	return rounds.N
}

// SetTag sets the tag called name, which this package does not know, to a value cleaned by limits.Tag. An empty value removes the tag.
func (r *Record) SetTag(name, value string) {
	value = limits.Tag(value)
	i := slices.IndexFunc(r.Tags, func(t Tag) bool { return t.Name == name })
	switch {
	case value == "" && i >= 0:
		r.Tags = slices.Delete(r.Tags, i, i+1)
	case value == "":
	case i >= 0:
		r.Tags[i].Value = value
	default:
		r.Tags = append(r.Tags, Tag{name, value})
	}
}

// First returns a new copy of the first position.
func (r *Record) First() games.Position {
	if r.Start != nil {
		return r.Start.Clone()
	}
	return r.Game.Start()
}

// sameOutcome reports whether a and b are equal.
func sameOutcome(a, b match.Outcome) bool {
	return a.Ending == b.Ending && a.By == b.By && slices.Equal(a.Winners, b.Winners) && slices.Equal(a.Scores, b.Scores)
}
