package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games/catalog"
	"quintet/games/gametest"
)

// After every game the line below the board says once why it is over, in the words of the game, and what undo does.
func TestEndExplainsUndo(t *testing.T) {
	t.Parallel()
	for n, spec := range catalog.All() {
		for i, r := range readGames(t, spec.ID) {
			if i == 3 || !gametest.Sampled(n, 3) || testing.Short() && i > 0 {
				break
			}
			sizes := []string{"1280 800", "1920 1080"}
			if testing.Short() {
				sizes = sizes[:1]
			}
			for _, size := range sizes {
				p := newPlayer(t)
				do(t, p, "size "+size+";table "+r.Game+" "+spec.Format(r.Opts))
				for _, ply := range r.Plies {
					if err := p.Play(ply); err != nil {
						t.Fatal(err)
					}
				}
				do(t, p, "wait;want text Undo to try another ending.;key f3;want text Anula para tentares outro final")
				lookAt(t, p.App, fmt.Sprint(spec.ID, i, " ", size), size)
				do(t, p, "key f3;key ctrl+z;want absent Undo to try")
				if i := slices.IndexFunc(p.App.Seen().Texts, func(s string) bool { return strings.Contains(s, "  ") }); i >= 0 {
					t.Errorf("%s: %q is written", spec.ID, p.App.Seen().Texts[i])
				}
			}
		}
	}
}
