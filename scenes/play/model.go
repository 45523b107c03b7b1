// Holds the state that all parts of the table page read: the table, the game, the board and the searches (model). Also names players, plies and
// edits in sentences (name, nameMove, edited). Add here what several parts need to read. host.go changes the game.

package play

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/boardui"
	"quintet/scenes/play/thinking"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A model holds the state that all parts of the page read. The host sets its fields; keys.go and plymenu.go also edit the move tree of the match.
type model struct {
	context  *scenes.Context
	table    *table.Table
	game     games.Game
	geo      *board.Geometry
	board    *boardui.Board
	computer *thinking.Computer
	comments boardpage.Comments
	talk     *talk
	asking   question
	// example is the picture beside the goal; nil until it is shown.
	example *boardui.Picture
	// swapped holds for each seat whose colour it took over with the last ply; nil if all kept theirs.
	swapped []games.Player
	// outlooks holds for each computer what it expected at its last ply.
	outlooks [games.MaxPlayers]outlook
	// expected holds what computers expected with the plies that they played while the page was open: their chances of winning.
	expected map[*match.Node]float64
	// end is the last ply of the finished game, and atEnd what the board shows after it. See endView.
	end   *match.Node
	atEnd *board.View
}

// players returns the number of seats.
func (m *model) players() int { return m.game.Info().Players }

// view returns what the board shows.
func (m *model) view() *board.View { return &m.board.Display.Shown().View }

// name returns the name of the player in seat i.
func (m *model) name(u *ui.UI, i games.Player) string {
	return scenes.PlayerName(u, m.table.Match.Seats()[i].Name, int(i))
}

// who returns the player in seat i as an argument of a message.
func (m *model) who(i games.Player) any { return scenes.Player(m.table.Match.Seats()[i].Name, int(i)) }

// level returns the level of the computer in seat i in words, "" for a person.
func (m *model) level(u *ui.UI, i games.Player) string {
	if n := m.table.Match.Seats()[i].Level; n > 0 {
		return u.T("setup.onlylevel", min(n, m.computer.Levels()))
	}
	return ""
}

// nameless returns the colour of the player in seat i if that player has no name of their own. It is empty if they have one, or if seats have no
// colours.
func (m *model) nameless(i games.Player) board.Message {
	if scenes.ChosenName(m.table.Match.Seats()[i].Name) != "" {
		return board.Message{}
	}
	return m.view().Seats[i].Name
}

// byColour reports whether the player in seat i is called by colour once the game is over, which is returned: a player without a name, unless the game
// is one of a series, in which players change colours.
func (m *model) byColour(i games.Player) (colour board.Message, ok bool) {
	colour = m.endView().Seats[i].Name
	return colour, !colour.Empty() && m.table.Series().Games < 2 && !m.nameless(i).Empty()
}

// knownAs returns how sentences and seats call the player in seat i once the game is over: by name, or else by the colour on the board at the end.
func (m *model) knownAs(i games.Player) any {
	if colour, ok := m.byColour(i); ok {
		return colour
	}
	return m.who(i)
}

// finalName is knownAs in words.
func (m *model) finalName(u *ui.UI, i games.Player) string {
	if colour, ok := m.byColour(i); ok {
		return u.Say(colour)
	}
	return m.name(u, i)
}

// shownName returns what seats call player now: by finalName with the result, otherwise by name.
func (m *model) shownName(u *ui.UI, i games.Player) string {
	if m.resultShown() {
		return m.finalName(u, i)
	}
	return m.name(u, i)
}

// named returns text, which is about the end of the game, with players called as knownAs does in place of their colours.
func (m *model) named(text board.Message) board.Message {
	text.Args = slices.Clone(text.Args)
	for i, arg := range text.Args {
		said, ok := arg.(board.Message)
		if !ok {
			continue
		}
		text.Args[i] = m.named(said)
		for player := range games.Player(m.players()) {
			if said.Key == m.endView().Seats[player].Name.Key {
				text.Args[i] = m.knownAs(player)
			}
		}
	}
	return text
}

// active reports whether player is to move, or asked about the turn that is still open.
func (m *model) active(player games.Player) bool {
	if m.asking == askSure {
		return player == m.asked()
	}
	return !m.table.Match.Over() && m.board.Hand.Mover() == player
}

// asked returns the person whom a computer asks about the last turn.
func (m *model) asked() games.Player {
	return m.table.Match.PositionAt(m.table.Match.Cursor() - 1).ToMove()
}

// verdictShown reports whether the verdict on a finished game may be shown: only when everything that decided it has been shown and counted.
func (m *model) verdictShown() bool {
	_, shown := m.board.Display.Verdict()
	return shown && m.table.Match.Over()
}

// browsed reports whether an earlier position of the finished game is shown, not one of a variation.
func (m *model) browsed() bool {
	return m.table.Match.Closed() && m.table.OnMain() && !m.table.Match.Over()
}

// resultShown reports whether the page shows the result: with the verdict, and while the finished game is browsed, so that nothing moves.
func (m *model) resultShown() bool { return m.verdictShown() || m.browsed() }

// outcome returns the result that the page shows: that of the game while it is browsed, otherwise that of the plies in force.
func (m *model) outcome() match.Outcome {
	if m.browsed() {
		return m.table.Match.Final()
	}
	return m.table.Match.Outcome()
}

// endView returns what the board shows at the end of the game while it is browsed, otherwise what it shows now.
func (m *model) endView() *board.View {
	if !m.browsed() {
		return m.view()
	}
	if end := m.table.Match.MainEnd(); end != m.end {
		m.end, m.atEnd = end, games.ViewOf(m.game, m.table.Match.PositionAfter(end))
	}
	return m.atEnd
}

// failed reports whether the search for the computer's ply ended with an error of the program. The table then waits for the players.
func (m *model) failed() bool { return m.computer.Failed(thinking.Ply) }

// canUndo reports whether there is anything to take back.
func (m *model) canUndo() bool {
	return m.table.CanUndo() || !m.table.Covered() && len(m.board.Hand.Path()) > 0
}

// nameMove names a ply in p for a sentence: buttons by their labels, without the short signs that lists use.
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

// ahead names the ply in p that begins with the given steps and then goes straight on, so that the name has no sign for a heading.
func (m *model) ahead(p games.Position, steps []board.Target) string {
	steps = append(slices.Clip(steps), m.geo.Button("straight"))
	moves := p.AppendMoves(nil)
	i := slices.IndexFunc(moves, func(mv games.Move) bool { return slices.Equal(m.game.AppendSteps(nil, p, mv), steps) })
	return m.game.FormatMove(p, moves[i])
}

// scoreInk returns the colour of a player's score. When the game is over only the scores of the winners stand out.
func (m *model) scoreInk(u *ui.UI, player games.Player) sprites.Color {
	if m.verdictShown() && !slices.Contains(m.table.Match.Outcome().Winners, player) {
		return u.Theme.Muted
	}
	return u.Theme.Text
}

// commented returns the match and the ply that the comment shown is on, nil while the pause cover hides the position.
func (m *model) commented() (*match.Match, *match.Node) {
	if m.table.Covered() {
		return m.table.Match, nil
	}
	return m.table.Match, m.table.Match.Node()
}

// edited names the edit that began with c: a mark or a ply by itself, other edits in words.
func (m *model) edited(u *ui.UI, c match.Change) string {
	switch {
	case c.Kind == match.Marked && c.Mark != match.NoMark:
		return c.Mark.String()
	case c.Kind == match.Added:
		return m.table.Match.PlyName(c.Node)
	}
	return u.T(editKeys[c.Kind])
}

// editKeys holds the text keys of these other edits.
var editKeys = map[match.Kind]string{
	match.Marked: "play.edited.mark", match.Drew: "play.edited.drawing", match.Commented: "play.edited.comment", match.Removed: "play.edited.deletion", match.Moved: "play.edited.order",
}
