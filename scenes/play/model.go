package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/games/match"
	"quintet/games/table"
	"quintet/scenes"
	widget "quintet/scenes/board"
	"quintet/scenes/play/mind"
	"quintet/scenes/ui"
)

// A model holds the things that all parts of a page look at. Only the host changes them.
type model struct {
	context *scenes.Context
	table   *table.Table
	game    games.Game
	geo     *board.Geometry
	board   *widget.Board
	mind    *mind.Mind
	// swapped says whose colour every seat has taken over with the last ply; nil where all keep theirs.
	swapped []games.Player
}

// Match returns what is played.
func (m *model) Match() *match.Match { return m.table.Match }

// Board returns the board of the table.
func (m *model) Board() *widget.Board { return m.board }

// players returns how many play.
func (m *model) players() int { return m.game.Info().Players }

// view returns what the board shows.
func (m *model) view() *board.View { return &m.board.Shown().View }

// viewOf returns what is to be seen of p.
func (m *model) viewOf(p games.Position) *board.View {
	v := &board.View{}
	v.Reset()
	m.game.AppendView(v, p, nil)
	return v
}

// name returns what the player in seat i is called.
func (m *model) name(u *ui.UI, i games.Player) string {
	return scenes.PlayerName(u, m.table.Match.Seats()[i].Name, int(i))
}

// active reports whether player is to move.
func (m *model) active(player games.Player) bool {
	return !m.table.Match.Over() && m.board.Mover() == player
}

// failed reports whether the search for the computer's ply has ended with an error of the program: the table waits for what the players
// want.
func (m *model) failed() bool { return m.mind.Failed(mind.Ply) }

// canUndo reports whether there is something to take back.
func (m *model) canUndo() bool {
	return m.table.CanUndo() || !m.table.Veiled() && len(m.board.Path()) > 0
}
