// Reads keyboard, mouse and wheel from Ebitengine in each tick, and splits them into frames with one action each (oneEach). Change key names,
// keyboard layouts and repeats here. presses.go handles fast clicks, touch.go fingers, typist.go text input.

package window

import (
	"strings"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"quintet/render/input"
)

// A reader turns the input state of Ebitengine into frames.
type reader struct {
	keys      []ebiten.Key             // currently down
	names     map[ebiten.Key]input.Key // their names when they went down: the system is asked once
	held      bool                     // one of them is not a modifier
	repeats   bool                     // one of them repeats while it is held
	unfocused bool                     // the window does not have the focus in this frame
	resized   bool                     // the window has got another size in this frame
	finger    finger
	touches   touches
	mouse     [2]float64 // its previous position
	at        [2]float64 // the pointer, in logical pixels
	drop      drop
}

// named are the keys that are not named by the character they type.
var named = map[ebiten.Key]input.Key{
	ebiten.KeyEscape: input.Esc, ebiten.KeyEnter: input.Enter, ebiten.KeyNumpadEnter: input.Enter, ebiten.KeySpace: input.Space,
	ebiten.KeyTab: input.Tab, ebiten.KeyBackspace: input.Backspace, ebiten.KeyDelete: input.Delete,
	ebiten.KeyArrowLeft: input.ArrowL, ebiten.KeyArrowRight: input.ArrowR, ebiten.KeyArrowUp: input.ArrowU, ebiten.KeyArrowDown: input.ArrowD,
	ebiten.KeyHome: input.Home, ebiten.KeyEnd: input.End, ebiten.KeyPageUp: input.PageUp, ebiten.KeyPageDown: input.PageDown,
	ebiten.KeyContextMenu: input.ContextMenu,
}

// repeating are the keys that repeat while they are held.
var repeating = map[input.Key]bool{
	input.Backspace: true, input.Delete: true, input.ArrowL: true, input.ArrowR: true, input.ArrowU: true, input.ArrowD: true,
	input.PageUp: true, input.PageDown: true,
}

// Held keys repeat after repeatDelay ticks, every repeatEvery ticks.
const (
	repeatDelay = 30
	repeatEvery = 4
)

// frame returns the input of this tick for a screen of w by h device pixels, preceded by what fingers did since the last tick.
func (r *reader) frame(w, h int, scale float64) (before []input.Frame, f input.Frame) {
	x, y := ebiten.CursorPositionF()
	x, y = logical(x, y, scale)
	x, y = r.follow(x, y, float64(w)/scale, float64(h)/scale, ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft))
	_, wheel := ebiten.Wheel()
	r.drop.take(ebiten.DroppedFiles())
	f = input.Frame{
		W: w, H: h, Scale: float32(scale),
		X: float32(x), Y: float32(y), Wheel: notches(wheel),
		Unfocused: r.unfocused,
		Typed:     ebiten.AppendInputChars(nil),
		Dropped:   r.drop.next(),
		Ctrl:      ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta),
		Alt:       ebiten.IsKeyPressed(ebiten.KeyAlt),
		Shift:     ebiten.IsKeyPressed(ebiten.KeyShift),
	}
	before, used := r.touch(&f, scale)
	if !used {
		readButton(&f, input.Left, ebiten.MouseButtonLeft)
		readButton(&f, input.Right, ebiten.MouseButtonRight)
	}
	r.readKeys(&f)
	return before, f
}

// follow returns the position of the pointer that Ebitengine sees at x, y in a window of w by h, all in logical pixels. A pointer that stays outside
// has not moved unless it drags something. Nor has one moved in a frame with another size, in which Ebitengine may place it by the previous size: it asks
// for the sizes of the screen and of the window one after the other.
func (r *reader) follow(x, y, w, h float64, drags bool) (float64, float64) {
	outside := func(x, y float64) bool { return x < 0 || y < 0 || x >= w || y >= h }
	if !r.resized && (drags || !outside(x, y) || !outside(r.at[0], r.at[1])) {
		r.at = [2]float64{x, y}
	}
	return r.at[0], r.at[1]
}

// more reports whether there already is input for the next frame.
func (r *reader) more() bool { return r.repeats || len(r.drop) > 0 }

// readButton adds what b of the mouse, m in Ebitengine, did in this tick.
func readButton(f *input.Frame, b input.Button, m ebiten.MouseButton) {
	if ebiten.IsMouseButtonPressed(m) {
		f.Down |= b
	}
	if inpututil.IsMouseButtonJustPressed(m) {
		f.Pressed |= b
	}
	if inpututil.IsMouseButtonJustReleased(m) {
		f.Released |= b
	}
}

// readKeys adds the keys of this tick to f.
func (r *reader) readKeys(f *input.Frame) {
	r.keys, r.repeats = inpututil.AppendPressedKeys(r.keys[:0]), false
	for _, k := range r.keys {
		name := r.name(k)
		r.repeats = r.repeats || repeating[name]
		if name != "" {
			f.Held = append(f.Held, modifiers()+name)
		}
		d := inpututil.KeyPressDuration(k) // 0 for a key that has gone up again in this tick
		if name != "" && (inpututil.IsKeyJustPressed(k) || repeating[name] && d > repeatDelay && d%repeatEvery == 0) {
			f.Keys = append(f.Keys, modifiers()+name)
		}
	}
	r.held = len(f.Held) > 0
}

// name returns the name of k, which is down, from the time when it went down.
func (r *reader) name(k ebiten.Key) input.Key {
	name, known := r.names[k]
	if !known || inpututil.IsKeyJustPressed(k) {
		if r.names == nil {
			r.names = map[ebiten.Key]input.Key{}
		}
		name = keyName(k, ebiten.KeyName)
		r.names[k] = name
	}
	return name
}

// keyName returns the name of k on a keyboard whose layout types layout(k), "" for modifiers and unused keys. A key is named by what it types, so
// that shortcuts follow Dvorak and AZERTY. It is named by its place on an American keyboard if it types a letter, figure or vowel sign of a script
// other than Latin, or if the system does not reveal its layout, as in some browsers.
func keyName(k ebiten.Key, layout func(ebiten.Key) string) input.Key {
	if n, ok := named[k]; ok {
		return n
	}
	if k >= ebiten.KeyF1 && k <= ebiten.KeyF12 {
		return input.Key(strings.ToLower(k.String()))
	}
	n := strings.ToLower(layout(k))
	if n == "" || foreign(n) || letterKey(k) && !latin(n) && !latinLayout(layout) {
		return placeName(k)
	}
	return input.Key(n)
}

// foreign reports whether a key that types name types something of a script other than Latin. Symbols belong to every script.
func foreign(name string) bool {
	return strings.ContainsFunc(name, func(r rune) bool {
		return r > unicode.MaxASCII && (unicode.IsLetter(r) && !unicode.Is(unicode.Latin, r) || unicode.IsMark(r) || unicode.IsDigit(r))
	})
}

// latin reports whether a key that types name types a Latin letter.
func latin(name string) bool {
	return strings.ContainsFunc(name, func(r rune) bool { return unicode.Is(unicode.Latin, r) })
}

// letterKey reports whether k has a letter on an American keyboard.
func letterKey(k ebiten.Key) bool { return k >= ebiten.KeyA && k <= ebiten.KeyZ }

// latinLayout reports whether a layout has Latin letters. On one without, such as Hebrew, a symbol in the place of a letter is named by its place as
// well, so that Ctrl+Q exists.
func latinLayout(layout func(ebiten.Key) string) bool {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		if latin(layout(k)) {
			return true
		}
	}
	return false
}

// placeName returns the name of k on an American keyboard.
func placeName(k ebiten.Key) input.Key {
	if n := k.String(); len(n) == 1 {
		return input.Key(strings.ToLower(n))
	} else if figure, ok := strings.CutPrefix(n, "Digit"); ok {
		return input.Key(figure)
	}
	return plain[k]
}

// plain are the keys that are not named by what they type.
var plain = map[ebiten.Key]input.Key{
	ebiten.KeyComma: ",", ebiten.KeyMinus: "-", ebiten.KeyEqual: "=", ebiten.KeyPeriod: ".", ebiten.KeySlash: "/",
	ebiten.KeySemicolon: ";", ebiten.KeyQuote: "'", ebiten.KeyBackquote: "`", ebiten.KeyBracketLeft: "[", ebiten.KeyBracketRight: "]", ebiten.KeyBackslash: "\\",
}

// modifiers returns the prefix for the modifiers held now.
func modifiers() input.Key {
	prefix := input.Key("")
	if ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta) {
		prefix += "ctrl+"
	}
	if ebiten.IsKeyPressed(ebiten.KeyAlt) {
		prefix += "alt+"
	}
	if ebiten.IsKeyPressed(ebiten.KeyShift) {
		prefix += "shift+"
	}
	return prefix
}

// oneEach splits f, the input of a tick, into frames with one action each: what the mouse did, then one key after another, and all typed text at the
// end. The program handles one action per frame, and a busy machine puts a click and the key after it into one tick.
func oneEach(f input.Frame) []input.Frame {
	var all []input.Frame
	keys, typed := f.Keys, f.Typed
	f.Keys, f.Typed = nil, nil
	if f.Pressed|f.Released != 0 || f.Wheel != 0 || f.Dropped != nil || len(keys)+len(typed) == 0 {
		all = append(all, f)
		f.Pressed, f.Released, f.Wheel, f.Dropped = 0, 0, 0, nil
	}
	for i := range keys {
		f.Keys = keys[i : i+1]
		all = append(all, f)
	}
	if len(typed) == 0 {
		return all
	}
	if len(keys) == 0 {
		all = append(all, f)
	}
	all[len(all)-1].Typed = typed // a phone deletes first and then types the replacement
	return all
}
