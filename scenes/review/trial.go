// Trying out other plies on the review page: plays and takes back plies of a person, and lets a computer of any level answer. draw shows the list of
// levels; say describes what is tried out. keep saves it as a variation of a finished game. Change here what is saved.

package review

import (
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/play/thinking"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A trial tries out other plies, starting from the position of the game that is shown: plies of a person, and answers of the computer at any level.
// In a finished game they stay as a variation.
type trial struct {
	game      *game
	computer  *thinking.Computer
	lastLevel int // the level that answered last, 0 for none
	open      bool
}

// play tries out m.
func (t *trial) play(m games.Move) {
	if t.game.tried == nil {
		if n := t.game.match.Cursor(); n < t.game.match.Len() && t.game.match.Move(n) == m {
			t.game.match.Goto(n + 1) // m was played in the game
			return
		}
		t.game.tried = match.NewAt(t.game.rules, t.game.match.PositionAt(0).Clone(), t.game.match.Seats())
		for i := range t.game.match.Cursor() {
			t.add(t.game.match.Move(i))
		}
	}
	t.add(m)
	for pass, ok := t.game.tried.Pass(); ok; pass, ok = t.game.tried.Pass() {
		t.add(pass)
	}
	t.keep()
}

// add plays m.
func (t *trial) add(m games.Move) {
	if err := t.game.tried.Play(m); err != nil {
		panic("review: a ply that is not legal: " + err.Error())
	}
}

// keep adds what is tried out to a finished game as a variation. From the first tried ply on the library saves the table. The position shown at the
// table does not change.
func (t *trial) keep() {
	m := t.game.table.Match
	if !m.Closed() {
		return
	}
	t.game.keep()
	at, n := m.Node(), t.game.match.NodeAt(t.game.shown())
	for i := t.game.shown(); i < t.game.tried.Cursor(); i++ {
		next, err := m.Add(n, t.game.tried.Move(i))
		if err != nil {
			break // the table ended the game here, and nothing more can be played
		}
		n = next
	}
	m.Show(at)
}

// back takes back a ply that was tried out. When none is left the board shows the game again.
func (t *trial) back() {
	t.computer.Stop()
	for t.game.tried.Undo(); t.game.tried.Cursor() > t.game.shown() && t.game.tried.MustPass(); t.game.tried.Undo() {
	}
	if t.game.tried.Cursor() == t.game.shown() {
		t.game.tried = nil
	}
}

// end drops what is tried out, so that the board shows the game again.
func (t *trial) end() {
	t.computer.Stop()
	t.game.tried = nil
}

// answer has the computer of the given level play.
func (t *trial) answer(level int) {
	t.lastLevel, t.open = level, false
	t.computer.HelpOut(t.game.on().Position(), level, 0)
}

// answering reports whether a computer is thinking about its answer.
func (t *trial) answering() bool { return t.computer.Searching(thinking.Ply) }

// listen plays the answer of the computer, and reports whether there was one.
func (t *trial) listen() bool {
	a, ok := t.computer.Answer(thinking.Ply)
	if !ok {
		return false
	}
	here := t.computer.Position() == t.game.on().Position()
	t.computer.Stop()
	if here && a.Failed == nil {
		t.play(a.Best)
	}
	return true
}

// levelName returns the name of the computer of the given level.
func (t *trial) levelName(level int) string {
	return catalog.LevelsOf(t.game.table.Spec.ID)[level-1].Name
}

// askButton opens the list of levels to answer, or makes the computer answer at once if one is thinking.
func (t *trial) askButton(u *ui.UI) ui.Command {
	over := t.game.on().Position().Over()
	if t.answering() {
		return ui.Command{Label: u.T("play.hurry"), Word: u.T("review.hurry.short"), Icon: sprites.IconRobot, Act: keys.Answer, Run: t.computer.Hurry}
	}
	return ui.Command{Label: u.T("review.answer"), Word: u.T("review.answer.short"), Icon: sprites.IconRobot, Act: keys.Answer, Off: over, Run: func() { t.open = true }}
}

// draw draws the list of levels, near the bottom of the window, or over a rail.
func (t *trial) draw(u *ui.UI) {
	const row, wide, pad, margin = 44, 252, 8, 12
	levels := catalog.LevelsOf(t.game.table.Spec.ID)
	w, h := u.Size()
	area := render.Rect{W: min(wide, w-2*margin), H: float32(len(levels)+1)*row + 2*pad}
	area.H = min(area.H, h-2*margin)
	area.X, area.Y = (w-area.W)/2, max(margin, h-area.H-80)
	if arrange(w, h).shape == rail {
		const head = 48 // so that the edge of the list is above the heading of the graph or well below it
		area.X, area.Y = w-area.W-margin, max(margin, h-area.H-2*footHigh)
		if over := area.Y - head; over > 0 && over < graphHead {
			area.Y, area.H = head, area.H+over
		}
	}
	u.Sheet(area)
	rows := []ui.Element{ui.Ellipsis(u.T("review.answer.level"), render.TypeSmall, u.Theme.Muted).Pad(levelPad, 0).Grow(1)}
	for _, l := range levels {
		rows = append(rows, t.level(u, l).Grow(1))
	}
	u.Lay(area, ui.Column(0, rows...).Pad(pad, pad))
	if u.Dismissed(area, keys.Answer) {
		t.open = false
	}
}

// levelPad is the margin at the sides of a level in the list.
const levelPad = 10

// level shows level l: its portrait, name and number, and whether it answered last. A press makes it answer.
func (t *trial) level(u *ui.UI, l catalog.Level) ui.Element {
	const face, tick = 32, 16
	last := t.lastLevel == l.Number
	ground := ui.Command{Label: l.Name, ListRow: true, Bare: true, Lit: last, Run: func() { t.answer(l.Number) }}
	return ui.Stack(ui.Button(ground), ui.Row(u.Theme.Space.S,
		ui.Canvas(face, face, func(r render.Rect) { u.Portrait(l.Name, sprites.Calm, r.Centre(), face) }),
		ui.Text(l.Name, render.TypeButton, u.Theme.Text),
		ui.If(last, ui.Icon(sprites.IconCheck, tick, u.Theme.Accent)),
		ui.Spacer(),
		ui.Text(u.T("training.level", l.Number), render.TypeCaption, u.Theme.Caption()),
	).Pad(levelPad, 0))
}

// say describes what is tried out. ok is false if nothing is.
func (t *trial) say(u *ui.UI) (w message, ok bool) {
	if t.game.tried == nil && !t.answering() {
		return w, false
	}
	var moves []games.Move
	for i := t.game.shown(); i < t.game.on().Cursor(); i++ {
		moves = append(moves, t.game.on().Move(i))
	}
	w.lead = u.T("review.whatif", match.TurnsText(t.game.rules, t.game.match.Position(), moves))
	pos := t.game.on().Position()
	l, known := t.game.look()
	switch {
	case pos.Over():
		w.detail = u.Say(games.ViewOf(t.game.rules, pos).Prompt)
	case t.answering():
		w.detail = u.T("review.answers", t.levelName(t.lastLevel))
	case known:
		by := pos.ToMove() // the player who tried something, because a verdict is about the player who has moved
		if n := t.game.on().Cursor(); n > t.game.shown() {
			by = t.game.on().PositionAt(n - 1).ToMove()
		}
		w.detail = u.T("review.stays", t.game.whoIn(pos, by), percent(l.Chances[by]))
	default:
		w.detail = u.T("review.unjudged")
	}
	return w, true
}
