package browser

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"path"
	"strings"
	"sync"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/build/web"
)

// A faulty server has the site, and faults in some of its files.
type faulty struct {
	*httptest.Server
	mu     sync.Mutex
	faults map[string]http.HandlerFunc
	ended  chan struct{}
}

// serve starts a server without faults.
func serve(t *testing.T) *faulty {
	t.Helper()
	needBrowser(t)
	f := &faulty{faults: map[string]http.HandlerFunc{}, ended: make(chan struct{})}
	sound := web.Handler(folder)
	f.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
		f.mu.Lock()
		fault := f.faults[name]
		f.mu.Unlock()
		if fault != nil {
			fault(w, r)
			return
		}
		sound.ServeHTTP(w, r)
	}))
	t.Cleanup(func() {
		close(f.ended)
		f.CloseClientConnections()
		f.Close()
	})
	return f
}

// at adds a fault to the file called name; "" is the page.
func (f *faulty) at(name string, fault func(f *faulty) http.HandlerFunc) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.faults[name] = fault(f)
}

// heal removes all faults.
func (f *faulty) heal() {
	f.mu.Lock()
	defer f.mu.Unlock()
	clear(f.faults)
}

// wasm is a part of the program.
func wasm(n int) []byte {
	data := make([]byte, n)
	copy(data, "\x00asm\x01\x00\x00\x00")
	return data
}

// stay waits until the browser or the test gives up.
func (f *faulty) stay(r *http.Request) {
	select {
	case <-r.Context().Done():
	case <-f.ended:
	}
}

// hang sends nothing at all.
func hang(f *faulty) http.HandlerFunc {
	return func(_ http.ResponseWriter, r *http.Request) { f.stay(r) }
}

// stall sends the beginning of a program, and nothing more.
func stall(f *faulty) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/wasm")
		w.Header().Set("Content-Encoding", "identity")
		w.Write(wasm(1 << 16))
		w.(http.Flusher).Flush()
		f.stay(r)
	}
}

// short sends a program that ends early, as if complete.
func short(*faulty) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/wasm")
		w.Header().Set("Cache-Control", "max-age=86400")
		w.Write(wasm(1 << 16))
	}
}

// login sends a page instead of the requested file, and allows caching it for a day.
func login(*faulty) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		w.Header().Set("Cache-Control", "max-age=86400")
		fmt.Fprint(w, "<!doctype html><title>Log in</title><p>Welcome to the hotspot.</p>")
	}
}

// status sends an error.
func status(code int) func(*faulty) http.HandlerFunc {
	return func(*faulty) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) { http.Error(w, http.StatusText(code), code) }
	}
}

// uncompressed sends the plain file, whatever the browser accepts.
func uncompressed(*faulty) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		r.Header.Del("Accept-Encoding")
		web.Handler(folder).ServeHTTP(w, r)
	}
}

// hurry speeds up the clock of the next page loaded in the tab, so that a test need not wait for its time limits.
const hurry = `(() => {
	if (sessionStorage.hurried) return;
	sessionStorage.hurried = true;
	const by = 50, start = performance.now(), now = performance.now.bind(performance), later = setTimeout;
	performance.now = () => start + by * (now() - start);
	globalThis.setTimeout = (f, ms, ...more) => later(f, ms / by, ...more);
})()`

// statusText is what the page says while nothing is drawn, with the button after a bar.
const statusText = `document.getElementById("note").textContent + "|" + (document.getElementById("again").hidden ? "" : document.getElementById("again").textContent)`

// loadAgain clicks the button that reloads the page, and waits until the program is drawn.
func loadAgain(t *testing.T, p *Page) {
	t.Helper()
	_, err := Eval[bool](p, `globalThis.old = true; document.getElementById("again").click(); true`)
	must.Succeed(t, err)
	for deadline := time.Now().Add(timeout); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		drawn, err := Eval[bool](p, `!globalThis.old && document.getElementById("start")?.hidden === true && globalThis.quintetTicks > 0`)
		if err == nil && drawn { // in between there is no page
			return
		}
	}
	says, err := Eval[string](p, statusText)
	t.Fatalf("loaded again the page says %q, %v", says, err)
}

// TestBadDownloadIsNotCached: whatever arrives instead of the program, the page says so and has a button; once the server works, the next load starts
// the program.
func TestBadDownloadIsNotCached(t *testing.T) {
	for _, c := range []struct {
		name  string
		fault func(*faulty) http.HandlerFunc
	}{{"a program that ends early", short}, {"a page in its place", login}, {"an error", status(http.StatusServiceUnavailable)}, {"no such file", status(http.StatusNotFound)}} {
		t.Run(c.name, func(t *testing.T) {
			f := serve(t)
			f.at("quintet.wasm", c.fault)
			f.at("quintet.wasm.gz", c.fault)
			p, err := person(t).Open(f.URL, 640, 480, 1)
			must.Succeed(t, err)
			t.Cleanup(p.Close)
			if err := p.Started(); err == nil || !strings.Contains(err.Error(), "Quintet could not be loaded") {
				t.Fatalf("the page says %v", err)
			}
			waitFor(t, p, statusText+` === "Quintet could not be loaded. Check the network and try again.|Reload"`)
			f.heal()
			loadAgain(t, p)
		})
	}
}

// A cached program that does not compile is deleted and fetched again.
func TestDamagedCacheIsRefetched(t *testing.T) {
	f := serve(t)
	p := open(t, person(t), f.URL, 640, 480, 1)
	waitKept(t, p)
	const spoil = `(async () => {
		const store = await caches.open((await caches.keys())[0]);
		const key = (await store.keys()).find((r) => r.url.includes("quintet.wasm"));
		await store.put(key, new Response(new Uint8Array(1000)));
		return true;
	})()`
	_, err := Eval[bool](p, spoil)
	must.Succeed(t, err)
	must.Succeed(t, p.Reload())
	must.Succeed(t, p.Started())
}

// waitKept waits until the page, its program and its small files are cached.
func waitKept(t *testing.T, p *Page) {
	t.Helper()
	const kept = `new Promise((done) => { const look = async () => {
		const names = await caches.keys();
		const urls = names.length ? (await (await caches.open(names[0])).keys()).map((r) => new URL(r.url).pathname) : [];
		const ready = (await navigator.serviceWorker.getRegistration())?.active;
		if (ready && urls.some((u) => u.includes("quintet.wasm")) && urls.includes("/icon-512.png") && urls.includes("/")) done(true);
		else setTimeout(look, 100);
	}; look(); })`
	_, err := Eval[bool](p, kept)
	must.Succeed(t, err)
}

// TestStalledDownload: for a file that hangs, at its beginning or in the middle, the page shows a message and a button, and it continues when the
// rest arrives.
func TestStalledDownload(t *testing.T) {
	for _, c := range []struct {
		name  string
		fault func(*faulty) http.HandlerFunc
	}{{"at once", hang}, {"in the middle", stall}} {
		t.Run(c.name, func(t *testing.T) {
			f := serve(t)
			f.at("quintet.wasm", c.fault)
			f.at("quintet.wasm.gz", c.fault)
			p, err := person(t).Open("about:blank", 640, 480, 1)
			must.Succeed(t, err)
			t.Cleanup(p.Close)
			must.Succeed(t, p.Before(hurry))
			must.Succeed(t, p.Go(f.URL))
			waitFor(t, p, statusText+` === "The download has stopped. Check the network or try again.|Reload"`)
			f.heal()
			loadAgain(t, p)
		})
	}
}

// A server that has only the plain program, with an error or a page instead of the compressed one, is enough.
func TestWithoutCompressedFiles(t *testing.T) {
	for name, fault := range map[string]func(*faulty) http.HandlerFunc{"an error": status(http.StatusNotFound), "a page": login} {
		t.Run(name, func(t *testing.T) {
			f := serve(t)
			f.at("quintet.wasm", uncompressed)
			f.at("quintet.wasm.gz", fault)
			open(t, person(t), f.URL, 640, 480, 1)
		})
	}
}

// A cached page opens when the server answers with an error or not at all. A page from another site, such as a log-in page, is shown if it arrives
// in time.
func TestCachedPageOpens(t *testing.T) {
	f := serve(t)
	p := open(t, person(t), f.URL, 640, 480, 1)
	waitKept(t, p)
	for name, fault := range map[string]func(*faulty) http.HandlerFunc{"an error": status(http.StatusServiceUnavailable), "silence": hang} {
		f.at("", fault)
		must.Succeed(t, p.Go(f.URL))
		if err := p.Started(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	f.at("", login)
	title := ""
	for deadline := time.Now().Add(timeout); title != "Log in"; { // a machine that is busy may take longer than the worker waits
		if time.Now().After(deadline) {
			t.Fatalf("the page of somebody else is never shown, but %q", title)
		}
		must.Succeed(t, p.Go(f.URL))
		var err error
		title, err = Eval[string](p, `document.title`)
		must.Succeed(t, err)
	}
	f.heal()
	must.Succeed(t, p.Go(f.URL))
	must.Succeed(t, p.Started())
}

// A page that ends before its script says so after a while, in words that need no script.
func TestTruncatedPage(t *testing.T) {
	f := serve(t)
	whole := must.Read(t, folder+"/index.html")
	at := strings.Index(whole, "<script>")
	f.at("", func(*faulty) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, whole[:at+2000])
		}
	})
	p, err := person(t).Open(f.URL, 640, 480, 1)
	must.Succeed(t, err)
	t.Cleanup(p.Close)
	_, err = Eval[bool](p, `document.getAnimations().forEach((a) => a.finish()); true`)
	must.Succeed(t, err)
	waitFor(t, p, `getComputedStyle(document.getElementById("slow")).visibility === "visible"`)
}

// TestContentSecurityPolicy: the page allows its own scripts, its own files and WebAssembly, and the program with its sound needs nothing more.
func TestContentSecurityPolicy(t *testing.T) {
	p := lend(t, 640, 480, 1)
	const watch = `globalThis.broken = []; addEventListener("securitypolicyviolation", (e) => broken.push(e.violatedDirective + " " + e.blockedURI)); true`
	_, err := Eval[bool](p, watch)
	must.Succeed(t, err)
	d := twin(t, p)
	do(t, d, "size 640 480;move away;"+half+";play d4;move away")
	compare(t, p, "played", d)
	for _, line := range p.Console() {
		if strings.Contains(line, "Content Security Policy") {
			t.Error(line)
		}
	}
	foreign := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.Header().Set("Access-Control-Allow-Origin", "*") }))
	defer foreign.Close()
	const attack = `(async () => {
		const own = broken.length;
		document.body.append(Object.assign(document.createElement("script"), { textContent: "globalThis.injected = true" }));
		const reached = await fetch(%q).then(() => true, () => false);
		return own + " " + Boolean(globalThis.injected) + " " + reached;
	})()`
	got, err := Eval[string](p, fmt.Sprintf(attack, foreign.URL))
	must.Succeed(t, err)
	if got != "0 false false" {
		broken, _ := Eval[string](p, `broken.join()`)
		t.Errorf("own violations, whether a script could be put in, whether another server was reached: %s; %s", got, broken)
	}
}

// TestSandboxedFrame: a frame without any storage loads the program, which says that nothing is saved.
func TestSandboxedFrame(t *testing.T) {
	f := serve(t)
	f.at("frame", func(f *faulty) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprintf(w, `<!doctype html><title>frame</title><style>body { margin: 0 } iframe { border: 0; width: 640px; height: 480px }</style>
				<iframe sandbox="allow-scripts" src=%q></iframe>
				<script>addEventListener("message", (e) => { globalThis.answer = e.data; });</script>`, f.URL+"/?seed=1")
		}
	})
	const report = `setInterval(() => {
		let barred = false;
		try { caches.keys(); } catch { barred = true; }
		top.postMessage([barred, document.getElementById("start")?.hidden && globalThis.quintetTicks > 0 || false], "*");
	}, 20)`
	f.at("report.js", func(*faulty) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/javascript")
			fmt.Fprint(w, report)
		}
	})
	whole := must.Read(t, folder+"/index.html")
	f.at("", func(*faulty) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, strings.Replace(whole, "</head>", `<script src="report.js"></script></head>`, 1))
		}
	})
	p, err := person(t).Open(f.URL+"/frame", 640, 480, 1)
	must.Succeed(t, err)
	t.Cleanup(p.Close)
	waitFor(t, p, `globalThis.answer?.[0] && answer[1]`)
}
