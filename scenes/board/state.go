package board

// A state is an activity of the hand. It is always one of these; what else the hand remembers belongs to the state, or to none.
type state uint8

const (
	stateIdle     state = iota // nothing is pointed at
	statePointing              // a cell, an edge or a button is
	stateLifted                // a piece is dragged with which a ply begins
	stateAiming                // it rests over a cell where a nudge chooses its heading
	stateCarried               // a piece of the last turn is dragged to another cell
	stateDial                  // a heading is to be chosen on the dial
	statePending               // a ply waits to be confirmed
	stateTyping                // a ply is typed
	states
)

// An event happens to the hand and may change its state.
type event uint8

const (
	eventOver     event = iota // a target comes under the pointer or the cursor
	eventOff                   // there is none any more
	eventLift                  // the pointer leaves the piece on which the button is held: a ply begins with it
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

// transitions holds the state after an event in a state: the only place where a state follows another.
var transitions = [states][events]state{
	stateIdle: {
		eventOver: statePointing, eventOff: stateIdle, eventLift: stateLifted, eventCarry: stateCarried,
		eventSettle: stateIdle, eventStray: stateIdle, eventRelease: stateIdle, eventWait: statePending, eventWithdraw: stateIdle,
		eventAsk: stateDial, eventAnswer: stateIdle, eventType: stateTyping, eventTyped: stateIdle, eventArrive: stateIdle,
	},
	statePointing: {
		eventOver: statePointing, eventOff: stateIdle, eventLift: stateLifted, eventCarry: stateCarried,
		eventSettle: statePointing, eventStray: statePointing, eventRelease: statePointing, eventWait: statePending, eventWithdraw: statePointing,
		eventAsk: stateDial, eventAnswer: statePointing, eventType: stateTyping, eventTyped: statePointing, eventArrive: stateIdle,
	},
	stateLifted: {
		eventOver: stateLifted, eventOff: stateLifted, eventLift: stateLifted, eventCarry: stateLifted,
		eventSettle: stateAiming, eventStray: stateLifted, eventRelease: stateIdle, eventWait: stateLifted, eventWithdraw: stateLifted,
		eventAsk: stateLifted, eventAnswer: stateLifted, eventType: stateTyping, eventTyped: stateLifted, eventArrive: stateIdle,
	},
	stateAiming: {
		eventOver: stateAiming, eventOff: stateAiming, eventLift: stateAiming, eventCarry: stateAiming,
		eventSettle: stateAiming, eventStray: stateLifted, eventRelease: stateIdle, eventWait: stateAiming, eventWithdraw: stateAiming,
		eventAsk: stateAiming, eventAnswer: stateAiming, eventType: stateTyping, eventTyped: stateAiming, eventArrive: stateIdle,
	},
	stateCarried: {
		eventOver: stateCarried, eventOff: stateCarried, eventLift: stateCarried, eventCarry: stateCarried,
		eventSettle: stateCarried, eventStray: stateCarried, eventRelease: stateIdle, eventWait: stateCarried, eventWithdraw: stateCarried,
		eventAsk: stateCarried, eventAnswer: stateCarried, eventType: stateTyping, eventTyped: stateCarried, eventArrive: stateIdle,
	},
	stateDial: {
		eventOver: stateDial, eventOff: stateDial, eventLift: stateLifted, eventCarry: stateCarried,
		eventSettle: stateDial, eventStray: stateDial, eventRelease: stateDial, eventWait: statePending, eventWithdraw: stateDial,
		eventAsk: stateDial, eventAnswer: stateIdle, eventType: stateTyping, eventTyped: stateDial, eventArrive: stateIdle,
	},
	statePending: {
		eventOver: statePending, eventOff: statePending, eventLift: stateLifted, eventCarry: stateCarried,
		eventSettle: statePending, eventStray: statePending, eventRelease: statePending, eventWait: statePending, eventWithdraw: stateIdle,
		eventAsk: statePending, eventAnswer: statePending, eventType: stateTyping, eventTyped: statePending, eventArrive: stateIdle,
	},
	stateTyping: {
		eventOver: stateTyping, eventOff: stateTyping, eventLift: stateLifted, eventCarry: stateCarried,
		eventSettle: stateTyping, eventStray: stateTyping, eventRelease: stateTyping, eventWait: statePending, eventWithdraw: stateTyping,
		eventAsk: stateTyping, eventAnswer: stateTyping, eventType: stateTyping, eventTyped: stateIdle, eventArrive: stateIdle,
	},
}

// dragging reports whether a piece is dragged.
func (s state) dragging() bool { return s == stateLifted || s == stateAiming || s == stateCarried }

// do changes the state by e, the only way in which it changes. What belongs to the state before goes with it.
func (h *hand) do(e event) {
	before := h.state
	h.state = transitions[before][e]
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
		h.typing.clear()
	}
}
