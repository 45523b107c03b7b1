// The states of a player's input at the board (idle, dragging, choosing a heading, confirming, typing), the events that change them, and the table of
// transitions. Add a state or a transition here (transitions). The other files of the hand send the events with do.

package boardui

// A state is what the hand is doing. It is in exactly one.
type state uint8

const (
	stateIdle    state = iota // pointing at most
	stateLifted               // dragging a piece to begin a ply
	stateAiming               // the dragged piece rests over a cell where a nudge chooses its heading
	stateCarried              // dragging a piece of the last turn to another cell
	stateDial                 // choosing a heading on the dial
	statePending              // a ply waits to be confirmed
	stateTyping               // typing a ply
	states
)

// An event may change the state of the hand.
type event uint8

const (
	eventLift        event = iota // the pointer leaves a piece with the button down, and a ply begins with it
	eventCarry                    // the same, with a piece of the last turn
	eventRest                     // the dragged piece has rested on a cell that needs a heading
	eventLeaveCell                // it leaves that cell
	eventRelease                  // the drag ends
	eventWait                     // a ply becomes pending
	eventWithdraw                 // it is no longer pending
	eventDialOpen                 // the board shows a dial
	eventDialClose                // it shows none
	eventTypingOpen               // the field for notation opens
	eventTypingClose              // it closes
	eventNewPosition              // another position is in force
	events
)

// The states in which the hand is empty, and those in which it drags a piece, a bit each.
const (
	empty    = 1<<stateIdle | 1<<stateDial | 1<<statePending | 1<<stateTyping
	dragging = 1<<stateLifted | 1<<stateAiming | 1<<stateCarried
)

// transitions lists for each event the states it changes, a bit each, and the new state. In other states the event has no effect.
var transitions = [events]struct {
	from uint
	to   state
}{
	eventLift:        {empty, stateLifted},
	eventCarry:       {empty, stateCarried},
	eventRest:        {1 << stateLifted, stateAiming},
	eventLeaveCell:   {1 << stateAiming, stateLifted},
	eventRelease:     {dragging, stateIdle},
	eventWait:        {empty, statePending},
	eventWithdraw:    {1 << statePending, stateIdle},
	eventDialOpen:    {1 << stateIdle, stateDial},
	eventDialClose:   {1 << stateDial, stateIdle},
	eventTypingOpen:  {empty | dragging, stateTyping},
	eventTypingClose: {1 << stateTyping, stateIdle},
	eventNewPosition: {empty | dragging, stateIdle},
}

// after returns the state that follows s on e.
func (s state) after(e event) state {
	if t := transitions[e]; t.from>>s&1 == 1 {
		return t.to
	}
	return s
}

// dragging reports whether a piece is dragged.
func (s state) dragging() bool { return dragging>>s&1 == 1 }

// do changes the state on e, and clears what belonged to the old state. The state changes nowhere else.
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
