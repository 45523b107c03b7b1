package gametest

import (
	"strings"
	"testing"

	"quintet/games"
)

// Setups checks what s says about positions that were set up by hand. A row is the options, the position, and the key of the sentence why no game
// can begin in it: "" where one can.
func Setups(t *testing.T, s games.Spec, rows [][3]string) {
	for _, row := range rows {
		options, position, want := row[0], row[1], row[2]
		t.Run(strings.TrimSpace(options+" "+position), func(t *testing.T) {
			o, err := games.ParseOptions(strings.Fields(options))
			if err != nil {
				t.Fatal(err)
			}
			g := open(t, s, o)
			p, err := g.ParsePosition(position)
			if err != nil {
				t.Fatal(err)
			}
			if got := games.WhyNotFrom(g, p).Text.Key; got != want {
				t.Errorf("the reason against it is %q, want %q", got, want)
			}
		})
	}
}
