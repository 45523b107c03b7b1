package play

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/data/library"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/ui"
)

// newScene returns the page of a table of game, such as "squex size=6", at which plies have been played.
func newScene(t testing.TB, game, plies string) *Scene {
	t.Helper()
	m := catalogtest.Match(t, game, plies)
	set, _ := settings.Load(store.Memory())
	now := func() time.Time { return time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC) }
	l := library.Open(store.Memory(), catalog.Find, now)
	t.Cleanup(l.Close)
	c := &scenes.Context{Catalog: catalog.All(), Settings: set, Rand: games.NewRand(1), Now: now, Think: scenes.Inline(60), Judging: scenes.JudgeInline(60), Library: l, Lessons: taught()}
	spec, _ := catalog.Find(m.Game().Info().ID)
	tb := table.New(spec, m, terms.Terms{Teaching: terms.TeachOff})
	c.Sit(tb)
	return New(c, tb, false)
}

// taught reads the lessons of all games once.
var taught = sync.OnceValue(scenes.Lessons)

// english holds the English texts. All tests share it, because reading it takes longer than a frame.
var english = sync.OnceValue(func() *words.Book { return scenes.Words(words.En, catalog.All()) })

// ply plays the ply with the notation text.
func ply(t *testing.T, s *Scene, text string) {
	t.Helper()
	m, err := s.model.game.ParseMove(s.model.table.Position(), text)
	if err != nil {
		t.Fatal(err)
	}
	s.play(m)
}

// frame draws s in a window of w by h and returns the pass.
func frame(s *Scene, w, h int) *ui.UI {
	return pass(s, input.Frame{W: w, H: h, X: -1, Y: -1}, english(), &ui.State{}, false)
}

// live handles a frame of input with the pointer outside the window.
func live(s *Scene, in input.Frame) {
	in.X, in.Y = -1, -1
	liveAt(s, in)
}

// liveAt handles a frame of input, by default in a window of 1280 by 800.
func liveAt(s *Scene, in input.Frame) {
	if in.W == 0 {
		in.W, in.H = 1280, 800
	}
	pass(s, in, english(), &ui.State{}, true)
}

// pass runs one pass of s with the texts of book. If it is live, a tick passes first and in is handled.
func pass(s *Scene, in input.Frame, book *words.Book, state *ui.State, live bool) *ui.UI {
	in.Scale = 1
	b := &render.Brush{Canvas: ui.Blind{W: in.W, H: in.H}, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1, Blind: true}
	if live {
		s.Advance()
	}
	u := ui.New(b, in, book, state, live)
	s.Frame(u)
	u.Done()
	return u
}

// click clicks the cell called label.
func click(s *Scene, label string) { s.carryOut(s.model.board.Hand.Click(s.model.geo.Named(label))) }

func TestArrangeDividesTheWindow(t *testing.T) {
	for _, players := range []int{2, 3, 4} {
		for w := float32(640); w <= 2560; w += 37 {
			for h := float32(480); h <= 1600; h += 37 {
				checkParts(t, arrange(w, h, content{players: players}), 0.55)
				checkParts(t, arrange(w, h, content{players: players, moves: true}), 0.3)
			}
		}
	}
}

// checkParts checks that the parts of a are inside the window and do not overlap, and that the board has at least the given share of its width or
// height.
func checkParts(t *testing.T, a arrangement, share float32) {
	t.Helper()
	parts := []render.Rect{a.Board, a.Side}
	for _, p := range []render.Rect{a.Line, a.sheet} {
		if p != (render.Rect{}) {
			parts = append(parts, p)
		}
	}
	for i, p := range parts {
		if p.X < 0 || p.Y < 0 || p.X+p.W > a.Window.W || p.Y+p.H > a.Window.H || p.W <= 0 || p.H <= 0 {
			t.Errorf("%v by %v: part %d is %v", a.Window.W, a.Window.H, i, p)
		}
		for _, q := range parts[:i] {
			if p.X < q.X+q.W && q.X < p.X+p.W && p.Y < q.Y+q.H && q.Y < p.Y+p.H {
				t.Errorf("%v by %v: %v lies on %v", a.Window.W, a.Window.H, p, q)
			}
		}
	}
	if side := min(a.Board.W, a.Board.H); side < share*min(a.Window.W, a.Window.H) {
		t.Errorf("%v by %v: the board has %v pixels", a.Window.W, a.Window.H, side)
	}
}

// The prompt is never empty in random games of every kind.
func TestPromptIsNeverEmpty(t *testing.T) {
	r := games.NewRand(7)
	for _, table := range catalogtest.Tables(6) {
		s := newScene(t, table.String(), "")
		for {
			u := frame(s, 640+60*r.Intn(20), 480+60*r.Intn(10))
			says := s.words.say(u)
			at := fmt.Sprintf("%s after %d plies", table, s.model.table.Match.Cursor())
			if says.lead == "" || says.wrong || strings.Contains(says.lead+says.detail, "%!") {
				t.Errorf("%s: the prompt is %+v", at, says)
			}
			if s.model.table.Match.Over() {
				break
			}
			if step := s.words.step(u); step != "" && !strings.Contains(step, " of 2") {
				t.Errorf("%s: the step is %q", at, step)
			}
			ms := s.model.table.Position().AppendMoves(nil)
			s.play(ms[r.Intn(len(ms))])
		}
	}
}

func TestRefusalKeepsWhatIsHalfDone(t *testing.T) {
	s := newScene(t, "azacru", "")
	frame(s, 1280, 800)
	click(s, "c9")
	click(s, "a9")
	u := frame(s, 1280, 800)
	if says := s.words.say(u); !says.wrong || says.detail == "" || len(s.model.board.Hand.Path()) != 1 {
		t.Errorf("after a refused click: %+v, path %v; want a reason and the piece still taken up", says, s.model.board.Hand.Path())
	}
	click(s, "c8")
	if s.model.table.Match.Cursor() != 1 || s.model.board.Hand.Refusal() != nil {
		t.Errorf("%d plies, reason %v; want the move made and the reason gone", s.model.table.Match.Cursor(), s.model.board.Hand.Refusal())
	}
}

// The cells that the words are about are highlighted, but a refusal highlights none.
func TestWhatIsToldIsShown(t *testing.T) {
	s := newScene(t, "azacru", "")
	frame(s, 1280, 800)
	empty := s.model.geo.Named("e5")
	at := s.model.board.Display.Layout().Centre(empty)
	for range 30 {
		liveAt(s, input.Frame{X: at.X, Y: at.Y})
	}
	u := pass(s, input.Frame{W: 1280, H: 800, X: at.X, Y: at.Y}, english(), &ui.State{}, false)
	if about := s.words.say(u).about; len(about) != 9 || !slices.Contains(about, empty) {
		t.Errorf("over %s the words are about %v, want its borderland", s.model.geo.Label(empty), about)
	}
	click(s, "e5")
	u = frame(s, 1280, 800)
	if about := s.words.say(u).about; about != nil {
		t.Errorf("a refusal is about %v", about)
	}
}

// A part of the page holds the model, the texts and its own state, but no other part, not the host and not the page.
func TestPartsHoldNoOtherPart(t *testing.T) {
	pointers := pointerFields(t)
	shared, notParts := []string{"model", "report", "speech"}, []string{"host", "commands", "arrangement"}
	for _, part := range pointers["Scene"] {
		if slices.Contains(shared, part) || slices.Contains(notParts, part) {
			continue
		}
		for _, held := range pointers[part] {
			if !slices.Contains(shared, held) {
				t.Errorf("%s holds a *%s; a part may hold only %v", part, held, shared)
			}
		}
	}
}

// pointerFields returns the types to which the fields of each struct of the package point.
func pointerFields(t *testing.T) map[string][]string {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	pointers := map[string][]string{}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.TypeSpec)
			if !ok {
				return true
			}
			if s, ok := spec.Type.(*ast.StructType); ok {
				for _, field := range s.Fields.List {
					if p, ok := field.Type.(*ast.StarExpr); ok {
						pointers[spec.Name.Name] = append(pointers[spec.Name.Name], types.ExprString(p.X))
					}
				}
			}
			return true
		})
	}
	return pointers
}
