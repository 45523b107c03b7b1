// Writes and reads what a code says about the table, before the plies: options, start, names and levels of the seats, and how the table ended the
// game. Add a property of the table here and to doc.go. share.go has the plies.

package share

import (
	"slices"
	"strconv"

	"quintet/games"
	"quintet/games/files/record"
	"quintet/games/play/match"
)

// The numbers of starts.
const (
	usualStart = iota
	anyStart
	firstOpening
)

// options writes the options that do not have their default.
func (w *writer) options(rec *record.Record) {
	chosen := rec.Match.Game().Info().Options
	var others []int
	for i, o := range rec.Spec.Options {
		if chosen[o.ID] != o.Default {
			others = append(others, i)
		}
	}
	w.number(len(others))
	for _, i := range others {
		o := rec.Spec.Options[i]
		choice := 1 + slices.Index(o.Choices, chosen[o.ID])
		w.number(i)
		if w.number(choice); choice == 0 {
			w.number(chosen.Int(o.ID))
		}
	}
}

// options reads what writer.options wrote.
func (r *reader) options(s games.Spec) games.Options {
	chosen := games.Options{}
	for range r.number() {
		i, choice := r.number(), r.number()
		if r.err != nil || i >= len(s.Options) || choice > len(s.Options[i].Choices) {
			r.err = errEnd
			return nil
		}
		if o := s.Options[i]; choice > 0 {
			chosen[o.ID] = o.Choices[choice-1]
		} else {
			chosen[o.ID] = strconv.Itoa(r.number())
		}
	}
	return chosen
}

// start writes the start of rec.
func (w *writer) start(rec *record.Record) {
	start, g := rec.Match.PositionAt(0), rec.Match.Game()
	if !rec.Placed() {
		w.number(usualStart)
		return
	}
	text := games.TextOf(start)
	for p := range games.Player(g.Info().Players) {
		if games.TextOf(rec.Spec.OpeningOf(g, p)) == text {
			w.number(firstOpening + int(p))
			return
		}
	}
	w.number(anyStart)
	w.text(text)
}

// start reads what writer.start wrote.
func (r *reader) start(s games.Spec, g games.Game) games.Position {
	switch n := r.number(); {
	case n == usualStart:
	case n == anyStart:
		p, err := games.SetUp(g, r.text())
		if err == nil {
			return p
		}
		r.err = err
	case n < firstOpening+g.Info().Players:
		return s.OpeningOf(g, games.Player(n-firstOpening))
	default:
		r.err = errEnd
	}
	return g.Start()
}

// seats writes the players of all seats.
func (w *writer) seats(rec *record.Record) {
	named, seats := 0, rec.Match.Seats()
	if slices.ContainsFunc(seats, func(s match.Seat) bool { return s != match.Seat{} }) {
		named = 1
	}
	if w.bits(named, 1); named == 0 {
		return
	}
	for _, seat := range seats {
		w.text(seat.Name)
		if seat.Even > 0 {
			w.number(record.MaxLevel + seat.Even)
		} else {
			w.number(seat.Level)
		}
	}
}

// seats reads what writer.seats wrote.
func (r *reader) seats(players int) []match.Seat {
	if r.bits(1) == 0 {
		return nil
	}
	seats := make([]match.Seat, players)
	for i := range seats {
		seats[i] = match.Seat{Name: r.text(), Level: r.number()}
		if even := seats[i].Level - record.MaxLevel; even > 0 {
			seats[i].Level, seats[i].Even = even/10, even
		}
		if s := seats[i]; s.Level > record.MaxLevel || s.Even > 10*record.MaxLevel || s.Even > 0 && s.Level == 0 {
			r.err = errEnd
		}
	}
	return seats
}

// table reads everything before the plies. end ends a match in which all plies have been played.
func (r *reader) table(s games.Spec) (m *match.Match, end func(*match.Match) error, plies int) {
	g, err := s.Open(r.options(s))
	if err != nil {
		r.err = err
		return nil, nil, 0
	}
	p := r.start(s, g)
	m = match.NewAt(g, p, r.seats(g.Info().Players))
	end = r.end(g.Info().Players)
	return m, end, r.number()
}

// end reads how the table ended the game.
func (r *reader) end(players int) func(*match.Match) error {
	ending := r.number()
	if ending >= len(endings) {
		r.err = errEnd
		return nil
	}
	var by games.Player
	if e := endings[ending]; e == match.Resigned || e == match.Timed {
		n := r.number()
		if n >= players {
			r.err = errEnd
		}
		by = games.Player(n)
	}
	var winners []games.Player
	for p := range games.Player(players) {
		if endings[ending] == match.Declared && r.bits(1) == 1 {
			winners = append(winners, p)
		}
	}
	switch endings[ending] {
	case match.Resigned:
		return func(m *match.Match) error { return m.Resign(by) }
	case match.Agreed:
		return (*match.Match).Agree
	case match.Timed:
		return func(m *match.Match) error { return m.Flag(by) }
	case match.Declared:
		return func(m *match.Match) error { return m.Declare(winners...) }
	}
	return func(*match.Match) error { return nil }
}
