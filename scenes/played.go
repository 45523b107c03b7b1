// The games that a person has played against the computer: which games count (PlayedGames), and what follows from them for the next opponent of a
// person (Standing). Change here which games count. Package games/study/rating calculates with them.

package scenes

import (
	"slices"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/play/match"
	"quintet/games/study/rating"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
)

// PlayedGames returns those of entries that were played here to the end by one person against computers of one level, each once: games with the same
// moves, players and date count as one. Games from positions that were set up in version 0.2 and older do not count.
func PlayedGames(entries []*index.Entry) (all []rating.Game) {
	known := map[uint32]bool{}
	for _, e := range entries {
		if !e.Over() || e.Imported() || e.Copied() || e.Placed && !e.Helped || known[e.Course] {
			continue
		}
		if g, ok := playedGame(e); ok {
			known[e.Course] = true
			all = append(all, g)
		}
	}
	return all
}

// playedGame returns e as a game of one person. ok is false if it is none.
func playedGame(e *index.Entry) (g rating.Game, ok bool) {
	g = rating.Game{ID: e.Game, Options: e.Options, Seat: slices.Index(e.Levels, 0), Duel: len(e.Levels) == 2}
	if g.Seat < 0 {
		return g, false
	}
	for seat, level := range e.Levels {
		even := 0
		if seat < len(e.Even) {
			even = e.Even[seat]
		}
		switch {
		case seat == g.Seat:
		case level == 0, g.Level > 0 && (level != g.Level || even != g.Even):
			return g, false
		default:
			g.Level, g.Even = level, even
		}
	}
	if g.Level < 1 || max(10*g.Level, g.Even) > 10*len(catalog.LevelsOf(e.Game)) {
		return g, false
	}
	if slices.Contains(e.Winners, games.Player(g.Seat)) {
		g.Points = 1 / float64(len(e.Winners))
	}
	known := g.Duel && countsForRating(e)
	g.Rated, g.Helped = known && !e.Helped, known && e.Helped
	g.Rating = float64(catalog.LevelOf(e.Game, g.Level, g.Even).Rating)
	g.Player = ChosenName(e.Players[g.Seat])
	return g, true
}

// countsForRating reports whether e was played by rules that count.
func countsForRating(e *index.Entry) bool {
	spec, ok := catalog.Find(e.Game)
	return ok && slices.Contains(ratedRules(spec), e.Options)
}

// ratedRules returns the options by which games count: the default ones, and those used to measure the strength of the levels.
func ratedRules(spec games.Spec) (all []string) {
	for _, words := range [][]string{nil, catalog.LadderOptions(spec.ID)} {
		if o, err := games.ParseOptions(words); err == nil {
			if o, err = spec.Complete(o); err == nil {
				all = append(all, spec.Format(o))
			}
		}
	}
	return all
}

// CountsForLevel reports whether a game by the rules o, which are complete, between a person and one computer can count for the level of the person.
func CountsForLevel(spec games.Spec, o games.Options) bool {
	return slices.Contains(ratedRules(spec), spec.Format(o))
}

// A Standing holds the results of a person in one game against the computer, of games played here. It follows the library.
type Standing struct {
	index   *index.Index
	people  *settings.Settings
	game    string        // its id
	person  string        // as chosen, "" for people without a name; games under names joined with it count
	version int           // of the index when games was read
	games   []rating.Game // the oldest first, also those with help
	even    catalog.Level
}

// NewStanding returns the standing of the person with this name, as in a match, in the game called id.
func NewStanding(c *Context, id, name string) *Standing {
	return &Standing{index: c.Library.Games(), game: id, person: ChosenName(name), people: c.Settings, version: -1}
}

// Of reports whether s is about the person with this name.
func (s *Standing) Of(name string) bool { return s.person == ChosenName(name) }

// refresh brings s up to date with the library.
func (s *Standing) refresh() {
	version := s.index.Version()
	if version == s.version {
		return
	}
	s.version = version
	entries := s.index.Find(index.Query{Game: s.game})
	s.games = s.playedIn(entries)
	entries = slices.DeleteFunc(entries, func(e *index.Entry) bool { return e.Helped })
	start, low, high := catalog.EvenRange(s.game)
	duels := slices.DeleteFunc(s.playedIn(entries), func(g rating.Game) bool { return !g.Duel })
	s.even = catalog.LevelOf(s.game, 0, catalog.EvenMatch(s.game, rating.Follow(duels, start, low, high)))
}

// playedIn returns the games of the person among entries, the oldest first.
func (s *Standing) playedIn(entries []*index.Entry) []rating.Game {
	person := s.people.Person(s.person)
	all := slices.DeleteFunc(PlayedGames(entries), func(g rating.Game) bool { return s.people.Person(g.Player) != person })
	slices.Reverse(all)
	return all
}

// Even returns the opponent in an even match. Its strength follows the games without help, on boards of all sizes; a person who has not played yet
// begins between the first two levels.
func (s *Standing) Even() catalog.Level {
	s.refresh()
	return s.even
}

// Lost returns how many of the latest games against a level were lost in a row, without a game against another one, with help or without.
func (s *Standing) Lost(level int) (n int) {
	s.refresh()
	for _, g := range slices.Backward(s.games) {
		if g.Level != level || g.Even > 0 || g.Points > 0 {
			break
		}
		n++
	}
	return n
}

// Against returns how many of the games against a level were won, and how many there were, with help or without.
func (s *Standing) Against(level int) (won, played int) {
	s.refresh()
	for _, g := range s.games {
		if g.Level != level || g.Even > 0 {
			continue
		}
		if played++; g.Points == 1 {
			won++
		}
	}
	return won, played
}

// EvenSeats gives the computers of an even match among seats the strength that fits the person. It changes nothing unless exactly one person plays.
func EvenSeats(c *Context, u *ui.UI, id string, seats []match.Seat) {
	person, ok := OnlyPerson(seats)
	if !ok || !slices.ContainsFunc(seats, func(s match.Seat) bool { return s.Even > 0 }) {
		return
	}
	c.Library.Games().Await()
	even := NewStanding(c, id, seats[person].Name).Even().Even
	for i := range seats {
		if seats[i].Even > 0 {
			seats[i].Level, seats[i].Even = even/10, even
		}
	}
	NameComputers(id, seats)
}

// OnlyPerson returns the seat of the only person among seats. ok is false if several or none play.
func OnlyPerson(seats []match.Seat) (seat int, ok bool) {
	is := func(s match.Seat) bool { return s.Level == 0 }
	seat = slices.IndexFunc(seats, is)
	return seat, seat >= 0 && !slices.ContainsFunc(seats[seat+1:], is)
}

// NameComputers gives the computers among seats their names, those of their levels or of guests.
func NameComputers(id string, seats []match.Seat) {
	names := make([]string, len(seats))
	for i, s := range seats {
		if s.Level > 0 {
			names[i] = catalog.LevelOf(id, s.Level, s.Even).Name
		}
	}
	for i, name := range catalog.Cast(names) {
		if name != "" {
			seats[i].Name = name
		}
	}
}

// Between says between which computers of a game the strength of an even match lies, or which one it equals.
func Between(u *ui.UI, id string, even int) string {
	all := catalog.LevelsOf(id)
	below := Player(all[even/10-1].Name, 0)
	if even%10 == 0 {
		return u.T("setup.even.like", below)
	}
	return u.T("setup.even.between", below, Player(all[even/10].Name, 0))
}
