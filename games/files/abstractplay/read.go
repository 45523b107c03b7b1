// Reads records of the site AbstractPlay: finds the options, plays the plies and determines how the game ended. An Error says what is wrong with a
// record. Change here how options that a record leaves open are chosen. write.go has the JSON types; each game's notation on the site is in
// games/<id>/abstractplay.go.

package abstractplay

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/files/record"
	"quintet/games/limits"
	"quintet/games/play/match"
	"quintet/games/words"
)

// Errors of Read, besides those of a ply.
var (
	ErrNone    = errors.New("this is no game record of AbstractPlay")
	ErrGame    = errors.New("there is no game of this name")
	ErrPlayers = errors.New("the game is not for so many players")
	ErrTurn    = errors.New("another player is to move")
	ErrResult  = errors.New("the result is not that of the plies")
)

// An Error says what is wrong with a record.
type Error struct {
	Round int    // of the ply at fault, from 1; 0 for none
	Text  string // the ply, or the name of the game
	Err   error  // one of the above, or from games.Game.ParseMove

	game games.Spec // provides the sentences for reasons
}

// Error names the place, the text there and the reason.
func (e *Error) Error() string {
	reason := e.Err.Error()
	if illegal, ok := errors.AsType[*games.IllegalError](e.Err); ok {
		reason = "not legal here: " + words.English(words.Of(e.game)).Say(illegal.Reason.Text)
	}
	if e.Round == 0 {
		return fmt.Sprintf("%s: %s", games.Quote(e.Text), reason)
	}
	return fmt.Sprintf("round %d: %s: %s", e.Round, games.Quote(e.Text), reason)
}

// Unwrap returns the reason.
func (e *Error) Unwrap() error { return e.Err }

// A Game is one game of a file.
type Game struct {
	Record *record.Record // nil if it cannot be read
	// Ambiguous reports that the game may have been played with other options: several are consistent with labels, plies, scores and result, or none is.
	Ambiguous bool
	Lossless  bool  // Record holds everything: Write reproduces the same text
	Err       error // ErrNone or an *Error if it cannot be read
}

// Is reports whether data is JSON, like files of the site and unlike ours.
func Is(data []byte) bool {
	text := bytes.TrimLeft(bytes.TrimPrefix(data, []byte("\ufeff")), " \t\r\n")
	if list, ok := bytes.CutPrefix(text, []byte("[")); ok {
		text = bytes.TrimLeft(list, " \t\r\n")
	}
	return bytes.HasPrefix(text, []byte("{"))
}

// Read reads the site's records in data: one, a list as the site provides it, or several in sequence. find looks up games by id, which is the name in
// lower case; dates are days in zone. The error is ErrNone if data holds something else.
func Read(data []byte, find func(id string) (games.Spec, bool), zone *time.Location) (all []Game, err error) {
	d := json.NewDecoder(bytes.NewReader(bytes.TrimPrefix(data, []byte("\ufeff"))))
	for {
		var value json.RawMessage
		switch err := d.Decode(&value); {
		case err == io.EOF && len(all) > 0:
			return all, nil
		case err != nil:
			return nil, ErrNone
		}
		values := []json.RawMessage{value}
		if value[0] == '[' && json.Unmarshal(value, &values) != nil {
			return nil, ErrNone
		}
		for _, v := range values {
			all = append(all, readOne(v, find, zone))
		}
	}
}

// readOne reads one record.
func readOne(data []byte, find func(id string) (games.Spec, bool), zone *time.Location) Game {
	var f file
	if err := json.Unmarshal(data, &f); err != nil || f.Header == nil || f.Moves == nil {
		return Game{Err: ErrNone}
	}
	s, ok := find(strings.ToLower(f.Header.Game.Name))
	if !ok || s.AbstractPlay == nil {
		return Game{Err: &Error{Text: f.Header.Game.Name, Err: ErrGame}}
	}
	g, err := f.read(s)
	if err != nil {
		return Game{Err: err}
	}
	if end, err := time.Parse(time.RFC3339, f.Header.End); err == nil {
		g.Record.Date = end.In(zone).Format(time.DateOnly)
	} else if day, err := time.Parse(time.DateOnly, f.Header.End); err == nil {
		g.Record.Date = day.Format(time.DateOnly)
	}
	g.Lossless = f.Header.Site.Name == ownSite && f.reproduces(data, g.Record, zone)
	return g
}

// reproduces reports whether Write, given rec and the time when f was written, produces data.
func (f *file) reproduces(data []byte, rec *record.Record, zone *time.Location) bool {
	when, err := time.Parse(time.RFC3339, f.Header.Generated)
	if err != nil {
		return false
	}
	var again bytes.Buffer
	return Write(&again, rec, when.In(zone)) == nil && bytes.Equal(bytes.TrimSpace(again.Bytes()), bytes.TrimSpace(data))
}

// read finds the options of the game of s and plays it. It chooses the options that agree best with the labels and are consistent with plies, scores
// and result. If no options are consistent with the scores, plies and result decide.
func (f *file) read(s games.Spec) (g Game, err error) {
	likely, others := s.AbstractPlay.Options(f.Header.Game.Variants, len(f.Header.Players))
	for _, scored := range []bool{true, false} {
		for i, options := range slices.Concat(likely, others) {
			found, wrong := f.consistent(s, options, scored)
			if len(found) > 0 {
				return Game{Record: record.New(s, found[0]), Ambiguous: len(found) > 1 || !scored || i >= len(likely)}, nil
			}
			if err == nil {
				err = wrong
			}
		}
	}
	return Game{}, err
}

// consistent returns the games played with those of options that nothing contradicts, two at most. If there are none the error says what contradicts the
// first.
func (f *file) consistent(s games.Spec, options []games.Options, scored bool) (found []*match.Match, err error) {
	for _, o := range options {
		m, wrong := f.replay(s, o, scored)
		if wrong == nil {
			found = append(found, m)
		}
		if err == nil {
			err = wrong
		}
		if len(found) > 1 {
			break
		}
	}
	return found, err
}

// replay plays the game with options o. The error says what contradicts them; scores are only compared if scored is true.
func (f *file) replay(s games.Spec, o games.Options, scored bool) (*match.Match, error) {
	g, err := s.Open(o)
	if err != nil || g.Info().Players != len(f.Header.Players) {
		return nil, &Error{Text: s.Name, Err: ErrPlayers}
	}
	m := match.NewAt(g, s.AbstractPlay.Start(g), f.seats())
	last, err := f.play(m, s)
	if err != nil {
		return nil, err
	}
	if scored && !f.scores(m.Position()) || !f.end(m, last) {
		return nil, &Error{Text: s.Name, Err: ErrResult}
	}
	return m, nil
}

// scores reports whether the players' scores in p equal those of the header, as far as it has them.
func (f *file) scores(p games.Position) bool {
	for i, n := range p.AppendScores(nil) {
		if score := f.Header.Players[i].Score; score != nil && int(*score) != n {
			return false
		}
	}
	return true
}

// seats returns the players.
func (f *file) seats() (all []match.Seat) {
	for i, p := range f.Header.Players {
		seat := match.Seat{Name: limits.Name(p.Name)}
		if seat.Name == games.Player(i).String() && (p.Unnamed || p.Seat == "") {
			seat.Name = ""
		}
		if p.Level > 0 && p.Level <= record.MaxLevel {
			seat.Level = int(p.Level)
		}
		if even := int(p.Even); seat.Level > 0 && even/10 == seat.Level && even <= 10*record.MaxLevel {
			seat.Even = even
		}
		all = append(all, seat)
	}
	return all
}

// play plays the plies in m until a ply that ends the game without a rule, which it returns. No ply may follow it.
func (f *file) play(m *match.Match, s games.Spec) (last ply, err error) {
	before := ply("")
	for i, round := range f.Moves {
		for seat, p := range round {
			if p == nil { // a player who is out of the game
				continue
			}
			blame := func(err error) error { return &Error{Round: i + 1, Text: string(*p), Err: err, game: s} }
			text := ply(strings.ToLower(strings.TrimSpace(string(*p))))
			switch mover := m.Position().ToMove(); {
			case last != "" || m.Over():
				return "", blame(match.ErrOver)
			case text == resign || text == timeout || text == draw || text == abandoned:
				last = text
				continue
			case int(mover) == seat:
				err = playPly(m, s, *p)
			default:
				err = ErrTurn
			}
			if err != nil && text == before && f.ends(i, seat) { // the site once wrote a resignation like this
				last, err = resign, nil
			}
			if err != nil {
				return "", blame(err)
			}
			before = text
		}
	}
	return last, nil
}

// playPly plays a ply in the site's notation in m.
func playPly(m *match.Match, s games.Spec, p ply) error {
	mv, err := m.Game().ParseMove(m.Position(), s.AbstractPlay.Parse(m.Game(), string(p)))
	if err != nil {
		return err
	}
	return m.Play(mv)
}

// ends reports whether the ply of a seat in a round, from 0, is the last.
func (f *file) ends(round, seat int) bool {
	isPly := func(p *ply) bool { return p != nil }
	return !slices.ContainsFunc(f.Moves[round][seat+1:], isPly) && !slices.ContainsFunc(f.Moves[round+1:], func(r []*ply) bool { return slices.ContainsFunc(r, isPly) })
}

// end ends m as the last ply says, and reports whether the result is the header's. Of two players the loser has given up. Since the site only has
// finished games, the header decides if no ply and no rule does.
func (f *file) end(m *match.Match, last ply) bool {
	results := make([]number, len(f.Header.Players))
	for i, p := range f.Header.Players {
		results[i] = p.Result
	}
	best := games.Leaders(results)
	everybody := uint8(1<<len(results) - 1)
	losers := games.Seats(best ^ everybody)
	switch {
	case m.Over():
		return last == "" && slices.Equal(m.Outcome().Winners, games.Seats(best))
	case last == draw:
		return m.Declare(games.Seats(everybody)...) == nil
	case last == abandoned:
		return m.Declare() == nil
	case last != "" && len(losers) == 1:
		return f.endByLoss(m, last, losers[0]) == nil
	case last != "" && len(results) == 2:
		return false
	case best == everybody && results[0] <= 0:
		best = 0
	}
	return f.declareWinners(m, games.Seats(best)) == nil
}

// endByLoss ends m because loser resigned or ran out of time.
func (f *file) endByLoss(m *match.Match, last ply, loser games.Player) error {
	if last == timeout && m.Flag(loser) == nil {
		return nil
	}
	return m.Resign(loser)
}

// declareWinners ends m with the winners in the header: agreed if the table was ours, otherwise declared.
func (f *file) declareWinners(m *match.Match, winners []games.Player) error {
	if f.Header.Site.Name == ownSite && f.Header.Ending != endings[match.Declared] && m.Agree() == nil {
		if slices.Equal(m.Outcome().Winners, winners) {
			return nil
		}
		m.Reopen()
	}
	return m.Declare(winners...)
}
