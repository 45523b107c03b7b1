package keys

import (
	"testing"

	"quintet/games/board"
)

// Games speak of acts; each is an action that has a key from the beginning.
func TestEveryActHasAKey(t *testing.T) {
	for _, a := range board.Acts() {
		if (Map{}).First(Action(a)) == "" {
			t.Errorf("no key does %q", a)
		}
	}
}
