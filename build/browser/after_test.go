package browser

import (
	"strings"
	"testing"

	"quintet/games/study/judge"
	"quintet/scenes"
	"quintet/scenes/app"
)

// After a game the page works like the program elsewhere: the review grades every ply as a judge with the same settings does, an exercise is solved,
// the library lists the game, and a position is set up.
func TestAfterAGame(t *testing.T) {
	p := lend(t, 640, 480, 1)
	d := twinOf(t, p, app.Deps{Judging: scenes.JudgeInline(judge.DefaultSettings("squex").Playouts), Copy: func(_ string, done func(error)) { done(nil) }, Paste: func() {}})
	do(t, d, "size 640 480;move away;press New game Squex;press size;press size 6;press seat 2 Person;press seats As listed;press Play")
	// Both players miss the cell that wins at once, so their mistakes are proven.
	do(t, d, "play c1 a4 c2 b4 c3 d4 c5 e4 c6 f4 a1 f1 c4;wait;key a;want scene review;wait;move away")
	says(t, p, d.App.Announcement()) // the most costly key moment, which is known when all plies are judged
	if !strings.Contains(d.App.Announcement(), "was better") {
		t.Errorf("the review says %q", d.App.Announcement())
	}
	do(t, d, "key esc;want scene play;press Menu;press Edit the position;want scene editor;click a1;move away")
	compare(t, p, "editor", d)
	do(t, d, "key esc;want scene play;press Menu;press Back to the title;press Library;wait;move away")
	compare(t, p, "library", d)
	do(t, d, "key esc;press Training;wait;key pagedown;wait;press Practise Squex;want scene training;click a2;wait;want text Right;move away")
	compare(t, p, "exercise", d)
}
