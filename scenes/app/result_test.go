package app_test

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"quintet/games/catalog"
	"quintet/games/gametest"
	"quintet/games/words"
	"quintet/render"
	"quintet/scenes/demo"
)

// afterGame are the labels of the commands for after a game, in every language.
var afterGame = []string{
	"Rematch", "Review", "Swap seats", "Rotate seats", "New game", "Back to the title", "New series",
	"Desforra", "Análise", "Trocar lugares", "Rodar lugares", "Novo jogo", "Voltar ao início", "Nova série",
}

// afterButtons returns the places of the buttons for after a game.
func afterButtons(p *demo.Player) map[string]render.Rect {
	all := map[string]render.Rect{}
	for _, w := range p.App.Seen().Widgets {
		if slices.Contains(afterGame, w.Label) {
			all[w.Label] = w.Rect
		}
	}
	return all
}

// finishedGames returns scripts that play a game to its end for each game and number of players: once by its rules, and once by resignation, or by
// agreement if more than two play. The second game of each is part of a series.
func finishedGames(t *testing.T) (scripts []string) {
	for _, spec := range catalog.All() {
		games := readGames(t, spec.ID)
		slices.SortStableFunc(games, func(a, b recorded) int { return cmp.Compare(len(a.Plies), len(b.Plies)) })
		seen := map[string]bool{}
		for _, r := range games {
			if seen[r.Opts["players"]] {
				continue
			}
			seen[r.Opts["players"]] = true
			table := "table " + r.Game + " " + spec.Format(r.Opts)
			most := min(9, len(r.Plies)-1)
			scripts = append(scripts, table+";play "+strings.Join(r.Plies, " "), table+" won=1;play "+strings.Join(r.Plies[:most], " ")+";key ctrl+g;key y")
		}
	}
	return scripts
}

// The buttons for after a game stay in their places while its moves are browsed, in every window.
func TestResultKeepsItsButtons(t *testing.T) {
	t.Parallel()
	for i, script := range finishedGames(t) {
		if !gametest.Sampled(i, 5) {
			continue
		}
		p := newPlayer(t)
		do(t, p, "size 1280 800;"+script+";wait;ticks 60")
		for _, size := range []string{"1280 800", "960 640", "640 480", "700 900", "390 844"} {
			for _, spoken := range words.Languages() {
				p.App.SetLanguage(spoken)
				do(t, p, "size "+size+";key end;move away;wait")
				browse(t, p, fmt.Sprintf("%.40s in %s, %s", script, size, spoken))
			}
		}
	}
}

// browse goes through the finished game on p, with the list of moves closed and open where it can be, and compares the buttons.
func browse(t *testing.T, p *demo.Player, where string) {
	t.Helper()
	listed := func() (first string) {
		for _, w := range p.App.Seen().Widgets {
			if strings.HasPrefix(w.Label, "move ") {
				return w.Label
			}
		}
		return ""
	}
	for range 2 {
		want := afterButtons(p)
		if len(want) == 0 {
			t.Errorf("%s: no button for after the game is shown", where)
		}
		keep := func(step string) {
			do(t, p, step+";move away;wait")
			if got := afterButtons(p); !maps.Equal(got, want) {
				t.Errorf("%s: after %s the buttons are at %v, want %v", where, step, got, want)
			}
		}
		for _, step := range []string{"key pageup", "key pageup", "key ctrl+z", "key home", "key pagedown", "key end"} {
			keep(step)
		}
		if m := listed(); m != "" { // of the part of a long list that is in sight now
			keep("press " + m)
			keep("key end")
		}
		do(t, p, "key ctrl+l;move away;wait")
	}
}
