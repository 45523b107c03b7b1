package smoke

import (
	"bufio"
	"encoding/json"
	"fmt"
	"image"
	"image/draw"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/build/display"
	"quintet/build/must"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/gametest"
	"quintet/games/study/judge"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// TestAfterAGameInTheWindow plays a game of each kind to its end with the mouse, browses back, tries another ply, returns to the result, which is
// unchanged, and reviews the game.
func TestAfterAGameInTheWindow(t *testing.T) {
	gametest.Long(t)
	for _, spec := range catalog.All() {
		t.Run(spec.ID, func(t *testing.T) {
			w := open(t)
			usual := scenes.Judging{Settings: judge.DefaultSettings, Sweep: scenes.JudgeInline(1).Sweep}
			p := demo.New(app.New(app.Deps{Catalog: catalog.All(), Store: timeless(t, store.Memory()), Seed: 1, Now: time.Now, Judging: usual, Choose: func(string) {}}))
			do := func(lines ...string) {
				t.Helper()
				w.play(t, p, spec.ID, lines...)
			}
			game := shortest(t, spec)
			do(opening(spec, game)...)
			do("play "+strings.Join(game.Plies, " "), "wait", "move away")
			result := verdict(p)
			if !slices.Contains(result, "Rematch") {
				t.Fatalf("after the last ply the window says %q", result)
			}
			do("key pageup pageup pageup", "wait")
			m := p.Match()
			moves := m.Position().AppendMoves(nil)
			other := moves[slices.IndexFunc(moves, func(mv games.Move) bool { return mv != m.NodeAt(m.Cursor()+1).Move() })]
			do("play "+m.Game().FormatMove(m.Position(), other), "wait", "move away")
			do("key m", "press Back to the game", "wait", "move away")
			if now := verdict(p); !slices.Equal(now, result) {
				t.Errorf("after a variation the result is %q, and before it was %q", now, result)
			}
			// Both judge the game at their own speed. Exercises take longer: their button is ignored.
			w.play(t, p, "", "key a")
			for p.App.Top().(interface{ Searches() bool }).Searches() {
				must.Succeed(t, p.Do("ticks 1"))
			}
			for _, line := range []string{"move away", "key down", "key home"} {
				w.play(t, p, "", line)
				showsBelowTools(t, w, p, spec.ID+"-review-after-"+strings.ReplaceAll(line, " ", "-"))
			}
		})
	}
}

// showsBelowTools waits until the window shows what p draws, except for the row of tools at its top.
func showsBelowTools(t *testing.T, w realWindow, p *demo.Player, name string) {
	t.Helper()
	const tools = 56
	below := func(whole image.Image) image.Image {
		r := whole.Bounds()
		part := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()-tools))
		draw.Draw(part, part.Rect, whole, r.Min.Add(image.Pt(0, tools)), draw.Src)
		return part
	}
	shown := func() (image.Image, error) {
		whole, err := w.Picture()
		if err != nil {
			return nil, err
		}
		return below(whole), nil
	}
	must.Succeed(t, display.Shows(shown, below(p.Picture().Image), name))
}

// verdict returns the texts of p above its moves.
func verdict(p *demo.Player) []string {
	return p.App.Seen().Texts[:max(0, slices.Index(p.App.Seen().Texts, "Moves"))]
}

// opening returns the mouse script that opens a table of two people for a recorded game.
func opening(spec games.Spec, game recorded) []string {
	lines := []string{"move away", "press New game " + spec.Name}
	for id, choice := range game.Opts {
		if slices.ContainsFunc(spec.Options, func(o games.Option) bool { return o.ID == id && o.Between }) { // a list
			lines = append(lines, "press "+id)
		}
		lines = append(lines, "press "+id+" "+choice)
	}
	return append(lines, "press seats As listed", "press seat 2 Person", "key enter", "move away")
}

// A recorded game is a line of the games that test the rules.
type recorded struct {
	Opts  map[string]string
	Plies []string
}

// shortest returns the shortest recorded game that can be set up with at most one option changed.
func shortest(t *testing.T, spec games.Spec) recorded {
	t.Helper()
	f, err := os.Open(fmt.Sprintf("../../games/%s/testdata/games.jsonl", spec.ID))
	must.Succeed(t, err)
	defer f.Close()
	var best recorded
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var r recorded
		must.Succeed(t, json.Unmarshal(lines.Bytes(), &r))
		if offered(spec, r.Opts) && (best.Plies == nil || len(r.Plies) < len(best.Plies)) {
			best = r
		}
	}
	if lines.Err() != nil || best.Plies == nil {
		t.Fatalf("no game is recorded: %v", lines.Err())
	}
	return best
}

// offered reports whether a table with these options can be set up with at most one button.
func offered(spec games.Spec, opts map[string]string) bool {
	for _, o := range spec.Options {
		if c, set := opts[o.ID]; set && !slices.Contains(o.Choices, c) {
			return false
		}
	}
	return len(opts) <= 1
}
