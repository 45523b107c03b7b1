package abstractplay

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"quintet/games"
	"quintet/games/match"
	"quintet/games/record"
)

// Errors of games that have no record at the site.
var (
	ErrElsewhere = errors.New("AbstractPlay does not have this game with these options from this start")
	ErrOpen      = errors.New("AbstractPlay has only finished games, and this one goes on")
)

// A file is a record as the schema has it.
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
}

type gameName struct {
	Name     string   `json:"name"`
	Variants []string `json:"variants,omitempty"`
}

type siteName struct {
	Name string `json:"name"`
}

// A player is one, in the order of seats. Who has a higher result has won.
type player struct {
	Name   string   `json:"name"`
	Score  *float64 `json:"score,omitempty"`
	IsAI   bool     `json:"is_ai,omitempty"`
	Level  int      `json:"level,omitempty"` // of our computer; the schema allows more fields
	Result float64  `json:"result"`
}

// A ply is the text of one, which may stand in an object with its consequences.
type ply string

// UnmarshalJSON reads a string, or an object with one.
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

// specialPlies are the plies by which a game ends beside its rules.
var specialPlies = map[match.Ending]ply{match.Resigned: "resign", match.Timed: "timeout"}

// Write writes the main path of rec as a record of the site. now takes the place of a date that rec does not have. The error is ErrElsewhere,
// ErrOpen, or comes from w.
func Write(w io.Writer, rec *record.Record, now time.Time) error {
	site := rec.Spec.AbstractPlay
	if site == nil {
		return ErrElsewhere
	}
	variants, ok := site.Variants(rec.Game.Info().Options)
	p := site.Start(rec.Game)
	switch {
	case !ok || games.TextOf(p) != games.TextOf(rec.First()):
		return ErrElsewhere
	case rec.Outcome.Ending == match.Going:
		return ErrOpen
	}
	date := now.UTC().Format(time.RFC3339)
	f := file{Header: &header{Game: gameName{rec.Spec.Name, variants}, Site: siteName{"Quintet"}, Start: date, End: date, Generated: date, Players: playersOf(rec)}, Moves: [][]*ply{}}
	if rec.Date != "" {
		f.Header.Start, f.Header.End = rec.Date+"T00:00:00Z", rec.Date+"T00:00:00Z"
	}
	for _, turn := range rec.Main.Turns {
		for _, m := range turn.Moves {
			f.add(ply(site.Format(rec.Game, p, m)), len(f.Header.Players))
			p.Play(m)
		}
	}
	if special, ok := specialPlies[rec.Outcome.Ending]; ok {
		f.add(special, len(f.Header.Players))
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

// playersOf returns the players of rec with their results.
func playersOf(rec *record.Record) (all []player) {
	for i := range games.Player(rec.Game.Info().Players) {
		p := player{Name: i.String()}
		if int(i) < len(rec.Names) && rec.Names[i] != "" {
			p.Name = rec.Names[i]
		}
		if int(i) < len(rec.Levels) {
			p.Level, p.IsAI = rec.Levels[i], rec.Levels[i] > 0
		}
		if slices.Contains(rec.Outcome.Winners, i) {
			p.Result = 1
		}
		if int(i) < len(rec.Outcome.Scores) {
			score := float64(rec.Outcome.Scores[i])
			p.Score = &score
		}
		if slices.ContainsFunc(all, func(o player) bool { return o.Name == p.Name && o.Result == p.Result }) { // the schema wants players that differ
			p.Name = fmt.Sprintf("%s (%s)", p.Name, i)
		}
		all = append(all, p)
	}
	return all
}
