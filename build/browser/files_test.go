package browser

import (
	"fmt"
	"strings"
	"testing"
)

// Everything is saved as a file, and opened from it by another reader: the table is there.
func TestFilesOutAndIn(t *testing.T) {
	b := start(t, "en")
	p, d := begin(t, b, site, half)
	const hook = `globalThis.saved = new Promise((done) => { HTMLAnchorElement.prototype.click = function () {
		fetch(this.href).then((r) => r.arrayBuffer()).then((data) => done(this.download + " " + btoa(String.fromCharCode(...new Uint8Array(data)))));
	}; }); true`
	_, err := Eval[bool](p, hook)
	must(t, err)
	do(t, d, "press Settings;press Files;press Save Save everything")
	saved, err := Eval[string](p, "saved")
	must(t, err)
	name, data, _ := strings.Cut(saved, " ")
	if !strings.HasPrefix(name, "quintet-") || !strings.HasSuffix(name, ".zip") || len(data) < 100 {
		t.Fatalf("saved are %d characters as %q", len(data), name)
	}
	other, _ := begin(t, b, site, "press Settings;press Files;press Open Open a file")
	_, err = Eval[bool](other, fmt.Sprintf(`(async () => {
		const bytes = Uint8Array.from(atob(%q), (c) => c.charCodeAt(0)), all = new DataTransfer();
		all.items.add(new File([bytes], %q));
		while (!globalThis.quintetField) await new Promise((done) => setTimeout(done, 20));
		quintetField.files = all.files;
		quintetField.onchange();
		return true;
	})()`, data, name))
	must(t, err)
	const tables = `new Promise((done) => { const look = () => {
		const request = indexedDB.open("quintet", 1);
		request.onsuccess = () => {
			const keys = request.result.transaction("files").objectStore("files").getAllKeys();
			keys.onsuccess = () => {
				request.result.close();
				const names = keys.result.filter((k) => k[0] === "tables").map((k) => k[1]);
				if (names.length) done(names.join(" ")); else setTimeout(look, 50);
			};
		};
	}; look(); })`
	names, err := Eval[string](other, tables)
	must(t, err)
	if !strings.Contains(names, "squ") {
		t.Errorf("the tables are %q", names)
	}
}
