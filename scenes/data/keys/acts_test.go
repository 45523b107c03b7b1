package keys

import (
	"testing"

	"quintet/games/board"
)

// Games mention acts; each is an action with a default key.
func TestEveryActHasAKey(t *testing.T) {
	for _, a := range board.Acts() {
		if (Map{}).First(Action(a)) == "" {
			t.Errorf("no key does %q", a)
		}
	}
}
