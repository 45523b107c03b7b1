package abstractplay

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/limits"
	"quintet/games/match"
	"quintet/games/record"
)

// Errors of Read beside those of a ply.
var (
	ErrNone    = errors.New("this is no game record of AbstractPlay")
	ErrGame    = errors.New("there is no game of this name")
	ErrVariant = errors.New("the game has no such variant")
	ErrPlayers = errors.New("the game is not for so many players")
	ErrTurn    = errors.New("another player is to move")
	ErrResult  = errors.New("the result is not that of the plies")
)

// An Error says what is wrong with a record.
type Error struct {
	Round int    // from 1, of the ply that is to blame; 0 for none
	Text  string // the ply, or the name of game or variant
	Err   error  // one of the above, or of games.Game.ParseMove
}

// Error names the place and the text there.
func (e *Error) Error() string {
	if e.Round == 0 {
		return fmt.Sprintf("%s: %v", games.Quote(e.Text), e.Err)
	}
	return fmt.Sprintf("round %d: %s: %v", e.Round, games.Quote(e.Text), e.Err)
}

// Unwrap returns the reason.
func (e *Error) Unwrap() error { return e.Err }

// Is reports whether data is JSON, as records of the site are and ours are not.
func Is(data []byte) bool {
	return bytes.HasPrefix(bytes.TrimLeft(bytes.TrimPrefix(data, []byte("\ufeff")), " \t\r\n"), []byte("{"))
}

// Read reads a record of the site. find knows the games by their ids, which are their names in small letters. The error is ErrNone or an *Error.
func Read(data []byte, find func(id string) (games.Spec, bool)) (*record.Record, error) {
	var f file
	if err := json.Unmarshal(bytes.TrimPrefix(data, []byte("\ufeff")), &f); err != nil || f.Header == nil || f.Moves == nil {
		return nil, ErrNone
	}
	s, ok := find(strings.ToLower(f.Header.Game.Name))
	if !ok || s.AbstractPlay == nil {
		return nil, &Error{Text: f.Header.Game.Name, Err: ErrGame}
	}
	return f.read(s)
}

// read plays the game of s with the options that the result allows.
func (f *file) read(s games.Spec) (*record.Record, error) {
	options, unknown := s.AbstractPlay.Options(f.Header.Game.Variants, len(f.Header.Players))
	if unknown != "" {
		return nil, &Error{Text: unknown, Err: ErrVariant}
	}
	for _, o := range options {
		g, err := s.Open(o)
		if err != nil || g.Info().Players != len(f.Header.Players) {
			return nil, &Error{Text: s.Name, Err: ErrPlayers}
		}
		m := match.NewAt(g, s.AbstractPlay.Start(g), f.seats())
		last, err := f.play(m, s.AbstractPlay)
		if err != nil {
			return nil, err
		}
		if f.end(m, last) {
			rec := record.FromMatch(s, m)
			if day, err := time.Parse(time.RFC3339, f.Header.End); err == nil {
				rec.Date = day.UTC().Format(time.DateOnly)
			}
			return rec, nil
		}
	}
	return nil, &Error{Text: s.Name, Err: ErrResult}
}

// seats returns who played.
func (f *file) seats() (all []match.Seat) {
	for i, p := range f.Header.Players {
		seat := match.Seat{Name: limits.Name(p.Name)}
		if seat.Name == games.Player(i).String() {
			seat.Name = ""
		}
		if p.Level > 0 && p.Level <= record.MaxLevel {
			seat.Level = p.Level
		}
		all = append(all, seat)
	}
	return all
}

// play plays the plies in m, up to one that ends the game beside its rules, which it returns.
func (f *file) play(m *match.Match, site *games.AbstractPlay) (last ply, err error) {
	for i, round := range f.Moves {
		for seat, p := range round {
			if p == nil { // a player who is out of the game
				continue
			}
			blame := func(err error) error { return &Error{Round: i + 1, Text: string(*p), Err: err} }
			switch *p {
			case "resign", "timeout", "draw", "abandoned":
				return *p, nil
			}
			switch mover := m.Position().ToMove(); {
			case m.Over():
				return "", blame(match.ErrOver)
			case int(mover) != seat:
				return "", blame(ErrTurn)
			}
			mv, err := m.Game().ParseMove(m.Position(), site.Parse(m.Game(), string(*p)))
			if err == nil {
				err = m.Play(mv)
			}
			if err != nil {
				return "", blame(err)
			}
		}
	}
	return "", nil
}

// end ends m as its last ply says, and reports whether its result is that of the header. Of two players the loser has given up.
func (f *file) end(m *match.Match, last ply) bool {
	results := make([]float64, len(f.Header.Players))
	for i, p := range f.Header.Players {
		results[i] = p.Result
	}
	best := games.Leaders(results)
	losers := games.Seats(best ^ (1<<len(results) - 1))
	switch {
	case m.Over():
		return fits(m, best)
	case last == "" && m.Agree() == nil: // our own games end so, too
		if !fits(m, best) {
			m.Reopen()
		}
		return true
	case last == "resign" && len(losers) == 1:
		return m.Resign(losers[0]) == nil
	case last == "timeout" && len(losers) == 1:
		return m.Flag(losers[0]) == nil || m.Resign(losers[0]) == nil
	}
	return last != "resign" && last != "timeout"
}

// fits reports whether the players in winners, bit i for player i, have won m.
func fits(m *match.Match, winners uint8) bool {
	return slices.Equal(m.Outcome().Winners, games.Seats(winners))
}
