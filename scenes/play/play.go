package play

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/match"
	"quintet/games/table"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/play/mind"
	"quintet/scenes/settings"
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
	desk    *scenes.Desk
	table   *table.Table
	game    games.Game
	geo     *board.Geometry
	builder *games.Builder
	layout  render.Layout
	shape   shape
	roomy   bool // the prompt has room for more than what must be there

	hover    board.Target // under the pointer
	typing   typing
	cursor   cursor       // of the keyboard
	aim      aim          // how a tile lies in the hand
	halves   bool         // in this pass a click lays only half of one
	dial     int          // the heading chosen on the dial
	reason   *refusal     // why the last click was refused
	grip     board.Target // where a press on the board began
	lifted   bool         // the press drags the piece on which it began
	spent    bool         // the right button has put back what was dragged, and does no more until it goes up
	steering steer        // how the piece that is dragged gets its heading
	hand     board.Piece  // the one on which the press on the board began
	carry    *carry       // the piece of the last turn that is dragged, nil for none
	asking   question
	menu     bool
	moves    bool        // the list of moves is shown where there is no room for it beside the board
	notice   int         // ticks until a forced pass is played
	leave    scenes.Next // where a button of this pass leads to

	layering bool // the list of layers is shown
	focused  bool // nothing is shown but the board and the scores
	held     hold // what is held to look at threats
	rest     rest // of the pointer on a cell

	mind         *mind.Mind
	calls        bool  // a computer has moved, and nobody was told
	floor        int   // ticks until the computer may lay its ply
	hint         *hint // nil where none is shown
	motion       motion
	lie          lie
	figuresShown string // of the seat whose time runs, as its clock has shown them last
	finale       finale
	away         bool // the players are elsewhere
	// deafUntil is when what may come after the game can be chosen; the zero time for at once.
	deafUntil time.Time

	rolled float32 // notches of the wheel over the list of moves that have led nowhere yet
	shown  shown
	seen   sight

	tookRoom tookRoom

	usual  bool         // of a trial: nobody has chosen what its board shows
	locked bool         // of a trial: nothing can be played now
	spoken []board.Mark // of a trial: cells that it speaks about
}

// passTicks is how long a forced pass is announced before it is played.
const passTicks = 75

// roomyWidth is how wide the line below the board is where all its buttons have words.
const roomyWidth = 860

// New returns the scene of t.
func New(d *scenes.Desk, t *table.Table) *Scene {
	g := t.Match.Game()
	s := &Scene{
		desk: d, table: t, game: g, geo: g.Geometry(), builder: games.NewBuilder(g),
		hover: board.NoTarget, grip: board.NoTarget, steering: noSteer(), cursor: cursor{at: board.NoTarget}, rest: rest{at: board.NoTarget},
		mind: mind.New(d, t.Spec.ID, t.Match.Seats()), lie: newLie(g.Geometry()),
	}
	s.shown.view.Reset()
	t.Open(d.Now())
	s.arrive()
	s.takeUp()
	s.minute()
	return s
}

// Match returns what is played.
func (s *Scene) Match() *match.Match { return s.table.Match }

// Path returns the targets already pointed at for a move that is not complete.
func (s *Scene) Path() []board.Target { return s.builder.Path() }

// position returns the position in force.
func (s *Scene) position() games.Position { return s.table.Match.Position() }

// arrive prepares for the position in force, after any change of it.
func (s *Scene) arrive() {
	s.reason, s.asking, s.dial, s.aim.locked, s.hint = nil, askNothing, -1, false, nil
	s.motion.left, s.finale.left, s.carry = 0, 0, nil
	s.deafUntil = time.Time{}
	s.lifted, s.steering = false, noSteer()
	s.unpoise()
	s.keepThinking()
	s.builder.Reset(s.position())
	s.notice, s.floor = 0, s.leastTicks()
	if s.table.Match.Passes() {
		s.notice = s.noticeTicks()
	}
}

// play makes m, which is legal: in a new game where the one on the table is finished.
func (s *Scene) play(m games.Move) {
	before := s.position()
	s.moveTo(s.table.Play(m, s.desk.Now()))
	s.sound(before)
	s.startTurning(before)
	s.startFinale()
}

// click points at t. A refused click leaves everything as it is and says why.
func (s *Scene) click(t board.Target) {
	if s.table.Match.Over() || s.table.Veiled() {
		return
	}
	if s.openAt(t) {
		s.stepBack() // the piece of an open turn is lifted again
		return
	}
	s.enter(t)
}

// enter is click without regard to what lies on t: the board that is shown may be older than the position.
func (s *Scene) enter(t board.Target) {
	path := s.builder.Path()
	if n := len(path); n > 0 && path[n-1] == t && t.IsCell() {
		if _, p := s.builder.Try(append(path, t)); p == games.Refused {
			s.builder.Back() // the same cell again puts down what was taken up
			s.reason = nil
			return
		}
	}
	m, progress := games.NoMove, games.Refused
	if s.takes(t) {
		m, progress = s.builder.Click(t)
	}
	switch progress {
	case games.Complete:
		s.play(m)
	case games.Partial:
		s.reason, s.dial = nil, -1
	case games.Refused:
		s.reject(s.refuse(append(path, t)))
	}
}

// openAt reports whether the piece of an open turn lies on t.
func (s *Scene) openAt(t board.Target) bool {
	return slices.ContainsFunc(s.shown.view.Pieces, func(p board.Piece) bool { return p.Open && p.At == t })
}

// name returns what the player in seat i is called.
func (s *Scene) name(u *ui.UI, i games.Player) string {
	return scenes.PlayerName(u, s.table.Match.Seats()[i].Name, int(i))
}

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	if u.Live() {
		s.skipMotion(u)
		s.minute()
		s.tick()
		s.turnOn(u.Pointer(), u.In.Down != 0)
	}
	s.focusing(u)
	s.chooseHalves(u)
	a := s.arrange(u.Size())
	s.shape, s.roomy = a.shape, a.shape == wide && a.prompt.W >= roomyWidth
	s.layout = render.Fit(s.lie.board(), a.board, u.Scale, false)
	s.layout.Bare = !s.shows(settings.LayerCoordinates)
	u.Fill(render.Rect{W: a.width, H: a.height}, u.Theme.Window)
	if next := s.menuLayer(u); next.Do != scenes.Stay {
		return next
	}
	if u.Live() {
		s.point(u)
		s.rests()
		s.lapse()
	}
	s.held.key = u.Holds(keys.Lens)
	s.look(u)
	if s.table.Veiled() {
		s.veil(u)
	} else {
		s.paintBoard(u)
	}
	s.leave = scenes.Next{}
	var next scenes.Next
	u.InOrder(func() {
		next = s.side(u, a)
		s.bar(u, a)
		s.prompt(u, a)
		s.paintTyping(u, a)
	})
	s.paintTag(u, a.free())
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
		case s.letGo() || s.unpoise() || s.dropHint() || s.stepBack():
		case s.layering || s.focused:
			s.layering, s.focused = false, false
		default:
			s.openMenu(u)
		}
	}
	if s.asking != askNothing && u.Act(keys.Begin) {
		s.asking = askNothing // what Enter does must be harmless
	}
	s.endInVain(u)
	s.beginTyping(u)
	s.layerKeys(u)
	s.unseenKeys(u)
	return scenes.Next{}
}
