// Typing: a ply typed in the notation of the game. It completes, parses and checks the text as it is typed, and plays it. Change here what may be
// left out (plain). The text field on the page is in play/typing.go.

package boardui

import (
	"errors"
	"strings"

	"quintet/games"
	"quintet/games/board"
)

// Typing is the field in which a ply is typed in the notation of the game.
type Typing struct {
	hand    *Hand
	text    string
	problem board.Message // why it cannot be played, empty until Play is tried
	move    games.Move    // what Enter plays: the only ply that begins with text, or the one whose notation is text; NoMove for none
}

// Open reports whether the field is open.
func (y *Typing) Open() bool { return y.hand.state == stateTyping }

// Begin opens the field, empty. The hand puts down what it holds.
func (y *Typing) Begin() {
	y.hand.putBack()
	y.hand.withdraw()
	y.clear()
	y.hand.do(eventTypingOpen)
}

// End closes the field.
func (y *Typing) End() { y.hand.do(eventTypingClose) }

// clear forgets what was typed.
func (y *Typing) clear() { y.text, y.problem, y.move = "", board.Message{}, games.NoMove }

// Typed returns the text, what Enter would play, and why the text cannot be played if Play was tried.
func (y *Typing) Typed() (text string, move games.Move, wrong board.Message) {
	return y.text, y.move, y.problem
}

// Type sets the text. It returns the notation of all plies that begin with it.
func (y *Typing) Type(text string) (begins []string) {
	if y.text != text {
		y.text, y.problem = text, board.Message{}
	}
	p, begin := y.hand.model.position(), plain(text)
	whole, last := games.NoMove, games.NoMove
	for _, m := range p.AppendMoves(nil) {
		notation := y.hand.model.game.FormatMove(p, m)
		if !strings.HasPrefix(plain(notation), begin) {
			continue
		}
		begins, last = append(begins, notation), m
		if plain(notation) == begin {
			whole = m
		}
	}
	if len(begins) == 1 {
		whole = last
	}
	y.move = whole
	return begins
}

// plain returns text without spaces, hyphens and capitals, which need not be typed.
func plain(text string) string {
	return strings.NewReplacer(" ", "", "-", "").Replace(strings.ToLower(text))
}

// Play closes the field and returns the typed ply, or the only one that begins with the text. If there is none the field stays open and says why.
func (y *Typing) Play() []Intent {
	m, err := y.hand.model.game.ParseMove(y.hand.model.position(), strings.TrimSpace(y.text))
	var illegal *games.IllegalError
	switch {
	case err == nil:
	case y.text != "" && y.move != games.NoMove:
		m = y.move
	case errors.As(err, &illegal):
		y.problem = illegal.Reason.Text
		return nil
	default:
		y.problem = board.Say("play.type.wrong", y.Example())
		return nil
	}
	y.End()
	return []Intent{{Do: Play, Move: m}}
}

// Example returns the notation of a legal ply.
func (y *Typing) Example() string {
	p := y.hand.model.position()
	return y.hand.model.game.FormatMove(p, p.AppendMoves(nil)[0])
}
