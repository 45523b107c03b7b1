// Typed plies: completing, parsing and checking notation as it is typed. The field on the page is in play/typing.go.

package boardui

import (
	"errors"
	"strings"

	"quintet/games"
	"quintet/games/board"
)

// A typedPly is a ply that is being typed in the notation of the game.
type typedPly struct {
	model *model
	text  string
	wrong board.Message // why it cannot be played, empty as long as that is not asked
	move  games.Move    // what Enter plays: the only ply that begins so, or the one that is typed whole; NoMove for none
}

// clear forgets what was typed.
func (y *typedPly) clear() { y.text, y.wrong, y.move = "", board.Message{}, games.NoMove }

// complete finds the plies that begin with what is typed, and what Enter would play of them. It returns how they are written.
func (y *typedPly) complete() (begins []string) {
	p, begin := y.model.position(), plain(y.text)
	whole, last := games.NoMove, games.NoMove
	for _, m := range p.AppendMoves(nil) {
		text := y.model.game.FormatMove(p, m)
		if !strings.HasPrefix(plain(text), begin) {
			continue
		}
		begins, last = append(begins, text), m
		if plain(text) == begin {
			whole = m
		}
	}
	if len(begins) == 1 {
		whole = last
	}
	y.move = whole
	return begins
}

// example returns a ply as it is written.
func (y *typedPly) example() string {
	p := y.model.position()
	return y.model.game.FormatMove(p, p.AppendMoves(nil)[0])
}

// plain returns text without what a player need not type.
func plain(text string) string {
	return strings.NewReplacer(" ", "", "-", "").Replace(strings.ToLower(text))
}

// parse returns the ply that is typed, or the only one that begins so. It notes what is wrong where there is none.
func (y *typedPly) parse() (m games.Move, ok bool) {
	m, err := y.model.game.ParseMove(y.model.position(), strings.TrimSpace(y.text))
	if err == nil {
		return m, true
	}
	if y.text != "" && y.move != games.NoMove {
		return y.move, true
	}
	var illegal *games.IllegalError
	if errors.As(err, &illegal) {
		y.wrong = illegal.Reason.Text
	} else {
		y.wrong = board.Say("play.type.wrong", y.example())
	}
	return games.NoMove, false
}

// Field returns the field in which a ply is typed.
func (h *Hand) Field() Field { return Field{h} }

// A Field takes a typed ply.
type Field struct{ h *Hand }

// Open reports whether it is open.
func (f Field) Open() bool { return f.h.state == stateTyping }

// Begin opens it, empty. What the hand holds is put down.
func (f Field) Begin() {
	f.h.putBack()
	f.h.withdraw()
	f.h.typing.clear()
	f.h.do(eventType)
}

// End closes it.
func (f Field) End() { f.h.do(eventTyped) }

// Typed returns what is typed, what Enter would play of it, and why it cannot be played, if someone has asked for that.
func (f Field) Typed() (text string, move games.Move, wrong board.Message) {
	y := &f.h.typing
	return y.text, y.move, y.wrong
}

// Type takes text as what is typed, and returns the plies that begin so as they are written.
func (f Field) Type(text string) (begins []string) {
	y := &f.h.typing
	if y.text != text {
		y.text, y.wrong = text, board.Message{}
	}
	return y.complete()
}

// Play returns the ply that is typed or the only one that begins so, and closes the field; or says why there is none.
func (f Field) Play() []Intent {
	m, ok := f.h.typing.parse()
	if !ok {
		return nil
	}
	f.End()
	return []Intent{{Do: Play, Move: m}}
}

// Example returns a ply as it is written.
func (f Field) Example() string { return f.h.typing.example() }
