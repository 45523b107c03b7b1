package app_test

import (
	"os"
	"path/filepath"
	"testing"

	"quintet/games/catalog"
)

// TestGamesByAFingerAlone plays the scripts of testdata that only tap in the smallest window and in the usual one.
func TestGamesByAFingerAlone(t *testing.T) {
	files, err := filepath.Glob("testdata/taps-*.demo")
	if err != nil || len(files) != len(catalog.All()) {
		t.Fatalf("%v, %v, want one for each game", files, err)
	}
	for _, file := range files {
		for _, size := range []string{"640 480", "1280 800"} {
			t.Run(filepath.Base(file)+" "+size, func(t *testing.T) {
				f, err := os.Open(file)
				if err != nil {
					t.Fatal(err)
				}
				defer f.Close()
				p := newPlayer(t)
				do(t, p, "size "+size)
				if err := p.Run(f); err != nil {
					t.Error(err)
				}
			})
		}
	}
}
