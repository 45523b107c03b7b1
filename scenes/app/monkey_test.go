package app_test

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/render/input"
	"quintet/render/soft"
	"quintet/scenes/app"
	"quintet/scenes/boardui"
	"quintet/scenes/data/store"
	"quintet/scenes/demo/demotest"
)

// A monkey plays with the program at random. The same seed does the same again.
type monkey struct {
	rand  *games.Rand
	app   *app.App
	store store.Store
	now   func() time.Time // nil for a stopped clock
	frame input.Frame      // the window, the pointer and the held button
	trail []string         // the last actions, to report a failure
	away  int              // actions since a game was visible
	home  string           // the table at which it starts
}

// monkeyKeys are all keys that the program knows, with those that leave a game less often, and some that it does not know.
var monkeyKeys = []input.Key{
	input.Esc, input.Enter, input.Space, input.Tab, input.Backspace, input.Delete, input.ArrowL, input.ArrowR, input.ArrowU, input.ArrowD,
	input.Home, input.End, input.PageUp, input.PageDown, "u", "e", "s", "r", "shift+r", "x", "y", "n", "w", "m", "l", "ctrl+l", "c", "f", "t", ":", "shift+tab", "f1", "f2", "f11",
	"ctrl+z", "ctrl+y", "ctrl+shift+z", "ctrl+g", "h", "v", "q", "ctrl+s", "f12", "",
}

// leaving are the keys that end a game or the program.
var leaving = []input.Key{"ctrl+n", "ctrl+r", "ctrl+t", "ctrl+q"}

// tables returns where the monkeys start: at the title page, and at each game with and without its options and computers.
func tables() []string {
	at := []string{""}
	for _, t := range catalogtest.Tables(6) {
		at = append(at, t.String())
	}
	for i, s := range catalog.All() {
		at = append(at, fmt.Sprintf("%s seats=%d,%d", catalogtest.TablesOf(s, 7)[0], i%2, (i+1)%3))
	}
	return at
}

func TestMonkey(t *testing.T) {
	t.Parallel()
	monkeys(t, 0, len(tables()))
}

// TestMoreMonkeys starts two more monkeys at every table.
func TestMoreMonkeys(t *testing.T) {
	gametest.Long(t)
	t.Parallel()
	monkeys(t, len(tables()), 3*len(tables()))
}

// monkeys runs the monkeys with the seeds from first up to, not including, last, one after another.
func monkeys(t *testing.T, first, last int) {
	actions := 1000
	if testing.Short() {
		actions = 100
	}
	at, scenesSeen, played := tables(), map[string]bool{}, map[string]int{}
	for seed := first; seed < last; seed++ {
		if !gametest.Sampled(seed, 6) {
			continue
		}
		m := &monkey{rand: games.NewRand(uint64(seed) + 1), store: store.Memory()}
		m.home = at[seed%len(at)]
		m.start(m.home)
		func() {
			defer func() {
				if r := recover(); r != nil {
					t.Fatalf("seed %d: panic: %v after\n%s", seed, r, strings.Join(m.trail, "\n"))
				}
			}()
			for range actions {
				m.act()
				scenesSeen[m.app.Scene()] = true
				if err := m.check(); err != nil {
					t.Fatalf("seed %d: %v after\n%s", seed, err, strings.Join(m.trail, "\n"))
				}
				if tb := m.match(); tb != nil {
					id := tb.Game().Info().ID
					played[id] = max(played[id], tb.Cursor())
				}
			}
		}()
	}
	for _, name := range []string{"title", "setup", "play", "rules"} {
		if !scenesSeen[name] {
			t.Errorf("the monkeys did not visit scene %s", name)
		}
	}
	for _, id := range catalog.IDs() {
		if played[id] < 12 && !testing.Short() {
			t.Errorf("the monkeys played at most %d plies of %s, want 12 or more", played[id], id)
		}
	}
}

// start starts the program with the stored data, at a table ("squex size=6"; "" for none).
func (m *monkey) start(at string) {
	p := demotest.New(app.Deps{Store: m.store, Now: m.now})
	if at != "" {
		p = demotest.New(app.Deps{})
		if err := p.Do("table " + at); err != nil {
			panic(err)
		}
	}
	m.app = p.App
	m.frame = input.Frame{W: 1280, H: 800, Scale: 1}
	m.tick(input.Frame{})
}

// tick sends a frame with the current window, pointer and held button.
func (m *monkey) tick(in input.Frame) {
	in.W, in.H, in.Scale, in.X, in.Y = m.frame.W, m.frame.H, m.frame.Scale, m.frame.X, m.frame.Y
	in.Down |= m.frame.Down
	if m.app.Tick(in) {
		m.start("")
	}
}

// act does something, like random. From pages without a game the monkey returns after a while, and starts again if its game is gone.
func (m *monkey) act() {
	const long = 20
	m.away++
	switch scene := m.app.Scene(); {
	case scene == "play":
		m.away = 0
	case m.away > 3*long:
		m.away = 0
		m.start(m.home)
	case m.away > long && scene == "title":
		m.key("c") // continues the game that was left
	case m.away > long:
		m.key(input.Esc)
	}
	m.random()
}

// random does something.
func (m *monkey) random() {
	switch n := m.rand.Intn(100); {
	case n < 22:
		m.play()
	case n < 40:
		m.move()
		m.click(input.Left)
	case n < 48:
		m.move()
		m.press(input.Left)
		m.move()
		m.release(input.Left)
	case n < 52:
		m.click(input.Right)
	case n < 56: // both buttons, in any order
		m.press(input.Left)
		m.press(input.Right)
		m.release(input.Left)
		m.move()
		m.release(input.Right)
	case n < 64:
		m.move()
	case n < 70:
		m.say("wheel")
		m.tick(input.Frame{Wheel: float32(m.rand.Intn(7)-3) / 2})
	case n < 90:
		m.key(monkeyKeys[m.rand.Intn(len(monkeyKeys))])
	case n < 91:
		m.key(leaving[m.rand.Intn(len(leaving))])
	case n < 94:
		text := []rune("aé\u0000 Ω\n漢🙂")
		m.say("type")
		m.tick(input.Frame{Typed: text[:m.rand.Intn(len(text)+1)]})
	case n < 96:
		m.say("ticks")
		for range 90 {
			m.tick(input.Frame{})
		}
	case n < 97:
		m.resize()
	default: // everything at once
		m.say("all at once")
		m.tick(input.Frame{Pressed: input.Left | input.Right, Released: input.Left, Wheel: 1, Keys: monkeyKeys[:m.rand.Intn(len(monkeyKeys))], Typed: []rune("x")})
	}
}

// say records an action.
func (m *monkey) say(what string) {
	m.trail = append(m.trail, fmt.Sprintf("%s at %.1f,%.1f in %s %dx%d", what, m.frame.X, m.frame.Y, m.app.Scene(), m.frame.W, m.frame.H))
	m.trail = m.trail[max(0, len(m.trail)-12):]
}

// move moves the pointer to a widget, onto the board, or anywhere.
func (m *monkey) move() {
	var at render.Point
	switch n, ws, l := m.rand.Intn(10), m.app.Seen().Widgets, m.app.Seen().Played; {
	case n < 4 && l != nil:
		at = l.Slab.Centre()
		at.X += (m.unit() - 0.5) * l.Slab.W
		at.Y += (m.unit() - 0.5) * l.Slab.H
	case n < 8 && len(ws) > 0:
		at = ws[m.rand.Intn(len(ws))].Rect.Centre()
	default:
		at = render.Point{X: m.unit() * float32(m.frame.W), Y: m.unit() * float32(m.frame.H)}
	}
	m.frame.X, m.frame.Y = at.X, at.Y
	m.tick(input.Frame{})
}

// play clicks the targets of some legal ply, as far as they are on the screen.
func (m *monkey) play() {
	tb := m.match()
	if tb == nil || tb.Over() {
		return
	}
	moves := tb.Position().AppendMoves(nil)
	for _, t := range tb.Game().AppendSteps(nil, tb.Position(), moves[m.rand.Intn(len(moves))]) {
		if m.match() != tb {
			return // a click led to another board
		}
		at, ok := m.where(t)
		if !ok {
			return
		}
		m.frame.X, m.frame.Y = at.X, at.Y
		m.click(input.Left)
	}
}

// where returns the place of a cell or a heading.
func (m *monkey) where(t board.Target) (render.Point, bool) {
	if m.app.Seen().Played == nil {
		return render.Point{}, false
	}
	if t.IsCell() {
		return m.app.Seen().Played.Centre(t), true
	}
	s, ok := m.app.Top().(interface{ Board() *boardui.Board })
	if !ok {
		return render.Point{}, false
	}
	return s.Board().Display.DialButtonAt(t)
}

// unit returns a random number in [0, 1).
func (m *monkey) unit() float32 { return float32(m.rand.Intn(1000)) / 1000 }

func (m *monkey) press(b input.Button) {
	m.say("press")
	m.frame.Down |= b
	m.tick(input.Frame{Pressed: b})
}

func (m *monkey) release(b input.Button) {
	m.say("release")
	m.frame.Down &^= b
	m.tick(input.Frame{Released: b})
}

func (m *monkey) click(b input.Button) {
	m.press(b)
	m.release(b)
}

func (m *monkey) key(k input.Key) {
	m.say("key " + string(k))
	m.tick(input.Frame{Keys: []input.Key{k}})
}

// resize gives the window another size, rarely one that is too small for everything.
func (m *monkey) resize() {
	m.frame.Scale = []float32{1, 1, 1.25, 1.5, 2}[m.rand.Intn(5)]
	w, h := 640+m.rand.Intn(1000), 480+m.rand.Intn(600)
	if m.rand.Intn(8) == 0 {
		w, h = 1+m.rand.Intn(300), 1+m.rand.Intn(300)
	}
	m.frame.W, m.frame.H = int(float32(w)*m.frame.Scale), int(float32(h)*m.frame.Scale)
	m.say("resize")
	m.tick(input.Frame{})
}

// match returns the match on the table, nil if no game is shown.
func (m *monkey) match() *match.Match {
	if s, ok := m.app.Top().(interface{ Match() *match.Match }); ok {
		return s.Match()
	}
	return nil
}

// check checks the program: the match can be replayed from its start, every text has a translation, and sometimes that a picture can be drawn, except
// under the race detector, because only one goroutine draws.
func (m *monkey) check() error {
	if tb := m.match(); tb != nil {
		if err := replay(tb); err != nil {
			return err
		}
	}
	for _, text := range m.app.Seen().Texts {
		if bareKey.MatchString(text) || strings.Contains(text, "%!") {
			return fmt.Errorf("the raw key %q is shown", text)
		}
	}
	if gametest.Raced() {
		return nil
	}
	if m.rand.Intn(120) == 0 && m.frame.W >= int(640*m.frame.Scale) && m.frame.H >= int(480*m.frame.Scale) {
		if err := m.rest(); err != nil {
			return err
		}
	}
	if m.rand.Intn(150) == 0 && m.frame.W*m.frame.H < 800*700 {
		m.app.Draw(soft.New(m.frame.W, m.frame.H))
	}
	return nil
}

// busy reports whether the next tick is needed at once. The window draws before it asks.
func (m *monkey) busy() bool {
	m.app.Seen()
	after, ok := m.app.Due()
	return ok && after == 0
}

// rest waits until the program is at rest and checks that it shows the same after an extra tick: quiet ticks are skipped, so nothing may be left to
// do.
func (m *monkey) rest() error {
	for n := 0; n == 0 || m.busy(); n++ {
		if n == 100 {
			return nil // a clock runs or a computer thinks
		}
		m.tick(input.Frame{})
	}
	told := m.notices()
	var shown, again render.List
	shown.Reset(m.frame.W, m.frame.H)
	m.app.Draw(&shown)
	m.tick(input.Frame{Keys: []input.Key{"f13"}})
	for n := 0; m.busy() && n < 100; n++ {
		m.tick(input.Frame{})
	}
	again.Reset(m.frame.W, m.frame.H)
	m.app.Draw(&again)
	if r := again.Changed(&shown); !r.Empty() && m.notices() == told && !samePixels(&shown, &again) { // a file may have been saved meanwhile
		return fmt.Errorf("at rest the window differs within %v after an extra tick", r)
	}
	return nil
}

// notices returns the number of notices shown.
func (m *monkey) notices() (n int) {
	for _, w := range m.app.Seen().Widgets {
		if strings.HasPrefix(w.Label, "Close") || strings.HasPrefix(w.Label, "Fechar") {
			n++
		}
	}
	return n
}

// samePixels reports whether two lists of one size show the same.
func samePixels(a, b *render.List) bool {
	p, q := soft.New(a.Size()), soft.New(b.Size())
	a.Draw(p, a.Bounds())
	b.Draw(q, b.Bounds())
	return bytes.Equal(p.Image.Pix, q.Image.Pix)
}

// bareKey matches a message key, which is shown if it has no text.
var bareKey = regexp.MustCompile(`^(game|` + strings.Join(catalog.IDs(), "|") + `|title|setup|play|rules|option|value|help|about|options|keys|action)\.[a-z.]+$`)

// replay replays the plies of tb from its first position: boards of the rules do not begin at the start of a game.
func replay(tb *match.Match) error {
	p := tb.PositionAt(0).Clone()
	for i := range tb.Len() {
		if p.Hash() != tb.PositionAt(i).Hash() {
			return fmt.Errorf("before ply %d the position is not the one that the plies lead to", i+1)
		}
		if !p.Legal(tb.Move(i)) {
			return fmt.Errorf("ply %d is not legal", i+1)
		}
		p.Play(tb.Move(i))
	}
	if c := tb.Cursor(); c < 0 || c > tb.Len() {
		return fmt.Errorf("%d of %d plies are in force", c, tb.Len())
	}
	return nil
}
