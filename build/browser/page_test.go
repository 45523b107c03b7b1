package browser

import (
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/build/web"
	"quintet/scenes/demo"
)

// begin starts the program in the shared tab, small, with its twin, and plays script in both.
func begin(t *testing.T, script string) (*Page, *demo.Player) {
	t.Helper()
	p := lend(t, 640, 480, 1)
	return p, beginIn(t, p, script)
}

// beginIn plays script in a small page that has just started, and in a twin.
func beginIn(t *testing.T, p *Page, script string) *demo.Player {
	t.Helper()
	d := twin(t, p)
	do(t, d, "size 640 480;move away;"+script)
	return d
}

// do plays script.
func do(t *testing.T, d *demo.Player, script string) {
	t.Helper()
	for _, line := range strings.Split(script, ";") {
		if line == "" {
			continue
		}
		if err := d.Do(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
}

// half is a table of SQU in the middle of a turn: one disc of two is placed.
const half = "press New game SQU;press size 8;press seat 2 Person;press seats As listed;press Play;play g2;click c3;move away"

// A page reloaded in the middle of a turn comes back to the same position, and continues from there.
func TestReloadDuringTurn(t *testing.T) {
	p, d := begin(t, half)
	compare(t, p, "before", d)
	must.Succeed(t, p.Reload())
	must.Succeed(t, p.Started())
	compare(t, p, "after", d)
	do(t, d, "play d4 e5")
	compare(t, p, "on", d)
}

// Another pixel ratio, as on another monitor or when the page is zoomed, is adopted at once.
func TestPixelRatioChanges(t *testing.T) {
	p, d := begin(t, "press New game SQU")
	for _, ratio := range []string{"2", "1.5", "1"} {
		do(t, d, "size 640 480 "+ratio+";ticks 1;move away")
		compare(t, p, "ratio-"+ratio, d)
	}
}

// A second tab says where the game is open, and continues it once that tab is closed.
func TestSecondTabWaits(t *testing.T) {
	b := person(t)
	first := open(t, b, site+"/?seed=1", 640, 480, 1)
	d := beginIn(t, first, half)
	waitKept(t, first)
	second, err := b.Open(site+"/?seed=1", 640, 480, 1)
	must.Succeed(t, err)
	t.Cleanup(second.Close)
	const said = `new Promise((done) => { const look = () => {
		const note = document.getElementById("note").textContent;
		if (document.getElementById("start").hidden) done("it has started");
		else if (note.includes("tab")) done(note);
		else setTimeout(look, 20);
	}; look(); })`
	got, err := Eval[string](second, said)
	must.Succeed(t, err)
	if want := "Quintet is open in another tab. Close it to play here."; got != want {
		t.Errorf("the second tab says %q, want %q", got, want)
	}
	first.Close()
	must.Succeed(t, second.Started())
	compare(t, second, "second", d)
}

// Once loaded the page opens without a network, with what was played.
func TestOffline(t *testing.T) {
	s := httptest.NewServer(web.Handler(folder))
	defer s.Close()
	p := open(t, person(t), s.URL+"/?seed=1", 640, 480, 1)
	d := beginIn(t, p, half)
	waitKept(t, p)
	s.Close()
	must.Succeed(t, p.Reload())
	must.Succeed(t, p.Started())
	compare(t, p, "offline", d)
}

// The browser keeps its keys, and the program gets the others.
func TestBrowserKeys(t *testing.T) {
	p, _ := begin(t, "")
	for _, c := range []struct {
		code, key, with string
		mine            bool
	}{
		{"F1", "F1", "", true}, {"F2", "F2", "", true}, {"KeyZ", "z", "ctrlKey: true", true}, {"Tab", "Tab", "", true}, {"Equal", "+", "ctrlKey: true", true},
		{"F5", "F5", "", false}, {"F12", "F12", "", false}, {"KeyR", "r", "ctrlKey: true", false}, {"KeyR", "r", "metaKey: true", false},
		{"KeyI", "I", "ctrlKey: true, shiftKey: true", false}, {"KeyW", "w", "ctrlKey: true", false}, {"KeyT", "t", "ctrlKey: true", false},
		{"KeyQ", "q", "ctrlKey: true", false}, {"ArrowLeft", "ArrowLeft", "altKey: true", false},
	} {
		taken, err := Eval[bool](p, fmt.Sprintf(`(() => {
			const e = new KeyboardEvent("keydown", { code: %q, key: %q, bubbles: true, cancelable: true, %s });
			document.querySelector("canvas").dispatchEvent(e);
			return e.defaultPrevented;
		})()`, c.code, c.key, c.with))
		if err != nil || taken != c.mine {
			t.Errorf("%s with %q is kept from the browser: got %v, %v, want %v", c.code, c.with, taken, err, c.mine)
		}
	}
}

// A browser that cannot draw shows a message in the user's language.
func TestNoWebGL(t *testing.T) {
	for languages, want := range map[string]string{"pt-PT,en": "Este navegador não consegue desenhar", "fr,en-GB,pt": "This browser cannot draw"} {
		b := start(t, languages, "disable-3d-apis")
		p, err := b.Open(site, 640, 480, 1)
		must.Succeed(t, err)
		if err := p.Started(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("for %s: got %v, want %q", languages, err, want)
		}
	}
}

// The program uses the browser's language.
func TestBrowserLanguage(t *testing.T) {
	b := start(t, "pt-BR,en")
	p := open(t, b, site+"/?seed=1", 640, 480, 1)
	d := beginIn(t, p, "")
	d.App.SetLanguage("pt")
	do(t, d, "ticks 2")
	compare(t, p, "portuguese", d)
}
