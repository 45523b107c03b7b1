package display

import (
	"testing"

	"quintet/render/input"
)

func TestParseStat(t *testing.T) {
	const line = "4711 (a (b) c) S 1 4711 4711 0 -1 4194560 3012 0 5 0 123 45 7 8 20 0 9 0 100 1000 200"
	if n, err := parseStat(line); n != 123+45 || err != nil {
		t.Errorf("parseStat = %d, %v, want %d", n, err, 123+45)
	}
	for _, bad := range []string{"", "4711 (a) S 1 2", "1 (a) S 1 2 3 4 5 6 7 8 9 10 x 12 13"} {
		if n, err := parseStat(bad); err == nil {
			t.Errorf("parseStat(%q) = %d, want an error", bad, n)
		}
	}
}

func TestParseSwitches(t *testing.T) {
	if n, err := parseSwitches("Name:\tquintet\nvoluntary_ctxt_switches:\t150\nnonvoluntary_ctxt_switches:\t545\n"); n != 150 || err != nil {
		t.Errorf("parseSwitches = %d, %v, want 150", n, err)
	}
	if n, err := parseSwitches("nonvoluntary_ctxt_switches:\t545\n"); err == nil {
		t.Errorf("parseSwitches = %d, want an error", n)
	}
}

func TestKeysym(t *testing.T) {
	for k, want := range map[input.Key]string{"esc": "Escape", "ctrl+t": "ctrl+t", "shift+left": "shift+Left", "f10": "F10", "f": "f", ":": "colon"} {
		if got := keysym(k); got != want {
			t.Errorf("keysym(%q) = %q, want %q", k, got, want)
		}
	}
}
