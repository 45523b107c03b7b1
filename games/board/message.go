// Messages that games say to players, as keys with arguments, reasons for a refusal, and corrections offered with them. games/words turns them
// into sentences.

package board

// A Message is a sentence that is not worded yet: a key of the catalogues in games/words and its arguments. An argument is an int, a string to
// be shown as it is (a cell, a name), a Message to be worded first, an Act, or a Way.
type Message struct {
	Key  string
	Args []any
}

// An Act is something that a key does. Players choose the keys, so who shows a message puts the key in force in its place.
type Act string

// The acts that games speak about.
const (
	ActTileOn Act = "tileon" // turns the piece in the hand, clockwise
	ActFlip   Act = "flip"   // exchanges its halves

	ActPlay      Act = "act"        // what a click does, at the cursor of the keyboard
	ActNext      Act = "nexttarget" // leads to the next cell that can be pointed at
	ActBack      Act = "back"       // takes the last half-step back
	ActDialLeft  Act = "dialleft"
	ActDialRight Act = "dialright"
)

// Acts returns all acts.
func Acts() []Act {
	return []Act{ActTileOn, ActFlip, ActPlay, ActNext, ActBack, ActDialLeft, ActDialRight}
}

// A Way tells by which act something is done: with a mouse, with the keyboard, and with a finger where the words for a mouse do not fit
// one. As an argument it is worded by Pointer, until ByKeys or ByTouch has chosen.
type Way struct{ Pointer, Keys, Touch Message }

// ToPlay returns the way to play a cell: with the pointer in the words of key, with the keyboard at its cursor.
func ToPlay(key string) Way { return Way{Pointer: Say(key), Keys: Say("game.keys", ActPlay)} }

// ByKeys returns m in the words for the keyboard. m itself stays as it is.
func (m Message) ByKeys() Message { return m.by(func(w Way) Message { return w.Keys }) }

// ByTouch returns m in the words for a finger. m itself stays as it is.
func (m Message) ByTouch() Message {
	return m.by(func(w Way) Message {
		if w.Touch.Empty() {
			return w.Pointer
		}
		return w.Touch
	})
}

// by returns m with the words that choose takes from each Way in it.
func (m Message) by(choose func(Way) Message) Message {
	args := make([]any, len(m.Args))
	for i, a := range m.Args {
		switch x := a.(type) {
		case Way:
			a = choose(x).by(choose)
		case Message:
			a = x.by(choose)
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

// A Reason says why something is not allowed, with the cells that prove it.
type Reason struct {
	Text  Message
	Cells []Target // ringed one by one
	Count []Target // framed one by one: the words say how many they are
	Line  []Target // a line through their centres, at least two when there is one
	Box   []Target // one box around all of them
	// Repair is the legal move closest to the one that was tried; its Path is empty if there is none.
	Repair Repair
}

// A Repair is something to do instead of what was refused: Back plies of the open turn are taken back, then Path is pointed at, from its
// first target to the last.
type Repair struct {
	Text Message // what it does
	Back int
	Path []Target
}
