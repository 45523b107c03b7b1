// Runs the script command "table", which restarts the program at a table (table). Its words become a Setting: the game, its options, the seats and
// the terms. Add a word that is not an option of the game to tableWords, and describe it in demo.go.

package demo

import (
	"fmt"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/render/input"
)

// A Setting is the table that the command table opens.
type Setting struct {
	Game    string // its ID
	Options games.Options
	Levels  []int    // by seat, 0 for a person; missing seats are persons
	Names   []string // by seat; missing seats are unnamed
	Terms   terms.Terms
}

// Table returns the table, with a full clock. The error names the invalid word of the setting.
func (s Setting) Table(catalog []games.Spec) (*table.Table, error) {
	for _, spec := range catalog {
		if spec.ID != s.Game {
			continue
		}
		g, err := spec.Open(s.Options)
		if err != nil {
			return nil, err
		}
		seats := make([]match.Seat, g.Info().Players)
		for i := range seats {
			if i < len(s.Levels) {
				seats[i].Level = s.Levels[i]
			}
			if i < len(s.Names) {
				seats[i].Name = s.Names[i]
			}
		}
		return table.New(spec, table.NewMatch(spec, g, seats, s.Terms), s.Terms), nil
	}
	return nil, fmt.Errorf("no game is called %q", s.Game)
}

// table restarts the program at a table.
func (p *Player) table(words []string) error {
	if p.Table == nil || len(words) == 0 {
		return fmt.Errorf("no table can be opened like that")
	}
	s := Setting{Game: words[0], Terms: terms.Terms{Teaching: terms.TeachOff}}
	var rest []string
	for _, w := range words[1:] {
		id, value, _ := strings.Cut(w, "=")
		agree, ok := tableWords[id]
		if !ok {
			rest = append(rest, w)
			continue
		}
		if err := agree(&s, value); err != nil {
			return err
		}
	}
	if _, ok := s.Terms.Sanitized(); !ok {
		return fmt.Errorf("no table can have clocks like that")
	}
	var err error
	if s.Options, err = games.ParseOptions(rest); err != nil {
		return err
	}
	p.App.Flush() // the settings are read again
	a, err := p.Table(s)
	if err != nil {
		return err
	}
	p.App = a
	p.tick(input.Frame{})
	return nil
}

// tableWords are the words of the command table other than options of a game, with functions that apply their values.
var tableWords = map[string]func(s *Setting, value string) error{
	"seats": func(s *Setting, value string) (err error) {
		s.Levels, err = numbers(value, "level")
		return err
	},
	"names": func(s *Setting, value string) error {
		s.Names = strings.Split(value, ",")
		return nil
	},
	"clock": (*Setting).clocks,
	"aids": func(s *Setting, value string) (err error) {
		s.Terms.NoAids, err = oneOf(value, "aids", map[string]bool{"all": false, "none": true})
		return err
	},
	"turning": func(s *Setting, value string) (err error) {
		s.Terms.Turning, err = oneOf(value, "way to turn", map[string]terms.Turning{"hand": terms.ByHand, "mover": terms.ToMover, "never": terms.NeverTurn})
		return err
	},
	"begin": func(s *Setting, value string) (err error) {
		s.Terms.Begin, err = oneOf(value, "order of seats", map[string]terms.Begin{
			"listed": terms.AsListed, "drawn": terms.Drawn, "turns": terms.InTurns, "loser": terms.Loser,
		})
		return err
	},
	"teaching": func(s *Setting, value string) (err error) {
		s.Terms.Teaching, err = oneOf(value, "choice of computers that ask", map[string]terms.Teaching{"weak": terms.TeachWeak, "on": terms.TeachOn, "off": terms.TeachOff})
		return err
	},
	"won": func(s *Setting, value string) error {
		winners, err := numbers(value, "seat")
		for _, w := range winners {
			if w < 1 || w > games.MaxPlayers {
				return fmt.Errorf("%d is no seat", w)
			}
			s.Terms.Series = s.Terms.Series.After([]games.Player{games.Player(w - 1)}, nil)
		}
		return err
	},
}

// clocks parses one clock for all seats, or one for each, like the setup does.
func (s *Setting) clocks(value string) error {
	for word := range strings.SplitSeq(value, ",") {
		c, err := clock.ParseControl(word)
		if err != nil {
			return err
		}
		s.Terms.Own = append(s.Terms.Own, c)
	}
	s.Terms.Clock = s.Terms.Own[0]
	if len(s.Terms.Own) == 1 {
		s.Terms.Own = nil
	}
	return nil
}

// numbers parses a list of numbers. what names them in errors.
func numbers(list, what string) (ns []int, err error) {
	for word := range strings.SplitSeq(list, ",") {
		n, err := strconv.Atoi(word)
		if err != nil {
			return nil, fmt.Errorf("%q is no %s", word, what)
		}
		ns = append(ns, n)
	}
	return ns, nil
}

// oneOf returns the meaning of value.
func oneOf[T any](value, what string, all map[string]T) (T, error) {
	v, ok := all[value]
	if !ok {
		return v, fmt.Errorf("%q is no %s", value, what)
	}
	return v, nil
}
