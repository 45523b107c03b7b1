// The states of a player's input at the board (idle, dragging, choosing a heading, confirming, typing), the events that change them, and
// the table of transitions. hand.go acts on them.

package boardui

// A state is an activity of the hand. Exactly one holds at a time.
type state uint8

const (
	stateIdle    state = iota // at most it points at something
	stateLifted               // a piece is dragged with which a ply begins
	stateAiming               // it rests over a cell where a nudge chooses its heading
	stateCarried              // a piece of the last turn is dragged to another cell
	stateDial                 // a heading is to be chosen on the dial
	statePending              // a ply waits to be confirmed
	stateTyping               // a ply is typed
	states
)

// An event happens to the hand and may change its state.
type event uint8

const (
	eventLift     event = iota // the pointer leaves the piece on which the button is held: a ply begins with it
	eventCarry                 // the same, with a piece of the last turn
	eventSettle                // the piece that is dragged has rested where a heading is to be chosen
	eventStray                 // it leaves that cell
	eventRelease               // what is dragged is let go, or put back
	eventWait                  // a ply is to be confirmed before it is played
	eventWithdraw              // it is not, or no longer
	eventAsk                   // the board asks for a heading
	eventAnswer                // it does not any more
	eventType                  // the field for a ply opens
	eventTyped                 // it closes
	eventArrive                // another position is in force
	events
)

// The states of an empty hand, and those in which a piece is dragged.
const (
	empty    = 1<<stateIdle | 1<<stateDial | 1<<statePending | 1<<stateTyping
	dragging = 1<<stateLifted | 1<<stateAiming | 1<<stateCarried
)

// transitions holds the state to which an event leads from some states, a bit each. In any other state the event changes nothing.
var transitions = [events]struct {
	from uint
	to   state
}{
	eventLift:     {empty, stateLifted},
	eventCarry:    {empty, stateCarried},
	eventSettle:   {1 << stateLifted, stateAiming},
	eventStray:    {1 << stateAiming, stateLifted},
	eventRelease:  {dragging, stateIdle},
	eventWait:     {empty, statePending},
	eventWithdraw: {1 << statePending, stateIdle},
	eventAsk:      {1 << stateIdle, stateDial},
	eventAnswer:   {1 << stateDial, stateIdle},
	eventType:     {empty | dragging, stateTyping},
	eventTyped:    {1 << stateTyping, stateIdle},
	eventArrive:   {empty | dragging, stateIdle},
}

// after returns the state after e in s: the only place where a state follows another.
func (s state) after(e event) state {
	if t := transitions[e]; t.from>>s&1 == 1 {
		return t.to
	}
	return s
}

// dragging reports whether a piece is dragged.
func (s state) dragging() bool { return dragging>>s&1 == 1 }

// do changes the state by e, the only way in which it changes. What belongs to the state before goes with it.
func (h *Hand) do(e event) {
	before := h.state
	h.state = before.after(e)
	if h.state == before {
		return
	}
	switch before {
	case stateLifted, stateAiming:
		if h.state != stateLifted && h.state != stateAiming {
			h.steering.reset()
		}
	case stateCarried:
		h.carry = nil
	case stateTyping:
		h.Typing.clear()
	}
}
