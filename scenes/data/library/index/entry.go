// What the index stores about one record (Entry), and how it is read from the record (describe, walk). Add a searchable property here, and raise the
// version in file.go. KeyOf calculates the key of a position. The endings of the file names of imported games and copies are here, too.

package index

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/files/record"
	"quintet/games/play/match"
)

// Names of record tags that only the library writes.
const (
	TitleTag = "title"
	TagsTag  = "tags" // words, separated by commas
)

// Extensions of records of games not played here from the start: imported games and copies, including their variations. A tag cannot mark them,
// because an imported file is stored byte for byte, while a name stays the same.
const (
	ImportEnd = "-imported" + recordEnd
	CopyEnd   = "-copy" + recordEnd
)

// Limits of an entry for a long record: its main line comes first.
const (
	maxText      = 4 << 10 // bytes of searchable text
	maxPositions = 20_000  // searchable positions
)

// An Entry describes one file in the folder of games.
type Entry struct {
	Name, Stamp string // of the file
	Problem     string // why it cannot be read as a record; "" for a record, and only then the fields below are set

	Game       string // the game's id
	Options    string
	Title      string
	Tags       []string
	Players    []string // names, by seat
	Levels     []int    // of the computers, by seat; 0 for a person
	Even       []int    // strengths in even matches, by seat, see match.Seat
	Winners    []games.Player
	Ended      bool      // by the table, in a position that is not over
	At         time.Time // when it was played, if known
	Plies      int
	Rounds     int // see match.Match.Length
	Ending     match.Ending
	By         games.Player // see match.Outcome
	Comments   bool
	Variations bool
	Helped     bool     // it has a record.HelpedTag
	Placed     bool     // it begins in a position other than the usual start
	Course     uint32   // equal for copies of a game: a checksum of its players, its date and the positions of its main line
	Final      string   // the text of the last position
	Text       string   // the searchable text, in lower case
	Positions  []uint32 // keys of all positions reached, see KeyOf
}

// A textPool stores one copy of each text that many entries share.
type textPool map[string]string

func (in textPool) intern(s string) string {
	if one, ok := in[s]; ok {
		return one
	}
	in[s] = strings.Clone(s)
	return in[s]
}

// share makes e as small as possible: it takes shared texts from words, and removes spare capacity.
func (e *Entry) share(words textPool) {
	e.Game, e.Options = words.intern(e.Game), words.intern(e.Options)
	for i, name := range e.Players {
		e.Players[i] = words.intern(name)
	}
	e.Text, e.Final = strings.Clone(e.Text), strings.Clone(e.Final)
	e.Positions = append(make([]uint32, 0, len(e.Positions)), e.Positions...)
}

// nameTime is the time format at the start of record names.
const nameTime = "20060102-150405"

// entryOf returns the entry of the file called name with the contents data.
func entryOf(name, stamp string, data []byte, find func(id string) (games.Spec, bool), zone *time.Location) *Entry {
	e := &Entry{Name: name, Stamp: stamp}
	rec, err := record.Read(bytes.NewReader(data), find)
	if err != nil {
		e.Problem = err.Error()
		return e
	}
	e.describe(rec, zone)
	return e
}

// nameAt returns the time at the start of the name of a record.
func nameAt(name string, zone *time.Location) (time.Time, error) {
	return time.ParseInLocation(nameTime, name[:min(len(name), len(nameTime))], zone)
}

// describe fills e, which has a name, from rec.
func (e *Entry) describe(rec *record.Record, zone *time.Location) {
	name := e.Name
	m, outcome := rec.Match, rec.Match.Final()
	e.Game, e.Options = rec.Spec.ID, rec.Spec.Format(m.Game().Info().Options)
	for _, seat := range m.Seats() {
		e.Players, e.Levels, e.Even = append(e.Players, seat.Name), append(e.Levels, seat.Level), append(e.Even, seat.Even)
	}
	e.Winners, e.Ending, e.By = outcome.Winners, outcome.Ending, outcome.By
	at, err := nameAt(name, zone)
	if _, rest, ok := strings.Cut(name, "-"); ok { // the name of a deleted game begins with a day
		if earlier, other := nameAt(rest, zone); other == nil {
			at, err = earlier, nil
		}
	}
	e.At = at
	if day, notDay := time.ParseInLocation(time.DateOnly, rec.Date, zone); err != nil || notDay == nil && e.At.Format(time.DateOnly) != rec.Date {
		e.At = day // the name of a file from elsewhere has its import time
	}
	for _, t := range rec.Tags {
		switch t.Name {
		case TitleTag:
			e.Title = t.Value
		case record.HelpedTag:
			e.Helped = true
		case TagsTag:
			e.Tags = ParseTags(t.Value)
		}
	}
	w := walk{Entry: e, match: m, known: map[uint32]bool{}}
	w.addText(rec.Spec.Name, e.Title, strings.Join(e.Players, "\n"), rec.Date, e.At.Format(time.DateOnly), name)
	for _, t := range rec.Tags {
		w.addText(t.Value)
	}
	last := w.mainGame()
	e.Placed, e.Course = rec.Placed(), course(rec, e.Players, e.Positions)
	e.Final, e.Ended = games.TextOf(last), e.Over() && !last.Over()
	w.variations()
	e.Text = w.text.String()
}

// valid reports whether this program could have made e: anyone can change the index file, and other versions may know other games. A file with a
// problem is read again, because this version may be able to read it.
func (e *Entry) valid(find func(id string) (games.Spec, bool)) bool {
	_, known := find(e.Game)
	_, err := games.ParseOptions(strings.Fields(e.Options))
	strange := func(p games.Player) bool { return int(p) < 0 || int(p) >= len(e.Players) }
	return e.Problem == "" && known && err == nil && len(e.Players) <= games.MaxPlayers && len(e.Levels) == len(e.Players) && len(e.Even) == len(e.Players) && !slices.ContainsFunc(e.Winners, strange)
}

// Over reports whether the game has ended.
func (e *Entry) Over() bool { return e.Ending != match.Going }

// Outcome returns the result, without scores.
func (e *Entry) Outcome() match.Outcome {
	return match.Outcome{Ending: e.Ending, By: e.By, Winners: e.Winners}
}

// course returns the checksum of a game of these players that reached these positions.
func course(rec *record.Record, players []string, reached []uint32) uint32 {
	sum := crc32.NewIEEE()
	fmt.Fprintf(sum, "%q %s", players, rec.Date)
	for _, key := range reached {
		sum.Write(binary.LittleEndian.AppendUint32(nil, key))
	}
	return sum.Sum32()
}

// Imported reports whether the game was started elsewhere, and Copied whether it is a copy. Both are false for games that version 0.2 and older
// imported or copied.
func (e *Entry) Imported() bool { return strings.HasSuffix(e.Name, ImportEnd) }
func (e *Entry) Copied() bool   { return strings.HasSuffix(e.Name, CopyEnd) }

// ParseTags returns the words of a tag called TagsTag.
func ParseTags(text string) (tags []string) {
	known := map[string]bool{"": true}
	for t := range strings.SplitSeq(text, ",") {
		if t = strings.TrimSpace(t); !known[t] {
			known[t] = true
			tags = append(tags, t)
		}
	}
	return tags
}

// KeyOf returns the key of p, a position of g, in the index. It is equal for images under the symmetries of the board. Two positions share a key by
// accident once in four billion times.
func KeyOf(g games.Game, p games.Position) uint32 {
	h := games.SymmetricHash(g, p)
	board := uint32(len(g.Geometry().Cells)*games.MaxPlayers + g.Info().Players) // other board sizes may have the same hash
	return uint32(h) ^ uint32(h>>32) ^ board*0x9E3779B9
}

// A walk visits the plies of a match and collects its findings in an entry.
type walk struct {
	*Entry
	match *match.Match
	known map[uint32]bool
	text  strings.Builder
}

// addText adds searchable texts.
func (w *walk) addText(texts ...string) {
	for _, t := range texts {
		if room := maxText - w.text.Len(); t != "" && room > 0 {
			w.text.WriteString(strings.ToValidUTF8(strings.ToLower(t[:min(len(t), room)]), ""))
			w.text.WriteByte('\n')
		}
	}
}

// addPosition adds a position.
func (w *walk) addPosition(p games.Position) {
	if len(w.known) == maxPositions {
		return
	}
	if k := KeyOf(w.match.Game(), p); !w.known[k] {
		w.known[k] = true
		w.Positions = append(w.Positions, k)
	}
}

// mainGame visits the main path and returns the last position.
func (w *walk) mainGame() games.Position {
	p, end := w.match.PositionAt(0).Clone(), w.match.MainEnd()
	var rounds match.Rounds
	w.addPosition(p)
	w.addComment(w.match.Root().Comment())
	for n := w.match.Root(); n != end; {
		n = n.Next()[0]
		rounds.Add(p.ToMove())
		p.Play(n.Move())
		w.Plies++
		w.addPosition(p)
		w.addComment(n.Comment())
	}
	w.Rounds = rounds.N
	return p
}

// addComment adds a comment.
func (w *walk) addComment(comment string) {
	w.Comments = w.Comments || comment != ""
	w.addText(comment)
}

// variations visits everything that is not on the main path.
func (w *walk) variations() {
	p, end := w.match.PositionAt(0).Clone(), w.match.MainEnd()
	for n := w.match.Root(); n != end; {
		for _, other := range n.Next()[1:] {
			w.branch(other, p.Clone())
		}
		n = n.Next()[0]
		p.Play(n.Move())
	}
	for _, other := range end.Next() {
		w.branch(other, p.Clone())
	}
}

// branch visits n, which is played in p, and everything after it. It changes p.
func (w *walk) branch(n *match.Node, p games.Position) {
	w.Variations = true
	for {
		p.Play(n.Move())
		w.addPosition(p)
		w.addComment(n.Comment())
		if len(n.Next()) == 0 {
			return
		}
		for _, other := range n.Next()[1:] {
			w.branch(other, p.Clone())
		}
		n = n.Next()[0]
	}
}
