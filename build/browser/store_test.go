package browser

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/build/web"
)

// bench is a page that runs a test binary for browsers, and then shows how it ended.
const bench = `<!doctype html><title>test</title><script src="wasm_exec.js"></script><script>
globalThis.ended = (async () => {
	const go = new Go();
	go.argv = ["test", "-test.v", "-test.run", %q];
	let status = 0, said = "";
	go.exit = (code) => { status = code; };
	const write = fs.writeSync, decoder = new TextDecoder();
	fs.writeSync = (file, bytes) => { said += decoder.decode(bytes); return write(file, bytes); };
	const { instance } = await WebAssembly.instantiateStreaming(fetch("test.wasm"), go.importObject);
	await go.run(instance);
	return status + "\n" + said;
})();
</script>`

// The browser's store keeps the contract of every store: its tests run in the browser.
func TestBrowserStore(t *testing.T) {
	b := person(t)
	folder := t.TempDir()
	c := exec.Command("go", "test", "-c", "-o", filepath.Join(folder, "test.wasm"), "quintet/scenes/data/store")
	c.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS=js", "GOARCH=wasm")
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("go test -c: %v\n%s", err, out)
	}
	tests := []string{"TestAppendListAndRemove", "TestLockHasOneOwner", "TestAppendChecksLength", "TestSetAside", "TestBrowser"}
	mux := http.NewServeMux()
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, bench, "^("+strings.Join(tests, "|")+")")
	})
	mux.HandleFunc("/test.wasm", func(w http.ResponseWriter, r *http.Request) {
		http.ServeFile(w, r, filepath.Join(folder, "test.wasm"))
	})
	glue, err := web.WasmExec()
	must.Succeed(t, err)
	mux.HandleFunc("/wasm_exec.js", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
		w.Write(glue)
	})
	s := httptest.NewServer(mux)
	defer s.Close()
	p, err := b.Open(s.URL, 640, 480, 1)
	must.Succeed(t, err)
	defer p.Close()
	said, err := Eval[string](p, "ended")
	must.Succeed(t, err)
	status, said, _ := strings.Cut(said, "\n")
	if status != "0" || strings.Contains(said, "--- SKIP") {
		t.Errorf("the tests end with %s:\n%s", status, said)
	}
	for _, name := range tests {
		if !strings.Contains(said, "--- PASS: "+name) {
			t.Errorf("%s has not passed", name)
		}
	}
}
