package title

import (
	"strings"

	"quintet/games/board"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// goOn leads back to the table that was left.
func (s *Scene) goOn() scenes.Next {
	return scenes.Next{Do: scenes.Push, Name: scenes.Play, Args: *s.desk.Table}
}

// tableCard draws the table that was left in r, with its button beside the words.
func (s *Scene) tableCard(u *ui.UI, r render.Rect) {
	const button, gap = 148, 40
	words := s.tableWords(u)
	room := r.W - r.H - 20 - gap - button
	widest := float32(0)
	for i := range words {
		words[i] = u.Fit(words[i], tableFaces[i], room)
		widest = max(widest, u.Measure(words[i], tableFaces[i]))
	}
	whole := render.Rect{X: r.X - 14, Y: r.Y - 14, W: 28 + r.H + 20 + widest + gap + button, H: r.H + 28}
	s.frame(u, len(s.tiles), whole)
	s.tableBoard(u, render.Rect{X: r.X, Y: r.Y, W: r.H, H: r.H})
	s.writeTable(u, words, render.Point{X: r.X + r.H + 20, Y: r.Y + r.H/2}, 26)
	s.tableButton(u, render.Rect{X: r.X + r.H + 20 + widest + gap, Y: r.Y + r.H/2 - 20, W: button, H: 40}, whole)
}

// tableLine draws the table that was left as a line of the list. In a low one the names stand beside the game.
func (s *Scene) tableLine(u *ui.UI, r render.Rect) {
	whole := lineFrame(r)
	s.frame(u, len(s.tiles), whole)
	side := r.H - 10
	s.tableBoard(u, render.Rect{X: r.X, Y: r.Y + 5, W: side, H: side})
	words := s.tableWords(u)
	at, leading := render.Point{X: r.X + side + lineGap, Y: r.Y + r.H/2}, min(24, (r.H-30)/2)
	if r.H < 72 {
		names := words[1]
		words[0], words[1], leading = words[0]+": "+names, "", 12
		if u.Measure(words[0], tableFaces[0]) > lineWords(r.W, r.H) { // who plays says more than on which board
			words[0] = s.desk.Table.Spec.Name + ": " + names
		}
	}
	for i := range words {
		words[i] = u.Fit(words[i], tableFaces[i], lineWords(r.W, r.H))
	}
	s.writeTable(u, words, at, leading)
	s.tableButton(u, render.Rect{X: r.X + r.W - lineTools, Y: r.Y + r.H/2 - 20, W: lineTools, H: 40}, whole)
}

// tableFaces are the types of the words about a table.
var tableFaces = [3]render.Type{render.TypeSeat, render.TypeSmall, render.TypeSmall}

// tableWords returns the game, who plays it, and how it stands.
func (s *Scene) tableWords(u *ui.UI) [3]string {
	t := s.desk.Table
	m := t.Match
	game := t.Spec.Name
	if how := strings.Join(scenes.Describe(u, t.Spec, m.Game().Info().Options), ", "); how != "" {
		game += ", " + how
	}
	var names []string
	for i, seat := range m.Seats() {
		names = append(names, scenes.PlayerName(u, seat.Name, i))
	}
	state := u.T("title.finished", m.Round())
	if !m.Over() {
		state = u.T("title.tomove", names[m.Position().ToMove()], m.Round())
	}
	return [3]string{game, strings.Join(names, ", "), state}
}

// writeTable writes the words about the table, the middle one at the height of at.
func (s *Scene) writeTable(u *ui.UI, words [3]string, at render.Point, leading float32) {
	inks := [3]sprites.Color{u.Theme.Text, u.Theme.Muted, u.Theme.Accent}
	for i, line := range words {
		if line != "" {
			u.Write(line, tableFaces[i], render.Point{X: at.X, Y: at.Y + 5 + float32(i-1)*leading}, render.Start, inks[i])
		}
	}
}

// tableBoard draws the board as it was left.
func (s *Scene) tableBoard(u *ui.UI, r render.Rect) {
	m := s.desk.Table.Match
	var v board.View
	v.Reset()
	m.Game().AppendView(&v, m.Position(), nil)
	s.board(u, &tile{geo: m.Game().Geometry(), view: v}, r)
}

// tableButton draws the button that leads back to the table; so does a click anywhere in whole.
func (s *Scene) tableButton(u *ui.UI, r, whole render.Rect) {
	label := u.T("title.continue")
	if s.desk.Table.Match.Over() {
		label = u.T("title.look")
	}
	if u.HasFocus(label) {
		s.focus = len(s.tiles)
	}
	if u.Button(r, ui.Button{Label: label, Act: keys.Continue, Kind: s.kind(len(s.tiles))}) || u.Clicked(whole) {
		s.leave = s.goOn()
	}
}
