// Package demo runs scripts on the whole program without a window. Tests, pictures and the smoke test of the real window use it.
//
// This file has the Player, which runs scripts, the commands for the window and the widgets, and the checks (want). Add a command in Do and to the
// list below. The other commands are in board.go, keyboard.go, touch.go and table.go; thinker.go is the computer's search in script time. Package
// demotest starts the program for tests.
//
// A script says what a player means, not where the pixels are, so it survives changes of the layout. Each line is a command; # starts a
// comment.
//
//	size 1280 800 [scale]   the window from now on
//	table GAME [ID=VALUE ...]
//	                        restart at a table of this game, with options, even ones that the setup page does not offer, and
//	                        terms: "seats=0,3" are levels of the computer, 0 for a person; "names=Ana,Rui"; "clock=+30" is seconds a turn
//	                        and "clock=10+5" minutes and seconds added, "clock=10+5,3" for each seat; "aids=none"; "turning=mover", hand or never;
//	                        "teaching=weak", on or off, the usual one: the computers that ask after mistakes;
//	                        "begin=turns", listed, drawn or loser; "won=1,2,1" the winning seats of the earlier games of the series
//	press LABEL             press the button with this label; of several, the one drawn last
//	try LABEL               the same, but do nothing if there is no such button: small windows fold parts that large ones show
//	click CELL              click a cell; "square b2" is the small square right below b2, "top" to "left" an edge,
//	                        "dial left", "dial straight" and "dial right" the headings of a dial;
//	                        "click here" leaves the pointer where it is
//	move CELL               move the pointer there; "move away" moves it off the board
//	lay CELL CELL           lay a piece of two cells: point into the first towards the second, and click
//	aim CELL CELL           the same without the click
//	drag CELL CELL          press on one cell, release on another
//	grab CELL CELL          the same without the release; "drop" releases
//	draw CELL CELL          press on one cell with the right button, release it on another
//	pick CELL               press on a cell with the left button and hold it; "touch CELL" does so with a finger; "drop" releases
//	carry CELL              move the held press there and rest
//	nudge WAY               move it a little further, relative to its path: left, straight, right or back
//	bydrags PLY ...         make plies by drags, a heading chosen by a nudge; "byfinger" by drags of a finger
//	tap CELL                touch a cell with a finger; "tap tick" confirms a ply, "tap button LABEL" a button
//	long LABEL              touch a button and hold it; "long none" lifts the finger
//	swipe N                 move a finger from the middle of the window down by N pixels, up if N is negative
//	bytaps PLY ...          make plies only with taps
//	right                   click with the right button
//	wheel N                 turn the wheel by N notches
//	key KEY ...             press keys one after another: ctrl+z, esc, enter, e
//	hold KEY                press a key and hold it; "hold none" releases it
//	bykeys PLY ...          make plies only with the keyboard: arrows, Enter, R, E
//	focus LABEL             press Tab until the button with this label has the keyboard focus
//	cursor CELL             move the keyboard cursor there with the arrows
//	type TEXT               enter text
//	play PLY ...            make plies with clicks on the steps of the game
//	leave                   switch to another window; "return" switches back
//	give NAME TEXT          drop a file on the window; \n in TEXT ends a line
//	played NAME TEXT        store a record in the library, as if its game had been played here; \n in TEXT ends a line
//	ticks N                 run N ticks
//	wait                    run ticks until the program is at rest: the computers have moved, a hint is found
//	shot NAME               take a picture
//	want scene NAME         the current scene
//	want text TEXT          a text on the screen
//	want absent TEXT        a text that is not on the screen
//	want button LABEL       a button that can be pressed
//	want nobutton LABEL     no such button can be pressed
//	want cursor CELL        the cell of the keyboard cursor, "none" for none
//	want pending true       a ply waits for confirmation, or does not: "want pending false"
//	want focus LABEL        the button with the keyboard focus, "none" for none
//	want path CELL ...      the targets already pointed at for an incomplete move; "want path none"
//	want drawings TEXT      what is drawn on the position, as in a record; "want drawings none"
//	want plies N            the number of plies in force
//	want legal PLY          a ply that must be legal
//	want last PLY           the ply played last, "none" at the start
//	want turn pN|none       the player to move
//	want winners N,N        the winners
//	want scores N,N
package demo

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
	"quintet/render/soft"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/boardui"
	"quintet/scenes/ui"
)

// A Player runs scripts on an app. It belongs to one goroutine.
type Player struct {
	App *app.App
	// Frame is called with every input frame after the app has seen it; nil for nothing.
	Frame func(in input.Frame)
	// BeforeShot is called when the script asks for a picture, before it is drawn; nil for nothing.
	BeforeShot func(name string)
	// Shot is called with the pictures of the script; nil for nothing.
	Shot func(name string, c *soft.Canvas) error
	// Table restarts the program for the command table; nil if scripts cannot use it.
	Table func(s Setting) (*app.App, error)
	// Keep adds a record to the library; nil if scripts cannot use the command played.
	Keep func(name string, record []byte) error
	// Clock is the thinker of the program if it uses script time; nil for another one.
	Clock *Clock
	// ShotLanguage is the language of the pictures; "" for the current one. Scripts press buttons by their English names.
	ShotLanguage words.Language

	held        []input.Key
	touch       bool         // the last input was by touch
	buttonsDown input.Button // the buttons held down
	unfocused   bool         // another window has the focus
	drag        drag
	w, h        int
	scale       float32
	at          render.Point
}

// New returns a player of a with a window of 1280 by 800.
func New(a *app.App) *Player {
	return &Player{App: a, w: 1280, h: 800, scale: 1}
}

// Run runs the script to its end. The error names the line that failed.
func (p *Player) Run(script io.Reader) error {
	p.tick(input.Frame{})
	lines := bufio.NewScanner(script)
	for n := 1; lines.Scan(); n++ {
		line, _, _ := strings.Cut(lines.Text(), "#")
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		if err := p.Do(line); err != nil {
			return fmt.Errorf("line %d: %s: %w", n, line, err)
		}
	}
	return lines.Err()
}

// file drops a file on the window, or stores it in the library.
func (p *Player) file(verb, rest string) error {
	name, text, _ := strings.Cut(rest, " ")
	data := []byte(strings.ReplaceAll(text, `\n`, "\n"))
	if verb == "played" {
		return p.Keep(name, data)
	}
	p.Drop(input.File{Name: name, Data: data})
	return nil
}

// Do runs one command.
func (p *Player) Do(line string) error {
	verb, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	args := strings.Fields(rest)
	switch verb {
	case "size":
		return p.size(args)
	case "table":
		return p.table(args)
	case "press":
		return p.press(rest)
	case "try":
		if _, ok := p.widget(rest); ok {
			return p.press(rest)
		}
	case "key":
		p.pressKeys(rest)
	case "long":
		return p.longPress(rest)
	case "focus":
		return p.focus(rest)
	case "hold":
		p.hold(input.Key(rest))
	case "type":
		p.tick(input.Frame{Typed: []rune(rest)})
	case "give", "played":
		return p.file(verb, rest)
	case "leave", "return":
		p.unfocused = verb == "leave"
		p.tick(input.Frame{})
	case "right":
		p.button(input.Right)
	case "drop":
		p.releaseDrag()
	case "wheel", "ticks", "swipe":
		return p.withNumber(verb, rest)
	case "wait":
		return p.wait()
	case "shot":
		return p.shot(rest)
	case "want":
		what, text, _ := strings.Cut(rest, " ")
		return p.want(what, strings.TrimSpace(text))
	default:
		return p.boardCommand(verb, args)
	}
	return nil
}

// size changes the window.
func (p *Player) size(words []string) error {
	if len(words) < 2 {
		return fmt.Errorf("want width and height")
	}
	w, errW := strconv.Atoi(words[0])
	h, errH := strconv.Atoi(words[1])
	p.scale = 1
	if len(words) > 2 {
		s, err := strconv.ParseFloat(words[2], 32)
		if err != nil {
			return err
		}
		p.scale = float32(s)
	}
	if errW != nil || errH != nil {
		return fmt.Errorf("want two numbers")
	}
	p.w, p.h = int(float32(w)*p.scale), int(float32(h)*p.scale)
	p.tick(input.Frame{})
	return nil
}

// tick sends a frame, after adding window and pointer.
func (p *Player) tick(in input.Frame) {
	in.Held, in.Touch, in.Alt = append(in.Held, p.held...), p.touch, slices.Contains(p.held, "alt")
	in.Down |= p.buttonsDown
	in.Unfocused = p.unfocused
	in.W, in.H, in.Scale = p.w, p.h, p.scale
	// The pointer is on whole device pixels.
	at := p.App.AtZoom(p.at)
	in.X, in.Y = float32(int(at.X*p.scale))/p.scale, float32(int(at.Y*p.scale))/p.scale
	if p.Clock != nil {
		p.Clock.Tick()
	}
	p.App.Tick(in)
	if p.Frame != nil {
		p.Frame(in)
	}
}

// Move moves the pointer to a place in pixels of the page.
func (p *Player) Move(at render.Point) {
	p.at, p.touch = at, false
	p.tick(input.Frame{})
}

// button presses and releases b at the pointer.
func (p *Player) button(b input.Button) {
	p.tick(input.Frame{Pressed: b, Down: b})
	p.tick(input.Frame{Released: b})
}

// Drop drops f on the window.
func (p *Player) Drop(f input.File) { p.tick(input.Frame{Dropped: &f}) }

// shot takes a picture of the program.
func (p *Player) shot(name string) error {
	if p.BeforeShot != nil {
		p.BeforeShot(name)
	}
	if p.Shot == nil {
		return nil
	}
	if p.ShotLanguage == "" {
		return p.Shot(name, p.Picture())
	}
	p.App.SetLanguage(p.ShotLanguage)
	p.tick(input.Frame{})
	err := p.Shot(name, p.Picture())
	p.App.SetLanguage(words.En)
	p.tick(input.Frame{})
	return err
}

// Picture draws the program in its present state.
func (p *Player) Picture() *soft.Canvas {
	c := soft.New(p.w, p.h)
	p.App.Draw(c)
	return c
}

// played returns the playable board of the current scene, nil if there is none.
func (p *Player) played() *boardui.Board {
	if s, ok := p.App.Top().(interface{ Board() *boardui.Board }); ok {
		return s.Board()
	}
	return nil
}

// Match returns the match on the table, nil if no game is shown.
func (p *Player) Match() *match.Match {
	if s, ok := p.App.Top().(interface{ Match() *match.Match }); ok {
		return s.Match()
	}
	return nil
}

// Words returns a function that returns all texts in a language for a program with these games. It reads each language once, for tests that start
// hundreds of programs: reading takes longer than many scripts.
func Words(catalog []games.Spec) func(words.Language) *words.Book {
	books := map[words.Language]func() *words.Book{}
	for _, l := range words.Languages() {
		books[l] = sync.OnceValue(func() *words.Book { return scenes.Words(l, catalog) })
	}
	return func(l words.Language) *words.Book { return books[l]() }
}

// withNumber runs a command with a number.
func (p *Player) withNumber(verb, number string) error {
	n, err := strconv.Atoi(number)
	if err != nil {
		return fmt.Errorf("%q is no number", number)
	}
	switch verb {
	case "wheel":
		p.tick(input.Frame{Wheel: float32(n)})
	case "swipe":
		p.swipe(n)
	case "ticks":
		for range n {
			p.tick(input.Frame{})
		}
	}
	return nil
}

// maxWait is the number of ticks after which wait gives up: ten minutes.
const maxWait = 36000

// diskWait is the pause before a tick in which a scene waits for the disk: quiet ticks are faster than any disk.
const diskWait = 5 * time.Millisecond

// Busy reports whether the next tick is needed at once without input. Like the window it asks after the page has been drawn.
func (p *Player) Busy() bool {
	p.App.Seen()
	after, ok := p.App.Due()
	return ok && after == 0
}

// wait runs ticks until the scene is at rest.
func (p *Player) wait() error {
	for range maxWait {
		reading := p.reading()
		if !reading && !p.thinking() {
			return nil
		}
		if reading && !p.Busy() {
			time.Sleep(diskWait)
		}
		p.tick(input.Frame{})
	}
	return fmt.Errorf("the program does not come to rest")
}

// thinking reports whether the scene will do something without input.
func (p *Player) thinking() bool {
	s, ok := p.App.Top().(interface{ Thinking() bool })
	return ok && s.Thinking()
}

// reading reports whether the scene waits for the disk.
func (p *Player) reading() bool {
	s, ok := p.App.Top().(interface{ Reading() bool })
	return ok && s.Reading()
}

// want checks what the program shows.
func (p *Player) want(what, text string) error {
	switch what {
	case "":
		return fmt.Errorf("want what?")
	case "scene":
		return differ(p.App.Scene(), text)
	case "text":
		if !p.shows(text) {
			return fmt.Errorf("it is not written; there is: %q", p.App.Seen().Texts)
		}
		return nil
	case "absent":
		if p.shows(text) {
			return fmt.Errorf("it is written")
		}
		return nil
	case "focus":
		return differ(p.App.Focus(), text)
	case "button":
		_, err := p.middleOf(text)
		return err
	case "nobutton":
		if _, ok := p.widget(text); ok {
			return fmt.Errorf("it can be pressed")
		}
		return nil
	}
	return p.wantMatch(what, text)
}

// shows reports whether a text on the screen contains text. All spaces count as plain ones.
func (p *Player) shows(text string) bool {
	return slices.ContainsFunc(p.App.Seen().Texts, func(t string) bool { return strings.Contains(plain(t), text) })
}

// wantMatch checks the match on the table.
func (p *Player) wantMatch(what, text string) error {
	m := p.Match()
	if m == nil {
		return errNoBoard
	}
	switch what {
	case "plies":
		return differ(strconv.Itoa(m.Cursor()), text)
	case "turn":
		return differ(m.Position().ToMove().String(), text)
	case "drawings":
		return differ(cmp.Or(board.FormatDrawings(m.Game().Geometry(), m.Node().Drawings()), "none"), text)
	case "pending":
		b := p.played()
		return differ(strconv.FormatBool(b != nil && b.Hand.Pending()), text)
	case "cursor":
		return differ(p.cursor(), text)
	case "path":
		return differ(p.path(), text)
	case "legal":
		_, err := m.Game().ParseMove(m.Position(), text)
		return err
	case "last":
		return differ(last(m), text)
	case "winners":
		var ws []int
		for _, w := range m.Outcome().Winners {
			ws = append(ws, int(w)+1)
		}
		return differ(list(ws), text)
	case "scores":
		return differ(list(m.Outcome().Scores), text)
	}
	return fmt.Errorf("nothing is called %q", what)
}

// path names the targets pointed at for an incomplete move.
func (p *Player) path() string {
	var words []string
	if b := p.played(); b != nil {
		for _, t := range b.Hand.Path() {
			words = append(words, p.App.Seen().Played.Geometry.Label(t))
		}
	}
	if len(words) == 0 {
		return "none"
	}
	return strings.Join(words, " ")
}

// last names the last ply of m.
func last(m *match.Match) string {
	c := m.Cursor()
	if c == 0 {
		return "none"
	}
	return m.Game().FormatMove(m.PositionAt(c-1), m.Move(c-1))
}

func differ(have, want string) error {
	if have != want {
		return fmt.Errorf("it is %q", have)
	}
	return nil
}

func list(ns []int) string {
	var words []string
	for _, n := range ns {
		words = append(words, strconv.Itoa(n))
	}
	return strings.Join(words, ",")
}

// press clicks the button with this label.
func (p *Player) press(label string) error {
	at, err := p.middleOf(label)
	if err != nil {
		return err
	}
	touched := p.touch
	p.Move(at)
	if again, err := p.middleOf(label); touched && err == nil { // the layout may change for the mouse
		p.Move(again)
	}
	p.button(input.Left)
	return nil
}

// middleOf returns the middle of the button with this label.
func (p *Player) middleOf(label string) (render.Point, error) {
	w, ok := p.widget(label)
	if !ok {
		var have []string
		for _, w := range p.App.Seen().Widgets {
			have = append(have, strings.TrimSpace(w.Label))
		}
		return render.Point{}, fmt.Errorf("there is no such button in sight (key pagedown shows more of a long page); there are: %s", strings.Join(have, ", "))
	}
	return w.Rect.Centre(), nil
}

// widget returns the last drawn widget with this label. All spaces count as plain ones.
func (p *Player) widget(label string) (ui.Widget, bool) {
	for _, w := range slices.Backward(p.App.Seen().Widgets) {
		if strings.EqualFold(plain(strings.TrimSpace(w.Label)), label) {
			return w, true
		}
	}
	return ui.Widget{}, false
}

// plain returns text with plain spaces instead of no-break spaces.
func plain(text string) string { return strings.ReplaceAll(text, "\u00a0", " ") }
