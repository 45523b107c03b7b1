package boardui

import (
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/games/catalog/catalogtest"
	"quintet/render/input"
)

// reaches returns all states that events lead to from a state, including that state.
func reaches(from state) (all [states]bool) {
	all[from] = true
	for again := true; again; {
		again = false
		for s := range states {
			for e := range events {
				if next := s.after(e); all[s] && !all[next] {
					all[next], again = true, true
				}
			}
		}
	}
	return all
}

// TestTransitions walks through the whole table: what every event leads to, from every state.
func TestTransitions(t *testing.T) {
	dragging := []state{stateLifted, stateAiming, stateCarried}
	for s := range states {
		want := [events]state{}
		for e := range want {
			want[e] = s // an event that does not concern a state leaves it as it is
		}
		want[eventNewPosition] = stateIdle  // input does not outlive its position
		want[eventTypingOpen] = stateTyping // from everywhere
		if !slices.Contains(dragging, s) {
			want[eventLift], want[eventCarry], want[eventWait] = stateLifted, stateCarried, statePending // the hand is empty
		}
		switch s {
		case stateIdle:
			want[eventDialOpen] = stateDial
		case stateLifted:
			want[eventRest], want[eventRelease] = stateAiming, stateIdle
		case stateAiming:
			want[eventLeaveCell], want[eventRelease] = stateLifted, stateIdle
		case stateCarried:
			want[eventRelease] = stateIdle
		case stateDial:
			want[eventDialClose] = stateIdle
		case statePending:
			want[eventWithdraw] = stateIdle
		case stateTyping:
			want[eventTypingClose] = stateIdle
		}
		for e := range events {
			if got := s.after(e); got != want[e] {
				t.Errorf("event %d leads from state %d to %d, want %d", e, s, got, want[e])
			}
		}
		if all := reaches(s); slices.Contains(all[:], false) {
			t.Errorf("from state %d the hand reaches only %v", s, all)
		}
	}
}

// TestHandKeepsOnlyStateData makes random strokes on boards of every kind. After each, the hand remembers only what belongs to its state,
// and every ply that it asks for is legal. The strokes reach every state.
func TestHandKeepsOnlyStateData(t *testing.T) {
	seen, strokes := [states]bool{}, 2000
	if testing.Short() {
		strokes = 300
	}
	for i, table := range catalogtest.Tables(6) {
		for _, lock := range []bool{false, true} {
			b := newBench(t, table.String(), "")
			b.config.Settings.ConfirmPlies, b.config.Settings.TwoClickTiles = lock, i%2 == 0
			b.frame(input.Frame{})
			for range strokes {
				b.stroke()
			}
			for s := range states {
				seen[s] = seen[s] || b.states[s]
			}
		}
	}
	if slices.Contains(seen[:], false) {
		t.Errorf("the strokes have led to the states %v only", seen)
	}
}

// consistent reports whether h remembers nothing that belongs to another state.
func consistent(h *Hand) bool {
	steers := h.state == stateLifted || h.state == stateAiming
	return (h.carry != nil) == (h.state == stateCarried) &&
		(h.steering.at == board.NoTarget || steers) &&
		(h.Typing.text == "" || h.state == stateTyping) &&
		(h.state != stateAiming || h.steering.at != board.NoTarget) &&
		len(h.intents) == 0
}
