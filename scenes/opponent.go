// Opens a table with the default rules for one person against one computer (AgainstComputer), with one press: after the lessons, and from a person's
// results. Change here who sits where.

package scenes

import (
	"cmp"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
)

// AgainstComputer returns what opens a new table for a game: the person of the first seat begins, and computer is the opponent. do is Push or Replace.
func (c *Context) AgainstComputer(spec games.Spec, computer match.Seat, do Do) Next {
	g, err := spec.Open(nil)
	if err != nil {
		panic("scenes: the game with its defaults: " + err.Error())
	}
	seats := []match.Seat{{Name: cmp.Or(c.Settings.Names[0], DefaultName(1))}, computer}
	return Next{Do: do, Name: Play, Args: table.New(spec, match.New(g, seats), terms.Terms{})}
}
