package browser

import (
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quintet/build/display"
	"quintet/build/must"
	"quintet/build/web"
	"quintet/render/input"
	"quintet/scenes/demo"
)

// site is the address of the web build, folder its path, and chromium the path of the browser; "" for none: then the tests are skipped.
var site, folder, chromium string

// TestMain builds the web build once and serves it.
func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	if os.Getenv("QUINTET_BROWSER") != "needed" {
		return m.Run()
	}
	path, err := Find()
	if err != nil {
		fmt.Fprintln(os.Stderr, "left out:", err)
		return m.Run()
	}
	if folder = os.Getenv("QUINTET_SITE"); folder == "" {
		if folder, err = os.MkdirTemp("", "quintet-site-*"); err == nil {
			defer os.RemoveAll(folder)
			err = web.Write(folder, web.Options{Quick: true})
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
	}
	s := httptest.NewServer(web.Handler(folder))
	defer s.Close()
	site, chromium = s.URL, path
	defer lent.end()
	return m.Run()
}

// start starts a browser for one test, with its own data.
func start(t *testing.T, languages string, flags ...string) *Browser {
	t.Helper()
	b := launch(t, languages, flags...)
	t.Cleanup(b.Close)
	return b
}

// needBrowser skips the test if the browser is not requested or not available.
func needBrowser(t *testing.T) {
	t.Helper()
	if chromium == "" {
		t.Skip("the browser is tested by: go run ./build test, where Chromium is installed")
	}
}

// launch starts a browser. It skips the test if that is not requested or not possible.
func launch(t *testing.T, languages string, flags ...string) *Browser {
	t.Helper()
	needBrowser(t)
	b, err := Start(chromium, languages, flags...)
	must.Succeed(t, err)
	return b
}

// open opens the program in a tab and waits until it is drawn.
func open(t *testing.T, b *Browser, address string, w, h int, ratio float64) *Page {
	t.Helper()
	p, err := b.Open(address, w, h, ratio)
	must.Succeed(t, err)
	t.Cleanup(p.Close)
	t.Cleanup(func() { logConsole(t, p) })
	must.Succeed(t, p.Started())
	return p
}

// logConsole logs the console output of a failed test's page.
func logConsole(t *testing.T, p *Page) {
	if !t.Failed() {
		return
	}
	for _, line := range p.Console() {
		t.Log("console: " + line)
	}
}

// compare waits until the page shows what twin draws.
func compare(t *testing.T, p *Page, name string, twin *demo.Player) {
	t.Helper()
	rest(t, p, twin)
	must.Succeed(t, display.Shows(p.Picture, twin.Picture().Image, name))
}

// rest lets time pass in twin until nothing moves. The page need not follow: the test waits for its picture.
func rest(t *testing.T, p *Page, twin *demo.Player) {
	t.Helper()
	for n := 0; twin.Busy() && n < 600; n++ {
		must.Succeed(t, twin.Do("ticks 1"))
	}
	p.idleTicks = 0
}

// Everything can be saved as a file, and opened again where nothing is stored: the table is there.
func TestSaveAndOpenFiles(t *testing.T) {
	p, d := begin(t, half+";size 1280 800;press Settings;press Files")
	name, saved, err := p.Saved(t.TempDir(), func() error { return d.Do("press Save Save everything") })
	must.Succeed(t, err)
	data := must.Read(t, saved)
	if !strings.HasPrefix(name, "quintet-") || !strings.HasSuffix(name, ".zip") || len(data) < 100 {
		t.Fatalf("saved are %d bytes as %q", len(data), name)
	}
	path := filepath.Join(t.TempDir(), name)
	must.Write(t, path, data)
	other := open(t, person(t), site+"/?seed=1", 640, 480, 1)
	e := beginIn(t, other, "size 1280 800;press Settings;press Files")
	must.Succeed(t, other.Opens(path, func() error { return e.Do("press Open Open a file") }))
	must.Succeed(t, e.Do("move away"))
	e.Frame = nil
	for _, dropped := range []*input.File{{Name: name, Data: []byte(data)}, nil} {
		e.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, Dropped: dropped})
	}
	do(t, e, "want text were added;want button Continue")
	compare(t, other, "opened", e)
}
