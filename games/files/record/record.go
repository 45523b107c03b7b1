// A game's record in memory (Record): a match with tags, and the largest sizes allowed. Add a stored property here; read.go and write.go handle the
// text that doc.go specifies. ReviewName names the file with the review of a game.

package record

import (
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

// A Record is one game as it is stored: its main path is the game that was played. What the match shows does not matter.
type Record struct {
	Spec  games.Spec
	Match *match.Match
	Date  string // year-month-day, or empty
	Tags  []Tag  // unknown to this package
}

// A Tag is a name and a value.
type Tag struct{ Name, Value string }

// New returns the record of m, a game of s. It keeps m.
func New(s games.Spec, m *match.Match) *Record { return &Record{Spec: s, Match: m} }

// Clone returns a copy of r that shares nothing with it that can change.
func (r *Record) Clone() *Record {
	return &Record{Spec: r.Spec, Match: r.Match.Clone(), Date: r.Date, Tags: slices.Clone(r.Tags)}
}

// Placed reports whether the game begins with a position that is not the usual one.
func (r *Record) Placed() bool {
	return games.TextOf(r.Match.PositionAt(0)) != games.TextOf(r.Match.Game().Start())
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
