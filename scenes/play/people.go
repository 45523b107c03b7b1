// Draws the faces of the players with their pieces (face), with a crown for the winner (crowned), and says what mood they show (mood). The places of
// faces at the seats are in seats.go, on the card of the result in card.go. Change the measures of a face here.

package play

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/play/thinking"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The size of the piece beside a face, and the distance of its centre from that of the face to the right and down, as parts of the size of the face.
const (
	pieceShare = 0.56
	pieceOut   = 0.36
)

// besideFace returns the centre of the piece at the lower right of a face.
func besideFace(centre render.Point, size float32) render.Point {
	return render.Point{X: centre.X + pieceOut*size, Y: centre.Y + pieceOut*size}
}

// face draws the face of player with the piece that view shows, size wide without it.
func (m *model) face(u *ui.UI, view *board.View, player games.Player, centre render.Point, size float32) {
	seat := &view.Seats[player]
	scenes.Face(u, m.table.Match.Seats(), int(player), m.shownName(u, player), m.mood(player), centre, size)
	u.Piece(m.geo, seat.Sprite, seat.Colour, besideFace(centre, size), pieceShare*size)
}

// crowned draws the face of player at the bottom of r, with a crown that falls on it as the verdict rises; together they are side high. In a game
// between computers there is no crown.
func (m *model) crowned(u *ui.UI, player games.Player, r render.Rect, side float32) {
	const fall, size, wide, above = 40, 0.74, 0.32, 0.2 // above: the centre of the crown is this part of its height above the face
	high := size * side
	bottom := besideFace(render.Point{}, high).Y + pieceShare*high/2 // of the piece
	at := render.Point{X: r.X + high/2, Y: r.Y + r.H - bottom}
	m.face(u, m.endView(), player, at, high)
	if m.table.Watching() {
		return
	}
	risen, _ := m.board.Display.Verdict()
	crown := max(16, wide*side)
	top := render.Point{X: at.X, Y: at.Y - high/2 - above*crown - fall*(1-risen)}
	u.Icon(sprites.IconCrown, top, crown+3, u.Theme.Warning) // its rim
	u.Icon(sprites.IconCrown, top, crown, gold)
}

// gold is the colour of a crown.
var gold = sprites.RGB(0xE9B43A)

// crownGap is the distance between the crowned faces of several winners.
const crownGap = 8

// shared draws the crowned faces of all winners side by side from the left of r, all at the same height.
func (m *model) shared(u *ui.UI, r render.Rect, winners []games.Player) {
	side := min(r.H, (r.W-crownGap*float32(len(winners)-1))/float32(len(winners)))
	r = r.Place(r.W, side, render.Start, render.Middle)
	for _, w := range winners {
		var at render.Rect
		at, r = r.CutLeft(side, crownGap)
		m.crowned(u, w, at, side)
	}
}

// noticeable is how long the search for a ply takes before the page says that the computer is thinking. Sooner, the words would only flash.
const noticeable = 500 * time.Millisecond

// thinks reports whether the computer to move has been searching for its ply for a while.
func (m *model) thinks() bool {
	return m.computer.Searching(thinking.Ply) && m.table.AtEnd() && m.computer.Elapsed() >= noticeable
}

// thinksFor reports whether the face of player shows that a search is running: for the ply of a computer, or for a hint.
func (m *model) thinksFor(player games.Player) bool {
	return m.active(player) && !m.board.Hand.Carrying() && (m.computer.Searching(thinking.Hint) || m.thinks())
}

// A computer looks glad above this share of the way from an even chance to a certain win, and worried below this share of an even chance.
const (
	gladFrom    = 0.5
	worriedFrom = 0.5
)

// mood returns what the face of player shows: what came of the game, that the player thinks, or what a computer expected at its last ply.
func (m *model) mood(player games.Player) sprites.Mood {
	switch {
	case m.thinksFor(player):
		return sprites.Pensive
	case !m.resultShown():
		return m.feels(player)
	case slices.Contains(m.outcome().Winners, player):
		return sprites.Glad
	}
	return sprites.Worried
}

// feels returns the mood of a computer during the game.
func (m *model) feels(player games.Player) sprites.Mood {
	even, now := 1/float64(m.players()), m.outlooks[player]
	switch {
	case now.plies == 0 || now.plies > m.table.Match.Cursor() || !m.table.AtEnd():
		return sprites.Calm
	case now.chance > even+gladFrom*(1-even):
		return sprites.Glad
	case now.chance < worriedFrom*even:
		return sprites.Worried
	}
	return sprites.Calm
}
