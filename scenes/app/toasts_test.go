package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
	"quintet/scenes/ui"
)

// fail shows the players of p n notices of a file that cannot be read.
func fail(p *demo.Player, n int) {
	for range n {
		p.Drop(input.File{Name: "letter-of-ana.txt", Data: []byte("Dear Ana,")})
	}
}

// toastsOf returns the places of the notices that a shows.
func toastsOf(a *app.App) (areas []render.Rect) {
	for _, w := range a.Seen().Widgets {
		if !strings.HasPrefix(w.Label, "Close") && !strings.HasPrefix(w.Label, "Fechar") {
			continue
		}
		for _, s := range slices.Backward(a.Seen().Sheets()) { // notices are above everything
			if holds(s, w.Rect) {
				areas = append(areas, s)
				break
			}
		}
	}
	return areas
}

// Nothing on any page moves, shrinks or goes away when a notice appears.
func TestNoticesMoveNothing(t *testing.T) {
	t.Parallel()
	for i, state := range states {
		if testing.Short() && i%6 != 0 {
			continue
		}
		p := newPlayer(t)
		do(t, p, "size 1280 800;"+state.script+";move away")
		for _, size := range []string{"1280 800", "640 480", "390 844"} {
			if do(t, p, "size "+size+";ticks 1"); len(toastsOf(p.App)) > 0 {
				do(t, p, "key esc;ticks 1")
			}
			before := slices.Clone(p.App.Seen().Widgets)
			fail(p, 1)
			do(t, p, "ticks 1")
			if len(toastsOf(p.App)) == 0 {
				t.Errorf("%s at %s: no notice is shown", state.name, size)
			}
			for _, w := range before {
				if !slices.ContainsFunc(p.App.Seen().Widgets, func(x ui.Widget) bool { return x.Label == w.Label && x.Rect == w.Rect }) {
					t.Errorf("%s at %s: %q at %v has moved or gone", state.name, size, w.Label, w.Rect)
				}
			}
		}
	}
}

// Notices of any number fit in every window, none covers another, and the page below them is as without them.
func TestNoticesFloatAbovePage(t *testing.T) {
	t.Parallel()
	spec := catalog.All()[0]
	table := "table " + catalogtest.Table{Spec: spec, Options: spec.Showcase.Options}.String()
	sizes := slices.Concat(windows, pages)
	if testing.Short() {
		sizes = slices.Concat(few, pages)
	}
	for name, script := range map[string]string{"title": "ticks 1", "setup": "press New game " + spec.Name, "table": table, "settings": "press Settings", "training": "press Training"} {
		p := demotest.New(app.Deps{Store: longPaths{keeping(t, scenes.LogFile, crashed)}})
		do(t, p, "size 1280 800;want text stopped with an error;key esc;"+script+";move away")
		for _, size := range sizes {
			do(t, p, "size "+size)
			before, zoom := p.App.Seen(), p.App.Zoom()
			for n := 1; n <= 7; n++ {
				if fail(p, 1); n != 1 && n != 3 && n != 7 {
					continue
				}
				for _, spoken := range words.Languages() {
					p.App.SetLanguage(spoken)
					do(t, p, "ticks 1")
					where := fmt.Sprintf("%s with %d notices in %s, %s", name, n, size, spoken)
					lookAt(t, p.App, where, size)
					areas := toastsOf(p.App)
					shown := len(areas)
					if shown == 0 || shown < n && !slices.Contains(p.App.Seen().Texts, scenes.Words(spoken, nil).Say(board.Say("notice.of", shown, n))) {
						t.Errorf("%s: %d are visible, and nothing says so", where, shown)
					}
					for i, r := range areas {
						if slices.ContainsFunc(areas[:i], func(q render.Rect) bool { return meet(q, r) }) {
							t.Errorf("%s: the notice at %v covers another", where, r)
						}
					}
					if u := p.App.Seen(); p.App.Zoom() != zoom || u.Played != nil && *u.Played != *before.Played {
						t.Errorf("%s: the page is not as without notices", where)
					}
				}
			}
			p.App.SetLanguage(words.En)
			do(t, p, "key esc;key esc;key esc;key esc;key esc;key esc;key esc;want absent Dear Ana")
			if !slices.Equal(p.App.Seen().Texts, before.Texts) {
				t.Errorf("%s in %s: afterwards texts %q, before %q", name, size, p.App.Seen().Texts, before.Texts)
			}
		}
		p.App.Close()
	}
}

// A long path is in the notice as a whole, on several lines.
func TestLongPathWraps(t *testing.T) {
	for _, size := range slices.Concat(few, pages) {
		s := longPaths{keeping(t, scenes.LogFile, crashed)}
		p := demotest.New(app.Deps{Store: s})
		do(t, p, "size "+size+";want text stopped with an error")
		areas := toastsOf(p.App)
		written := ""
		for _, x := range p.App.Seen().Placed() {
			if holds(areas[0], x.Rect) {
				written += x.Text
			}
		}
		if !strings.Contains(written, s.Path(scenes.LogFile)) {
			t.Errorf("in %s the notice is %q, want the whole path", size, written)
		}
	}
}

// A press on a notice reaches neither the button below it nor closes the notice. A press beside it reaches the page.
func TestNoticeTakesPresses(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "size 1280 800;press Settings;ticks 1")
	lit := func() (labels []string) {
		for _, w := range p.App.Seen().Widgets {
			if w.Lit {
				labels = append(labels, w.Label)
			}
		}
		return labels
	}
	const covered = "Display size 150 %"
	on, before := placeOf(t, p, "Display size 150").Centre(), lit()
	fail(p, 3)
	do(t, p, "ticks 1")
	if areas := toastsOf(p.App); !slices.ContainsFunc(areas, func(r render.Rect) bool { return r.Contains(on) }) {
		t.Fatalf("no notice of %v is on %q", areas, covered)
	}
	do(t, p, "press "+covered)
	if got := lit(); !slices.Equal(got, before) || len(toastsOf(p.App)) != 3 {
		t.Errorf("after a press on %q below a notice %q are chosen, before %q, and %d notices are left", covered, got, before, len(toastsOf(p.App)))
	}
	do(t, p, "press Close;press Close;press Close;press "+covered)
	if slices.Equal(lit(), before) {
		t.Errorf("without notices %q does nothing", covered)
	}
	fail(p, 1)
	do(t, p, "ticks 1;press Back;want scene title;want text letter-of-ana")
}

// On the title page notices cover no button: what newcomers and those with a game need first, and all games.
func TestNoticesCoverNoButtonOfTheTitle(t *testing.T) {
	spec := catalog.All()[0]
	played := "press New game " + spec.Name + ";press seat 2 Person;press Play;play " + strings.Fields(spec.Showcase.Plies)[0] + ";key ctrl+t;"
	for _, size := range []string{"640 480", "1024 768", "1280 720", "1280 800", "1440 900", "1920 1080"} {
		for _, script := range []string{"", played} {
			p := newPlayer(t)
			do(t, p, "size "+size+";"+script+"ticks 1")
			page := p.App.Seen().Widgets
			fail(p, 2)
			do(t, p, "ticks 1")
			for _, area := range toastsOf(p.App) {
				for _, w := range page {
					if meet(area, w.Rect) {
						t.Errorf("in %s the notice at %v covers %q", size, area, w.Label)
					}
				}
			}
		}
	}
}

// Tab reaches the buttons of all notices before the page.
func TestTabReachesNotices(t *testing.T) {
	p := newPlayer(t)
	do(t, p, "size 1280 800")
	fail(p, 2)
	do(t, p, "ticks 1")
	if got := p.App.Order(); !slices.Equal(got[:2], []string{"Close", "Close 2"}) {
		t.Errorf("Tab reaches %q first", got[:2])
	}
	do(t, p, "focus Close 2;key enter;want scene title;want text letter-of-ana;focus Close;key enter;want scene title;want absent letter-of-ana")
}

// A reply disappears by itself, unless the pointer is on it; failures stay.
func TestNoticeReplyExpires(t *testing.T) {
	now := demotest.Noon()
	pass := func(p *demo.Player, d time.Duration) {
		now = now.Add(d)
		do(t, p, "ticks 2")
	}
	const said = "no room for more"
	p := demotest.New(app.Deps{Now: func() time.Time { return now }})
	do(t, p, "size 640 480")
	fail(p, 1)
	do(t, p, "key ctrl+=;move away;ticks 2;want text "+said)
	if after, ok := p.App.Due(); !ok || after > 4*time.Second || after < 3*time.Second {
		t.Errorf("the next tick is due after %v, %v; want that of the end of the reply", after, ok)
	}
	pass(p, 3*time.Second)
	do(t, p, "want text "+said)
	pass(p, 2*time.Second)
	do(t, p, "want absent "+said+";want text letter-of-ana")
	if after, ok := p.App.Due(); ok && after < time.Hour {
		t.Errorf("a tick is due after %v although nothing ends", after)
	}
	do(t, p, "key esc;key ctrl+=;want text "+said)
	p.Move(toastsOf(p.App)[0].Centre())
	do(t, p, "ticks 1")
	pass(p, time.Minute)
	do(t, p, "want text "+said+";move away;want text "+said)
	pass(p, 5*time.Second)
	do(t, p, "want absent "+said)
}

// The message about added games disappears by itself, but not before there was room for it.
func TestNoticeOfAddedGamesExpires(t *testing.T) {
	const said = "2 games were added"
	now := demotest.Noon()
	p := demotest.New(app.Deps{Now: func() time.Time { return now }})
	pass := func(d time.Duration) {
		now = now.Add(d)
		do(t, p, "ticks 2")
	}
	do(t, p, "size 640 480;move away")
	for i, text := range []string{"[game \"squ\"]\na1", "[game \"taiji\"]\nc3-c4"} {
		p.Drop(input.File{Name: "a.txt", Data: []byte(text), Others: 1 - i})
	}
	do(t, p, "want text "+said)
	pass(5 * time.Second)
	do(t, p, "want absent "+said)
	for i, text := range []string{"[game \"squ\"]\na2", "[game \"taiji\"]\nc4-c5"} {
		p.Drop(input.File{Name: "a.txt", Data: []byte(text), Others: 1 - i})
	}
	fail(p, 7)
	do(t, p, "ticks 1;want absent "+said)
	pass(time.Minute)
	for range 7 {
		do(t, p, "want text letter-of-ana;key esc")
	}
	do(t, p, "want text "+said)
	pass(5 * time.Second)
	do(t, p, "want absent "+said)
}

// A screen reader hears a new notice once, before what the page says.
func TestNoticesAreAnnounced(t *testing.T) {
	spec := catalog.All()[0]
	ply, _, _ := strings.Cut(spec.Showcase.Plies, " ")
	p := newPlayer(t)
	do(t, p, "table "+catalogtest.Table{Spec: spec, Options: spec.Showcase.Options}.String())
	page := p.App.Announcement()
	fail(p, 1)
	do(t, p, "ticks 2")
	if got := p.App.Announcement(); !strings.HasPrefix(got, "letter-of-ana.txt is not a game record.") || !strings.HasSuffix(got, page) {
		t.Errorf("with a notice %q is announced, on the page %q", got, page)
	}
	do(t, p, "play "+ply)
	if got := p.App.Announcement(); got == "" || strings.Contains(got, "letter-of-ana") {
		t.Errorf("after a ply %q is announced", got)
	}
	do(t, p, "key esc")
	fail(p, 1)
	if got := p.App.Announcement(); strings.Count(got, "letter-of-ana") != 1 {
		t.Errorf("with a second notice %q is announced", got)
	}
}
