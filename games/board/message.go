// Messages from games to players (Message), as a key with arguments. An argument may be an action bound to a key (Act) or instructions for mouse,
// keyboard and finger (Instruction). Also why a click was refused (Reason), and the legal move offered instead (Repair). Add an action that games
// mention here; package games/words turns messages into sentences.

package board

// A Message is a sentence before it is worded: a key of the catalogues in games/words and its arguments. An argument is an int, a string to show
// unchanged (a cell, a name), a Message to word first, an Act, or an Instruction.
type Message struct {
	Key  string
	Args []any
}

// An Act is an action bound to a key. Players choose the keys, so the code that shows a message inserts the key in force.
type Act string

// The acts that games mention.
const (
	ActTileOn Act = "tileon" // turns the piece in hand clockwise
	ActFlip   Act = "flip"   // exchanges the halves of the piece in hand

	ActPlay      Act = "act"        // clicks at the keyboard cursor
	ActNext      Act = "nexttarget" // moves to the next cell that can be pointed at
	ActBack      Act = "back"       // undoes the last half-step
	ActDialLeft  Act = "dialleft"
	ActDialRight Act = "dialright"
)

// Acts returns all acts.
func Acts() []Act {
	return []Act{ActTileOn, ActFlip, ActPlay, ActNext, ActBack, ActDialLeft, ActDialRight}
}

// An Instruction says how to do something: with a mouse, with the keyboard, and with a finger if the words for a mouse do not fit. As an argument it is worded
// by Pointer unless ByKeys or ByTouch has chosen another.
type Instruction struct{ Pointer, Keys, Touch Message }

// HowToPlay returns the way to play a cell: with the pointer in the words of key, with the keyboard at its cursor.
func HowToPlay(key string) Instruction {
	return Instruction{Pointer: Say(key), Keys: Say("game.keys", ActPlay)}
}

// ByKeys returns m in the words for the keyboard. m is unchanged.
func (m Message) ByKeys() Message { return m.choose(func(w Instruction) Message { return w.Keys }) }

// ByTouch returns m in the words for a finger. m is unchanged.
func (m Message) ByTouch() Message {
	return m.choose(func(w Instruction) Message {
		if w.Touch.Empty() {
			return w.Pointer
		}
		return w.Touch
	})
}

// choose returns m with each Instruction replaced by the words that choose picks.
func (m Message) choose(choose func(Instruction) Message) Message {
	args := make([]any, len(m.Args))
	for i, a := range m.Args {
		switch x := a.(type) {
		case Instruction:
			a = choose(x).choose(choose)
		case Message:
			a = x.choose(choose)
		}
		args[i] = a
	}
	m.Args = args
	return m
}

// Say makes a message.
func Say(key string, args ...any) Message { return Message{Key: key, Args: args} }

// Empty reports whether there is nothing to say.
func (m Message) Empty() bool { return m.Key == "" }

// A Reason says why something is not allowed, and which cells prove it.
type Reason struct {
	Text  Message
	Cells []Target // each gets a ring
	Count []Target // each gets a frame: the message gives their number
	Line  []Target // a line through their centres, at least two when there is one
	Box   []Target // one box around all of them
	// Repair is the legal move closest to the one that was tried; its Path is empty if there is none.
	Repair Repair
}

// A Repair is something to do instead of a refused action: take back Back plies of the open turn, then point at the targets of Path in order.
type Repair struct {
	Text Message // what it does
	Back int
	Path []Target
}
