package app_test

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
)

// otherPly returns a legal ply, as a script plays it, that is not one of but and, if half is set, leaves the same seat to move; "" if there is none.
func otherPly(c *libraryBench, half bool, but ...string) string {
	m := c.Match()
	for _, mv := range slices.Backward(m.Position().AppendMoves(nil)) {
		p := m.Position().Clone()
		p.Play(mv)
		if text := m.Game().FormatMove(m.Position(), mv); (p.ToMove() == m.Position().ToMove()) == half && !slices.Contains(but, text) {
			return text
		}
	}
	return ""
}

// In every game with turns of several plies, a half turn that was taken back can be redone until something else is played; then neither the list of
// moves nor the record has a variation.
func TestUndoneHalfTurnIsNoVariation(t *testing.T) {
	ways, tried := []string{"key ctrl+z", "key esc", "press Undo", "right"}, 0
	for _, spec := range catalog.All() {
		for _, way := range ways {
			c := newLibraryBench(t)
			c.do("size 1280 800;table " + spec.ID + " seats=0,0 names=Ana,Rui")
			r := games.NewRand(3)
			half := ""
			for range 12 { // the first turns of some games are shorter
				if half = otherPly(c, true); half != "" && !c.Match().MidTurn() {
					break
				}
				half = ""
				ms := c.Match().Position().AppendMoves(nil)
				c.do("play " + c.Match().Game().FormatMove(c.Match().Position(), ms[r.Intn(len(ms))]))
			}
			if half == "" {
				continue
			}
			tried++
			before := c.Match().Len()
			c.do("play " + half + ";" + way + ";key ctrl+y")
			if c.Match().Cursor() != before+1 {
				t.Errorf("%s: %s: the half turn cannot be redone", spec.ID, way)
			}
			c.do(way)
			other := otherPly(c, true, half)
			if other == "" {
				t.Fatalf("%s: a turn begins with %s or not at all", spec.ID, half)
			}
			c.do("play " + other + ";" + way + ";play " + half + ";" + way + ";play " + other + ";want absent ariation;key ctrl+g;key y;key ctrl+t;want scene title")
			for name, text := range c.records() {
				if strings.ContainsAny(text, "(") {
					t.Errorf("%s: %s: the record %s has a variation:\n%s", spec.ID, way, name, text)
				}
			}
		}
	}
	if tried < 2*len(ways) {
		t.Errorf("%d tables had turns of several plies, want those of SQU and Distrify in %d ways", tried, len(ways))
	}
}
