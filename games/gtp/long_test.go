package gtp_test

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gtp"
)

// A word of any length is answered in a short line, whatever it stands for.
func TestALongWordIsNotEchoedWhole(t *testing.T) {
	long := strings.Repeat("x", gtp.MaxLine-100)
	for _, command := range []string{
		long, "quintet-game " + long, "quintet-game squ " + long, "quintet-game squ " + long + "=1", "quintet-game squ size=" + long,
		"play " + long + " a1", "play p1 " + long, "quintet-setup " + long, "boardsize " + long, "quintet-perft " + long, "quintet-playouts " + long,
		"time_settings " + long + " 1 1", "time_settings 1 1 " + long, "time_left " + long + " 1 1", "quintet-analyze time " + long,
		"quintet-analyze " + long + " 1", "genmove " + long, "known_command " + long,
	} {
		name, _, _ := strings.Cut(command[:40], "x")
		if answer := talk(t, config("null", nil), command)[0]; len(answer) > 250 {
			t.Errorf("%s: an answer of %d bytes, want at most 250", name, len(answer))
		}
	}
}

// A count of long games ends after so many plies, though few paths have been counted.
func TestPerftIsBoundedByItsPlies(t *testing.T) {
	c := config("squex", games.Options{"size": "8"})
	c.MaxPaths, c.MaxPlies = 1_000_000_000, 20_000
	answer := talk(t, c, "quintet-perft 1000")[0]
	if !strings.HasPrefix(answer, "? quintet-perft: ") || !strings.HasSuffix(answer, " paths were counted within 20000 plies, which is as far as it plays") {
		t.Errorf("answer %q, want that it ended after 20000 plies", answer)
	}
}
