// Package ui is the widget kit of the scenes: buttons, choices and text fields, laid out and handled in one pass.
//
// A scene describes itself once (scenes.Scene.Frame). In the pass that handles input the widgets answer what was done to them; in the pass that
// draws they answer nothing. A widget is clicked when the button went down and up again inside it.
//
// This file has the pass (UI): what was clicked, which keys were pressed, and the widgets, for scripts. State is what lasts between passes. Change
// here which widget gets a click or a key (Clicked, Act).
//
// # Files
//
//   - layout.go: rows, columns and the other elements of a page
//   - command.go: what a player can do; button.go: the button of a command; face.go: how it looks
//   - toolbar.go: commands side by side, and the menu of those without room
//   - choices.go: choices in a row, and switches
//   - field.go: text fields; buffer.go: edits the text in one; fieldtools.go: its buttons for touch
//   - scroll.go: areas that scroll; finger.go: touch targets and swipes; focus.go: the keyboard focus
//   - modal.go: menus, dialogs and toasts above a page
//   - tip.go: tooltips; captions.go: the keys of all controls while Alt is held
//   - paper.go: writes text and paints, and records it for tests; wording.go: translates texts and names keys
package ui

import (
	"slices"
	"time"

	"quintet/games/words"
	"quintet/render"
	"quintet/render/due"
	"quintet/render/input"
	"quintet/scenes/data/keys"
)

// A Widget is something that could be pressed in the last pass, for scripts and tests.
type Widget struct {
	Label string
	Rect  render.Rect
	Part  bool   // the rest of it is scrolled out of view
	Lit   bool   // it is selected, or its effect is in force
	Key   string // that presses it, "" for none
}

// State is the kit's state between passes. The zero State is ready.
type State struct {
	Passes    int          // made over the page so far
	press     render.Point // where the left button went down, in pixels of the page
	pressed   bool
	editor    editor
	ring      ring
	scrolling scrolling
	tooltip   tooltip
	captions  captions
	now       time.Time // of the last pass with input
	targets   targets
	menu      bool // that of a toolbar is open
}

// At sets the time and input of the next passes. Call it before a pass with input.
func (s *State) At(now time.Time, in input.Frame) {
	s.now = now
	s.tooltip.setTime(now)
	s.captions.hold(in.Alt && !in.Unfocused, now)
}

// Due returns when the next pass is needed without input: at once for captions that fade in or out and for a selection that scrolls, later for a
// tooltip where the pointer rests.
func (s *State) Due() due.Time {
	return due.Earliest(s.tooltip.due(), due.If(s.captions.fading(s.now) || s.editor.dragsBeyond))
}

// Handles reports whether that pass must be one with input, because the pointer does something even at rest.
func (s *State) Handles() bool { return s.editor.dragsBeyond }

// UI is one pass over a scene.
type UI struct {
	paper
	wording
	Clipboard Clipboard
	In        input.Frame // empty but for the pointer and the size in the pass that draws
	Zoom      float32     // logical pixels per pixel of the page, 0 for 1

	// Widgets and text seen in this pass, for scripts and tests.
	Widgets   []Widget
	Off       []Widget       // disabled ones
	Announced string         // instructions and events, for screen readers; see Announce
	Played    *render.Layout // the board that can be played on, nil if there is none

	state *State
	// pressing are the actions that press the widget with the focus; none if nothing can have it.
	pressing []keys.Action

	finger       render.Point // the pointer, even while a finger scrolls
	scrolledArea *region      // the last one that was scrolled
	within       *region      // the one being drawn

	live      bool     // input is handled
	modal     bool     // a layer is open above the page
	inputUsed bool     // a widget has used the input
	moved     bool     // the pointer has moved since the last pass with input
	overlays  []func() // painted above everything else

	menu   []Command   // those without room in a toolbar
	menuAt render.Rect // the button of their menu
}

// New begins a pass. live says that input is handled; otherwise in serves only to show where the pointer is.
func New(b *render.Brush, in input.Frame, book *words.Book, s *State, live bool) *UI {
	if !live {
		in = withoutActions(in)
	}
	if in.Pressed&input.Left != 0 {
		s.press, s.pressed = render.Point{X: in.X, Y: in.Y}, true
	}
	u := &UI{
		paper: paper{Brush: b}, wording: wording{Book: book, touch: in.Touch}, In: in, state: s, live: live, pressing: []keys.Action{keys.Press, keys.Choose},
		finger: render.Point{X: in.X, Y: in.Y}, Widgets: make([]Widget, 0, len(s.targets)),
	}
	if s.scrolling.swipe.on {
		u.hideFinger()
	}
	s.ring.begin(u)
	u.moved = live && s.tooltip.begin(u.Pointer())
	if live {
		s.editor.tools.press(u)
	}
	return u
}

// withoutActions returns in for drawing: the window, the pointer, and what is held.
func withoutActions(in input.Frame) input.Frame {
	return input.Frame{W: in.W, H: in.H, Scale: in.Scale, X: in.X, Y: in.Y, Down: in.Down, Held: in.Held, Alt: in.Alt, Touch: in.Touch, Long: in.Long, Composing: in.Composing}
}

// Done ends the pass.
func (u *UI) Done() {
	u.state.Passes++
	if !u.live { // a pass with input may end before the page does
		u.state.keepEditing()
	}
	u.state.ring.finish(u)
	u.state.targets.store(u.Widgets)
	if u.live && u.In.Down&input.Left == 0 {
		u.state.scrolling.swipe = swipe{}
	}
	for _, paint := range u.overlays {
		paint()
	}
	if !u.live {
		return
	}
	if u.state.HasEditor() && u.In.Pressed&input.Left != 0 && !u.inputUsed {
		u.state.editor.leave()
	}
	if u.In.Down&input.Left == 0 {
		u.state.pressed = false
	}
}

// Live reports whether this pass handles input.
func (u *UI) Live() bool { return u.live }

// Pointer returns where the pointer is.
func (u *UI) Pointer() render.Point { return render.Point{X: u.In.X, Y: u.In.Y} }

// Press returns where the left button went down, if it is still down or was just released.
func (u *UI) Press() (render.Point, bool) {
	return u.state.press, u.state.pressed
}

// Over reports whether the pointer is in r and was not pressed elsewhere.
func (u *UI) Over(r render.Rect) bool {
	at, pressed := u.Press()
	return u.hits(r, u.Pointer()) && (!pressed || u.hits(r, at))
}

// Clicked reports whether the left button went down and up in r. It takes the input.
func (u *UI) Clicked(r render.Rect) bool {
	at, pressed := u.Press()
	if u.inputUsed || u.In.Released&input.Left == 0 || !pressed || !u.hits(r, u.Pointer()) || !u.hits(r, at) {
		return false
	}
	u.inputUsed = true
	return true
}

// Act reports whether a key of a was pressed while no text field has the focus. It takes the input.
func (u *UI) Act(a keys.Action) bool {
	if a == "" || u.inputUsed || u.state.HasEditor() || !u.Keys.Pressed(u.In, a) {
		return false
	}
	if u.state.ring.shown && len(u.pressing) > 0 && !slices.Contains(u.pressing, a) && u.pressedByKey() {
		return false // it is for the widget with the focus
	}
	u.inputUsed = true
	return true
}

// Presses reports whether a key of a was pressed while no text field has the focus. It does not take the input.
func (u *UI) Presses(a keys.Action) bool { return !u.state.HasEditor() && u.Keys.Pressed(u.In, a) }

// Holds reports whether a key of a is held while no text field has the focus. It works in a pass that draws, too.
func (u *UI) Holds(a keys.Action) bool { return !u.state.HasEditor() && u.Keys.Held(u.In, a) }

// Take uses up the input of this pass, so that later widgets do not see it. A modal layer calls it at its end.
func (u *UI) Take() { u.inputUsed = true }

// Free reports whether nothing has used the input yet.
func (u *UI) Free() bool { return !u.inputUsed }

// Add adds a widget for scripts, in pixels of the page.
func (u *UI) Add(label string, r render.Rect) {
	u.Widgets = append(u.Widgets, Widget{Label: label, Rect: r})
}
