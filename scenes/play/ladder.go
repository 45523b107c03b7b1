// Offers another opponent after a game of one person against the computer: the next level after a win, the level below after several losses in a row
// (offered). Change here when a level is offered (manyLosses).

package play

import (
	"slices"

	"quintet/games"
	"quintet/games/play/table"
	"quintet/scenes"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// manyLosses is the number of losses in a row against a level after which the one below is offered, once.
const manyLosses = 3

// A ladder finds the opponent to offer after a game.
type ladder struct {
	model    *model
	standing *scenes.Standing // of the only person at the table; nil if there is none
	level    int              // of all computers; 0 if they differ, or if they play an even match
}

// newLadder returns the ladder of a table of m. It finds nothing after games that were only opened here.
func newLadder(m *model) *ladder {
	l, seats := &ladder{model: m}, m.table.Match.Seats()
	person, ok := scenes.OnlyPerson(seats)
	if !ok || m.table.From != "" || m.table.Imported {
		return l
	}
	l.standing = scenes.NewStanding(m.context, m.table.Spec.ID, seats[person].Name) // from now on the library tells it of finished games
	for i, seat := range seats {
		switch {
		case i == person:
		case seat.Even > 0, l.level > 0 && seat.Level != l.level:
			l.level = 0
			return l
		default:
			l.level = seat.Level
		}
	}
	return l
}

// offered returns the level to offer after the game, by whatever rules and with help or without; 0 for none.
func (l *ladder) offered() int {
	t := l.model.table
	if l.level == 0 || !t.Match.Closed() {
		return 0
	}
	person, _ := scenes.OnlyPerson(t.Match.Seats())
	switch winners := t.Match.Final().Winners; {
	case slices.Equal(winners, []games.Player{games.Player(person)}) && l.level < l.model.computer.Levels():
		return l.level + 1
	case !slices.Contains(winners, games.Player(person)) && l.level > 1 && l.standing.Lost(l.level) == manyLosses:
		return l.level - 1
	}
	return 0
}

// another starts a game against the level that is offered. ok is false if none is.
func (c *commands) another(u *ui.UI) (x ui.Command, harder, ok bool) {
	level := c.ladder.offered()
	if level == 0 {
		return x, false, false
	}
	key, icon := "play.easier", sprites.NoIcon
	if harder = level > c.ladder.level; harder {
		key, icon = "play.next", sprites.IconNext
	}
	return ui.Command{Label: u.T(key, c.model.computer.Name(level)), Icon: icon, Run: c.begin(u, func() *table.Table {
		next := c.model.table.NewSeries(c.model.context.Rand)
		seats := next.Match.Seats()
		for i := range seats {
			if seats[i].Level > 0 {
				seats[i].Level = level
			}
		}
		scenes.NameComputers(next.Spec.ID, seats)
		return next
	})}, harder, true
}
