// Package anyformat reads files with games in any format: records (package record), codes (package share) and records of the site AbstractPlay, one
// or many. Every part of the program that accepts a file or a text reads it with this package. Add a format to Read. decode.go converts the bytes of
// a file to text.
//
// A record of this program is read as it is. If it breaks the format, for instance after passing through a mail program or an old editor, the certain
// parts are kept and notes report the rest: see record.ReadLoosely for tags and turns. Texts may be in UTF-8, in UTF-16 with a byte order mark, or in
// Latin-1; lines may be quoted with ">"; a Ctrl+Z may be at the end.
package anyformat

import (
	"bytes"
	"errors"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/files/abstractplay"
	"quintet/games/files/record"
	"quintet/games/files/share"
	"quintet/games/words"
)

// A Game is one game of a file.
type Game struct {
	Record *record.Record // nil if it cannot be read
	// Exact reports that the file is this record in the format of package record, so it may be kept byte for byte.
	Exact bool
	// Lossy reports that the file held more than Record does, or that something was guessed, so the file must not be overwritten.
	Lossy bool
	Notes []board.Message // what was dropped or guessed, as messages for package words
	Err   error           // why it cannot be read
}

// Text returns the record in the form to keep. data is the argument of Read.
func (g *Game) Text(data []byte) ([]byte, error) {
	if g.Exact {
		return data, nil
	}
	var b bytes.Buffer
	err := record.Write(&b, g.Record)
	return b.Bytes(), err
}

// Read reads the games in data. It returns at least one, with an error if there is none in data. find looks up games by id; dates are days in zone.
func Read(data []byte, find func(id string) (games.Spec, bool), zone *time.Location) []Game {
	rec, err := record.Read(bytes.NewReader(data), find)
	switch {
	case err == nil:
		return []Game{{Record: rec, Exact: true}}
	case len(data) > record.MaxBytes: // no format may be longer
		return []Game{{Err: err}}
	}
	text, notes, lossy := decode(data)
	var all []Game
	switch isRecord := tag.Match(text); {
	case !isRecord && abstractplay.Is(text):
		all = readSite(text, find, zone)
	case !isRecord && share.Is(text):
		all = []Game{readCode(text, find)}
	default:
		all = []Game{readLoosely(text, find)}
	}
	for i := range all {
		all[i].Notes = append(notes[:len(notes):len(notes)], all[i].Notes...)
		all[i].Lossy = all[i].Lossy || lossy
	}
	return all
}

// readSite reads records of AbstractPlay. Those written by the site hold details that a game here does not have.
func readSite(text []byte, find func(id string) (games.Spec, bool), zone *time.Location) (all []Game) {
	found, err := abstractplay.Read(text, find, zone)
	if err != nil {
		return []Game{{Err: err}}
	}
	for _, f := range found {
		g := Game{Record: f.Record, Err: f.Err, Lossy: !f.Lossless || f.Ambiguous || len(found) > 1}
		if f.Ambiguous {
			g.Notes = append(g.Notes, board.Say("file.options", f.Record.Spec.Format(f.Record.Match.Game().Info().Options)))
		}
		all = append(all, g)
	}
	if len(all) == 0 {
		return []Game{{Err: abstractplay.ErrNone}}
	}
	return all
}

// readCode reads the first code in text.
func readCode(text []byte, find func(id string) (games.Spec, bool)) Game {
	c, err := share.Parse(string(text), find)
	if illegal, ok := errors.AsType[*games.IllegalError](err); ok {
		s, _ := find(illegal.Game)
		err = &positionError{illegal, "no game can come to the position of this code: " + words.English(words.Of(s)).Say(illegal.Reason.Text)}
	}
	g := Game{Record: c.Record, Lossy: true, Err: err}
	if err == nil && !c.Whole {
		g.Notes = append(g.Notes, board.Say("file.code", c.Record.Match.MainLen(), c.Plies))
	}
	return g
}

// A positionError explains in a sentence why a game cannot begin in the position of a code.
type positionError struct {
	*games.IllegalError
	text string
}

func (e *positionError) Error() string { return e.text }

// Unwrap returns the games.IllegalError.
func (e *positionError) Unwrap() error { return e.IllegalError }

// readLoosely reads a record that breaks the format.
func readLoosely(text []byte, find func(id string) (games.Spec, bool)) Game {
	rec, dropped, err := record.ReadLoosely(bytes.NewReader(text), find)
	g := Game{Record: rec, Err: err, Lossy: len(dropped) > 0}
	for _, d := range dropped {
		g.Notes = append(g.Notes, board.Say("file.dropped", d.Line, games.Plain(d.Text)))
	}
	return g
}
