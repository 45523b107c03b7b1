package play

import (
	"quintet/games/table"
	"quintet/render"
	"quintet/scenes"
	widget "quintet/scenes/board"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
)

// Scene is the page of a table: it arranges the parts of the page, draws them, and hands what people want to the host.
type Scene struct {
	*host
	commands *commands
	report   *report
	words    *speech

	prompt  *prompt
	seats   *seats
	list    *moveList
	ply     *plyMenu
	card    *card
	moments *moments
	legend  *legend
	layers  *layerList
	lens    *lens
	toolbar *toolbar
	veil    *veil

	page  *arrangement // of this pass
	moves bool         // the list of moves is shown where there is no room for it beside the board
}

// New returns the scene of t. fromLibrary says that the list lies below that t was opened from: the way out leads there.
func New(c *scenes.Context, t *table.Table, fromLibrary bool) *Scene {
	h, page := newHost(c, t), &arrangement{}
	r := &report{h.model}
	w := &speech{model: h.model, host: h, report: r, page: page}
	s := &Scene{
		host: h, commands: &commands{host: h, page: page, fromLibrary: fromLibrary}, report: r, words: w, page: page,
		prompt: &prompt{h.model, w}, seats: &seats{model: h.model}, list: &moveList{model: h.model, jump: h.jump, show: h.show, leave: h.leaveVariation}, ply: &plyMenu{model: h.model}, card: &card{h.model, r}, moments: &moments{model: h.model},
		legend: &legend{h.model}, layers: &layerList{model: h.model}, toolbar: &toolbar{h.model}, veil: &veil{h.model},
	}
	s.lens = &lens{model: h.model, turn: func() { s.layers.turn(settings.LayerThreats) }}
	s.list.ask, s.list.write, s.list.tree = s.ply.open, s.ply.write, treeMap{model: h.model, show: h.show}
	return s
}

// Searches implements scenes.Searcher: while the game goes on, and while something is searched after its end.
func (s *Scene) Searches() bool { return !s.table.Match.Closed() || s.mind.Searching(s.mind.Task()) }

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	if u.Live() {
		s.board.Attend(u)
		s.minute()
		s.tick()
		s.lens.followKey(u, s.board.LensAllowed() && !s.covered && !s.focused && !s.ply.shown())
		s.turn(u.Pointer(), u.In.Down != 0)
	}
	s.focusing(u)
	a := s.arrange(u.Size())
	*s.page = a
	s.board.Place(u, a.board)
	u.Fill(render.Rect{W: a.width, H: a.height}, u.Theme.Window)
	s.commands.next = scenes.Next{}
	if s.menuKeys(u); s.commands.next.Do != scenes.Stay {
		return s.commands.next
	}
	if u.Live() {
		s.carryOut(s.board.Point(u))
		s.board.Rest(u)
	}
	s.board.Look(u)
	s.paintBoard(u)
	u.InOrder(func() {
		s.side(u)
		s.bar(u)
		s.saying(u)
		s.typing(u)
	})
	s.board.PaintTag(u, a.free())
	if s.ply.shown() {
		s.plyMenu(u)
	} else if s.covered {
		pressed, closes := drawMenu(u, s.commands.menu(u))
		if s.covered = !closes; closes {
			s.commands.exporting = false
		}
		if pressed.do != nil {
			pressed.do()
		}
	}
	if u.Live() && s.commands.next.Do == scenes.Stay {
		s.keys(u)
	}
	if u.Live() {
		s.minute()
		s.forgetDeleted()
	}
	return s.commands.next
}

// arrange divides a window of w by h for what is to be seen in it.
func (s *Scene) arrange(w, h float32) arrangement {
	a := arrange(w, h, content{
		players: s.players(), alone: s.focused, moves: s.moves, layers: s.layers.open, waits: s.answers() || s.board.Field().Open(),
	})
	a.carded = a.shape == wide && !s.layers.open
	return a
}

// paintBoard draws the board, or the veil in its place. With nothing but the board in the window there are no words that it could show what
// they are about.
func (s *Scene) paintBoard(u *ui.UI) {
	if s.table.Veiled() {
		if s.veil.draw(u, s.board.Layout()) {
			s.pauseClock()
		}
		return
	}
	around := widget.Surroundings{Clear: s.page.shape == wide || s.page.shape == bare} // elsewhere the keys of the tools stand near
	if !s.focused {
		around.About = s.words.say(u).about
	}
	s.board.Paint(u, around)
}

// answers reports whether there are words that somebody waits for: a question, a hint or the reason of a refusal.
func (s *Scene) answers() bool {
	return s.asking != askNothing || s.board.Refusal() != nil || s.hints.seen() || s.hints.sought()
}
