// Writes records of the site AbstractPlay (Write): players with their results, plies in rounds, and the ply that ends a game without a rule
// (endingPly). Also the JSON types of the site's schema, which read.go uses too. Add a JSON field here (file, header, player).

package abstractplay

import (
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"time"

	"quintet/games"
	"quintet/games/files/record"
	"quintet/games/play/match"
)

// Errors for games that cannot have a record on the site.
var (
	ErrUnsupported = errors.New("AbstractPlay does not have this game with these options from this start")
	ErrUnfinished  = errors.New("AbstractPlay has only finished games, and this one goes on")
)

// ownSite is the site name in records of games played here.
const ownSite = "Quintet"

// A file is one record in the JSON schema of the site.
type file struct {
	Header *header  `json:"header"`
	Moves  [][]*ply `json:"moves"`
}

// A header says what was played, when, by whom and with what result.
type header struct {
	Game      gameName `json:"game"`
	Site      siteName `json:"site"`
	Start     string   `json:"date-start"`
	End       string   `json:"date-end"`
	Generated string   `json:"date-generated"`
	Players   []player `json:"players"`
	Ending    string   `json:"ending,omitempty"` // only in our files, for a game that no ply ends: agreed or declared
}

type gameName struct {
	Name     string   `json:"name"`
	Variants []string `json:"variants,omitempty"`
}

type siteName struct {
	Name string `json:"name"`
}

// A player is one seat, in seating order. The higher result wins. Seat, Unnamed, Level and Even are our additions, which the schema allows.
type player struct {
	Name    string  `json:"name"`
	Seat    string  `json:"seat,omitempty"`    // makes players differ, as the schema requires
	Unnamed bool    `json:"unnamed,omitempty"` // Name is the name of the seat
	Score   *number `json:"score,omitempty"`
	IsAI    bool    `json:"is_ai,omitempty"`
	Level   number  `json:"level,omitempty"` // of our computer player
	Even    number  `json:"even,omitempty"`  // its strength in an even match, in tenths of a level
	Result  number  `json:"result"`
}

// A number is read as 0 if the JSON has something else.
type number float64

// UnmarshalJSON never fails.
func (n *number) UnmarshalJSON(data []byte) error {
	if json.Unmarshal(data, (*float64)(n)) != nil {
		*n = 0
	}
	return nil
}

// A ply is the text of a ply. In JSON it may be in an object with its consequences.
type ply string

// UnmarshalJSON reads a string or an object that contains one.
func (p *ply) UnmarshalJSON(data []byte) error {
	if text := (*string)(p); json.Unmarshal(data, text) == nil {
		return nil
	}
	var object struct{ Move *string }
	if err := json.Unmarshal(data, &object); err != nil {
		return err
	}
	if object.Move == nil {
		return errors.New("a ply has no move")
	}
	*p = ply(*object.Move)
	return nil
}

// The plies that end a game without a rule.
const (
	resign    ply = "resign"
	timeout   ply = "timeout"
	draw      ply = "draw"
	abandoned ply = "abandoned"
)

// endingPly returns the ply that ended a game with outcome o, "" for none.
func endingPly(o match.Outcome, players int) ply {
	switch {
	case o.Ending == match.Resigned:
		return resign
	case o.Ending == match.Timed:
		return timeout
	case o.Ending == match.Declared && len(o.Winners) == players:
		return draw
	case o.Ending == match.Declared && len(o.Winners) == 0:
		return abandoned
	}
	return ""
}

// endings names the endings that have no ply.
var endings = map[match.Ending]string{match.Agreed: "agreed", match.Declared: "declared"}

// Write writes the main path of rec as a record of the site. now replaces a missing date, and dates are in its zone. The error is ErrUnsupported,
// ErrUnfinished, or comes from w.
func Write(w io.Writer, rec *record.Record, now time.Time) error {
	site := rec.Spec.AbstractPlay
	if site == nil {
		return ErrUnsupported
	}
	m, outcome := rec.Match.MainGame(), rec.Match.Final()
	variants, ok := site.Variants(m.Game().Info().Options)
	p := site.Start(m.Game())
	switch {
	case !ok || games.TextOf(p) != games.TextOf(m.PositionAt(0)):
		return ErrUnsupported
	case outcome.Ending == match.Going:
		return ErrUnfinished
	}
	date := now.Format(time.RFC3339)
	f := file{Header: &header{Game: gameName{rec.Spec.Name, variants}, Site: siteName{ownSite}, Start: date, End: date, Generated: date, Players: playersOf(m.Seats(), outcome)}, Moves: [][]*ply{}}
	if day, err := time.ParseInLocation(time.DateOnly, rec.Date, now.Location()); err == nil {
		noon := day.Add(12 * time.Hour).Format(time.RFC3339) // the same day in most zones
		f.Header.Start, f.Header.End = noon, noon
	}
	for i := range m.Len() {
		f.add(ply(site.Format(m.Game(), p, m.Move(i))), len(f.Header.Players))
		p.Play(m.Move(i))
	}
	if last := endingPly(outcome, len(f.Header.Players)); last != "" {
		f.add(last, len(f.Header.Players))
	} else {
		f.Header.Ending = endings[outcome.Ending]
	}
	e := json.NewEncoder(w)
	e.SetIndent("", " ")
	e.SetEscapeHTML(false)
	return e.Encode(f)
}

// add adds a ply to the last round, or to a new one.
func (f *file) add(p ply, players int) {
	if n := len(f.Moves); n == 0 || len(f.Moves[n-1]) == players {
		f.Moves = append(f.Moves, nil)
	}
	n := len(f.Moves) - 1
	f.Moves[n] = append(f.Moves[n], &p)
}

// playersOf returns the players on seats with their results. If one of several gives up, the others share first place on the site.
func playersOf(seats []match.Seat, o match.Outcome) (all []player) {
	for n, seat := range seats {
		i := games.Player(n)
		p := player{Name: cmp.Or(seat.Name, i.String()), Seat: i.String(), Unnamed: seat.Name == "", Level: number(seat.Level), Even: number(seat.Even), IsAI: seat.Level > 0}
		if slices.Contains(o.Winners, i) || o.By != games.None && o.By != i {
			p.Result = 1
		}
		if int(i) < len(o.Scores) {
			score := number(o.Scores[i])
			p.Score = &score
		}
		all = append(all, p)
	}
	return all
}
