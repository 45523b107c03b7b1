package play

import (
	"quintet/games"
	"quintet/games/table"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// Scene is the page of a table: it arranges the parts of the page, draws them, and hands what people want to the host.
type Scene struct {
	*host
	shape shape
	roomy bool // the prompt has room for more than what must be there

	moves    bool        // the list of moves is shown where there is no room for it beside the board
	layering bool        // the list of layers is shown
	leave    scenes.Next // where a button of this pass leads to

	places [games.MaxPlayers]render.Point // of the pieces that stand for the seats, as they were drawn last

	rolled float32 // notches of the wheel over the list of moves that have led nowhere yet
	seen   sight

	tookRoom tookRoom
}

// roomyWidth is the least width of the line below the board at which all its buttons have words.
const roomyWidth = 860

// New returns the scene of t.
func New(c *scenes.Context, t *table.Table) *Scene {
	return &Scene{host: newHost(c, t)}
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
