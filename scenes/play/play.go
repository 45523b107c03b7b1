package play

import (
	"quintet/games/table"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// Scene is the page of a table: it arranges the parts of the page, draws them, and hands what people want to the host.
type Scene struct {
	*host
	report *report
	words  *speech
	seats  *seats
	list   *moveList
	legend *legend

	shape shape
	roomy bool // the prompt has room for more than what must be there

	moves    bool        // the list of moves is shown where there is no room for it beside the board
	layering bool        // the list of layers is shown
	leave    scenes.Next // where a button of this pass leads to
}

// roomyWidth is the least width of the line below the board at which all its buttons have words.
const roomyWidth = 860

// New returns the scene of t.
func New(c *scenes.Context, t *table.Table) *Scene {
	h := newHost(c, t)
	r := &report{h.model}
	return &Scene{
		host: h, report: r, words: &speech{model: h.model, host: h, report: r}, seats: &seats{model: h.model}, list: &moveList{model: h.model, jump: h.jump},
		legend: &legend{h.model},
	}
}

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	if u.Live() {
		s.board.Attend(u)
		s.minute()
		s.tick()
		s.turn(u.Pointer(), u.In.Down != 0)
	}
	s.focusing(u)
	a := s.arrange(u.Size())
	s.shape, s.roomy = a.shape, a.shape == wide && a.prompt.W >= roomyWidth
	s.words.carded, s.words.narrow, s.words.roomy = a.shape == wide && !s.layering, a.shape != wide, s.roomy
	s.board.Place(u, a.board)
	u.Fill(render.Rect{W: a.width, H: a.height}, u.Theme.Window)
	if next := s.menuLayer(u); next.Do != scenes.Stay {
		return next
	}
	if u.Live() {
		s.carryOut(s.board.Point(u))
		s.board.Rest()
	}
	s.board.Look(u)
	if s.table.Veiled() {
		s.veil(u)
	} else {
		s.paintBoard(u, a)
	}
	s.leave = scenes.Next{}
	var next scenes.Next
	u.InOrder(func() {
		next = s.side(u, a)
		s.bar(u, a)
		s.prompt(u, a)
		s.paintTyping(u, a)
	})
	s.board.PaintTag(u, a.free())
	s.menuPaint(u)
	if next.Do == scenes.Stay {
		next = s.leave
	}
	if u.Live() && next.Do == scenes.Stay {
		next = s.keys(u)
	}
	if u.Live() {
		s.minute()
	}
	return next
}

// keys handles the keys that no button on the screen has. The menu keeps them from the table while it is open.
func (s *Scene) keys(u *ui.UI) scenes.Next {
	if s.covered {
		return scenes.Next{}
	}
	if u.Act(keys.Back) {
		switch {
		case s.asking != askNothing:
			s.asking = askNothing
		case s.putBack():
		case s.layering || s.focused:
			s.layering, s.focused = false, false
		default:
			s.openMenu(u)
		}
	}
	if s.asking != askNothing && u.Act(keys.Begin) {
		s.asking = askNothing // what Enter does must be harmless
	}
	s.endIgnored(u)
	s.beginTyping(u)
	s.layerKeys(u)
	s.unseenKeys(u)
	return scenes.Next{}
}
