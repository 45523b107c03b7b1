package play

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/match"
	"quintet/games/table"
	"quintet/scenes"
	widget "quintet/scenes/board"
	"quintet/scenes/play/mind"
	"quintet/scenes/ui"
	"quintet/sprites"
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

// nameless returns the colour of the player in seat i where he has been given no name; the empty message where he has, or seats have no colours.
func (m *model) nameless(i games.Player) board.Message {
	if scenes.Named(m.table.Match.Seats()[i].Name) != "" {
		return board.Message{}
	}
	return m.view().Seats[i].Name
}

// knownAs returns what the player in seat i is called once the game is over, for a sentence: by his name, or else by his colour, which the board
// shows.
func (m *model) knownAs(u *ui.UI, i games.Player) any {
	if colour := m.nameless(i); !colour.Empty() {
		return colour
	}
	return m.name(u, i)
}

// active reports whether player is to move.
func (m *model) active(player games.Player) bool {
	return !m.table.Match.Over() && m.board.Mover() == player
}

// told reports whether the verdict on a game that is over may be seen: not before all that has decided it has been shown and counted.
func (m *model) told() bool {
	_, told := m.board.Verdict()
	return told && m.table.Match.Over()
}

// failed reports whether the search for the computer's ply has ended with an error of the program: the table waits for what the players
// want.
func (m *model) failed() bool { return m.mind.Failed(mind.Ply) }

// canUndo reports whether there is something to take back.
func (m *model) canUndo() bool {
	return m.table.CanUndo() || !m.table.Veiled() && len(m.board.Path()) > 0
}

// nameMove names a ply in p for a sentence, the buttons by their words: without the short marks of lists.
func (m *model) nameMove(u *ui.UI, p games.Position, mv games.Move) string {
	steps := m.game.AppendSteps(nil, p, mv)
	last := len(steps) - 1
	switch {
	case slices.Equal(steps, []board.Target{m.geo.Button("end")}):
		return u.T("play.end")
	case slices.Equal(steps, []board.Target{m.geo.Button("swap")}):
		return u.T("play.swap")
	case steps[last] == m.geo.Button("left"):
		return u.T("play.name.left", m.ahead(p, steps[:last]))
	case steps[last] == m.geo.Button("right"):
		return u.T("play.name.right", m.ahead(p, steps[:last]))
	}
	return m.game.FormatMove(p, mv)
}

// ahead names the ply in p that begins with the given steps and then keeps straight on: without the sign of a heading.
func (m *model) ahead(p games.Position, steps []board.Target) string {
	steps = append(slices.Clip(steps), m.geo.Button("straight"))
	moves := p.AppendMoves(nil)
	i := slices.IndexFunc(moves, func(mv games.Move) bool { return slices.Equal(m.game.AppendSteps(nil, p, mv), steps) })
	return m.game.FormatMove(p, moves[i])
}

// scoreInk returns the colour of a player's score: once the game is over only those of the winners stand out.
func (m *model) scoreInk(u *ui.UI, player games.Player) sprites.Color {
	if m.told() && !slices.Contains(m.table.Match.Outcome().Winners, player) {
		return u.Theme.Muted
	}
	return u.Theme.Text
}
