package games_test

import (
	"testing"

	"quintet/games"
)

func TestLevelText(t *testing.T) {
	const most = 7
	for level := 1; level <= most; level++ {
		text := games.FormatLevel(level, 0)
		if got, even, ok := games.ParseLevel(text, most); got != level || even != 0 || !ok {
			t.Errorf("%s is read as %d, %d, %v", text, got, even, ok)
		}
	}
	for even := 10; even <= 10*most; even++ {
		text := games.FormatLevel(even/10, even)
		if level, got, ok := games.ParseLevel(text, most); level != even/10 || got != even || !ok {
			t.Errorf("%s is read as %d, %d, %v", text, level, got, ok)
		}
	}
	if got := games.FormatLevel(2, 24); got != "2.4" {
		t.Errorf("24 tenths are %s", got)
	}
	for _, text := range []string{"", "0", "8", "-1", "x", "2.", ".4", "2.45", "2,4", "2.x", "0.9", "7.1", "2.-1", "2.4.", " 2", "1e0", "99999999999999999999"} {
		if level, even, ok := games.ParseLevel(text, most); ok {
			t.Errorf("%q is read as %d, %d", text, level, even)
		}
	}
}
