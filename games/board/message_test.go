package board_test

import (
	"reflect"
	"testing"

	"quintet/games/board"
)

func TestInstructionFitsDevice(t *testing.T) {
	full := board.Instruction{Pointer: board.Say("click"), Keys: board.Say("press", board.ActPlay), Touch: board.Say("tap")}
	short := board.Instruction{Pointer: board.Say("any"), Keys: board.Say("key")}
	m := board.Say("outer", full, board.Say("inner", short), 3)
	if got, want := m.ByTouch(), board.Say("outer", board.Say("tap"), board.Say("inner", board.Say("any")), 3); !sameWords(got, want) {
		t.Errorf("by touch: got %v, want %v", got, want)
	}
	if got, want := m.ByKeys(), board.Say("outer", board.Say("press", board.ActPlay), board.Say("inner", board.Say("key")), 3); !sameWords(got, want) {
		t.Errorf("by keys: got %v, want %v", got, want)
	}
	if _, kept := m.Args[0].(board.Instruction); !kept {
		t.Error("the message itself has changed")
	}
}

// sameWords reports whether two messages have the same keys and arguments, at every depth.
func sameWords(a, b board.Message) bool {
	if a.Key != b.Key || len(a.Args) != len(b.Args) {
		return false
	}
	for i := range a.Args {
		x, xok := a.Args[i].(board.Message)
		y, yok := b.Args[i].(board.Message)
		switch {
		case xok && yok:
			if !sameWords(x, y) {
				return false
			}
		case !reflect.DeepEqual(a.Args[i], b.Args[i]):
			return false
		}
	}
	return true
}
