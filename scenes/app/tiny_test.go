package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/demo/demotest"
)

// A window that is too small says so in one sentence, without buttons; a larger one is as before.
func TestTinyWindowMessage(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "size 640 480;press New game SQU;press seat 2 Person;press Play;play d4 e5")
	before := slices.Clone(p.App.Seen().Texts)
	for _, spoken := range words.Languages() {
		p.App.SetLanguage(spoken)
		do(t, p, "size 120 90;ticks 1")
		if len(p.App.Seen().Widgets) > 0 || !strings.Contains(strings.Join(p.App.Seen().Texts, " "), "Quintet") {
			t.Errorf("in %s: texts %q and %d buttons", spoken, p.App.Seen().Texts, len(p.App.Seen().Widgets))
		}
	}
	p.App.SetLanguage(words.En)
	if do(t, p, "size 640 480;ticks 1"); !slices.Equal(p.App.Seen().Texts, before) {
		t.Errorf("afterwards: texts %q, before %q", p.App.Seen().Texts, before)
	}
}

// With touch, messages that appear or are closed never move the board.
func TestMessagesDoNotMoveBoard(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {844, 390}, {820, 1180}} {
		p := demotest.New(app.Deps{Store: keeping(t, scenes.LogFile, crashed), InBrowser: true})
		do(t, p, fmt.Sprintf("size %d %d;tap button Close;tap button New game SQU;tap button seat 2 Person;tap button Play;bytaps d4", size[0], size[1]))
		before := p.App.AtZoom(render.Point{X: p.App.Seen().Played.Slab.X, Y: p.App.Seen().Played.Slab.Y})
		p.Drop(input.File{Data: []byte("Dear Ana,")})
		do(t, p, "ticks 2;want text What was pasted")
		for _, script := range []string{"ticks 1", "tap button Close"} {
			do(t, p, script)
			if at := p.App.AtZoom(render.Point{X: p.App.Seen().Played.Slab.X, Y: p.App.Seen().Played.Slab.Y}); at != before {
				t.Errorf("in %v after %q the board lies at %v, before at %v", size, script, at, before)
			}
		}
		p.App.Close()
	}
}
