package play

import (
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/match"
	"quintet/games/table"
	"quintet/render"
	"quintet/scenes"
	widget "quintet/scenes/board"
	"quintet/scenes/keys"
	"quintet/scenes/play/mind"
	"quintet/scenes/ui"
)

// A question is something the table is asked before it happens.
type question uint8

const (
	askNothing question = iota
	askResign
	askAgree
	askStop
)

// Scene is a table with a match on it.
type Scene struct {
	context *scenes.Context
	table   *table.Table
	game    games.Game
	geo     *board.Geometry
	board   *widget.Board
	shape   shape
	roomy   bool // the prompt has room for more than what must be there

	asking question
	menu   bool
	moves  bool        // the list of moves is shown where there is no room for it beside the board
	notice int         // ticks until a forced pass is played
	leave  scenes.Next // where a button of this pass leads to

	layering bool // the list of layers is shown
	focused  bool // nothing is shown but the board and the scores

	mind         *mind.Mind
	calls        bool // a computer has moved, and nobody was told
	floor        int  // ticks until the computer may lay its ply
	hint         hint // that the board shows
	turning      turning
	swap         swap
	figuresShown string // of the seat whose time runs, as its clock has shown them last
	// ignoreUntil is when what may come after the game can be chosen; the zero time for at once.
	ignoreUntil time.Time

	rolled float32 // notches of the wheel over the list of moves that have led nowhere yet
	seen   sight

	tookRoom tookRoom
}

// passTicks is the time for which a forced pass is announced before it is played.
const passTicks = 75

// roomyWidth is the least width of the line below the board at which all its buttons have words.
const roomyWidth = 860

// New returns the scene of t.
func New(c *scenes.Context, t *table.Table) *Scene {
	g := t.Match.Game()
	s := &Scene{
		context: c, table: t, game: g, geo: g.Geometry(),
		mind: mind.New(c, t.Spec.ID, t.Match.Seats()), turning: turning{player: games.None},
	}
	s.board = widget.New(widget.Config{Settings: c.Settings, Now: c.Now, LayersOf: t.Spec.ID}, s, t.Match)
	t.Open(c.Now())
	s.arrive()
	s.takeUp()
	s.minute()
	return s
}

// Match returns what is played.
func (s *Scene) Match() *match.Match { return s.table.Match }

// arrive prepares for the position in force, after any change of it.
func (s *Scene) arrive() {
	s.asking, s.ignoreUntil = askNothing, time.Time{}
	s.keepThinking()
	s.board.Arrive(s.table.Match)
	s.notice, s.floor = 0, s.leastTicks()
	if s.table.Match.Passes() {
		s.notice = s.noticeTicks()
	}
}

// play makes m, which is legal: in a new game where the one on the table is finished.
func (s *Scene) play(m games.Move) {
	before := s.table.Position()
	s.moveTo(s.table.Play(m, s.context.Now()))
	s.sound(before)
	s.animate(before, true)
	s.board.Celebrate()
}

// name returns what the player in seat i is called.
func (s *Scene) name(u *ui.UI, i games.Player) string {
	return scenes.PlayerName(u, s.table.Match.Seats()[i].Name, int(i))
}

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	if u.Live() {
		s.board.Attend(u)
		s.minute()
		s.tick()
		s.turnOn(u.Pointer(), u.In.Down != 0)
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
		s.carryOut(u, s.board.Point(u))
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
	if s.menu {
		return scenes.Next{}
	}
	if u.Act(keys.Back) {
		switch {
		case s.asking != askNothing:
			s.asking = askNothing
		case s.putBack(u):
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
