package catalog

import (
	"testing"

	"quintet/games/search"
)

// At a whole level an even match has that level's player.
func TestEvenMatchAtALevelIsTheLevel(t *testing.T) {
	for _, s := range All() {
		for _, want := range LevelsOf(s.ID) {
			got := LevelOf(s.ID, want.Number, 10*want.Number)
			if got.String() != want.String() || got.Name != want.Name || got.Number != want.Number || got.Rating != want.Rating || got.Limits().Time != want.Limits().Time ||
				got.Limits().Playouts != want.Limits().Playouts {
				t.Errorf("%s, %s: %v, want %v", s.ID, got.Text(), got, want)
			}
			if plain := LevelOf(s.ID, want.Number, 0); plain.String() != want.String() || plain.Even != 0 {
				t.Errorf("%s: level %d is %v, want %v", s.ID, want.Number, plain, want)
			}
		}
	}
	if l := LevelOf("chess", 2, 24); l.Number != 0 {
		t.Errorf("chess has %v", l)
	}
}

// Each tenth of a level is rated higher, overlooks no more, thinks no less, and mixes in no less of the stronger search. Its time is between those of
// the levels beside it.
func TestStrengthIsMonotone(t *testing.T) {
	for _, s := range All() {
		all := LevelsOf(s.ID)
		for even := 11; even < 10*len(all); even++ {
			below, l := LevelOf(s.ID, 0, even-1), LevelOf(s.ID, 0, even)
			low, high := all[even/10-1], all[even/10]
			if l.Rating <= below.Rating || l.Number != even/10 || l.Even != even || l.Name != low.Name {
				t.Errorf("%s: %s is %+v after %+v", s.ID, l.Text(), l, below)
			}
			if a, b := low.Limits().Time, high.Limits().Time; l.Limits().Time < min(a, b) || l.Limits().Time > max(a, b) || !l.Limits().WholeTurn || l.Limits().Playouts == 0 {
				t.Errorf("%s: %s has the limits %+v between %v and %v", s.ID, l.Text(), l.Limits(), a, b)
			}
			if even%10 < 2 {
				continue // below has the parameters of a level
			}
			if l.strength.share < below.strength.share || (l.strength.weaker == nil) != (below.strength.weaker == nil) {
				t.Errorf("%s: %s plays %v of its plies like the stronger one, the one below %v", s.ID, l.Text(), l.strength.share, below.strength.share)
			}
			if l.strength.weaker != nil {
				continue
			}
			if l.strength.config.Overlook > below.strength.config.Overlook || l.strength.playouts < min(low.strength.playouts, high.strength.playouts) {
				t.Errorf("%s: %s is %v after %v", s.ID, l.Text(), l, below)
			}
		}
	}
}

// A player between two that search differently takes both, in the shares that its strength says.
func TestMixedPlayers(t *testing.T) {
	mixed := 0
	for _, s := range All() {
		for even := 15; even < 10*len(LevelsOf(s.ID)); even += 10 {
			l := LevelOf(s.ID, 0, even)
			m, ok := l.Engine(1, 1<<20).(search.Mixed)
			if ok != (l.strength.weaker != nil) || ok && (m.Share != 0.5 || m.Playouts*float64(l.Untimed().Playouts) < 1) {
				t.Errorf("%s: %s has the engine %+v", s.ID, l.Text(), m)
			}
			if ok {
				mixed++
			}
		}
	}
	if mixed == 0 {
		t.Error("no levels search differently")
	}
}

// The opponent for a rating is the one whose rating is nearest.
func TestEvenMatchForARating(t *testing.T) {
	for _, s := range All() {
		all := LevelsOf(s.ID)
		for even := 10; even <= 10*len(all); even++ {
			if got := EvenMatch(s.ID, float64(LevelOf(s.ID, 0, even).Rating)); got != even {
				t.Errorf("%s: for the rating of %d tenths the opponent has %d", s.ID, even, got)
			}
		}
		if start, low, high := EvenRange(s.ID); EvenMatch(s.ID, start) != 15 || EvenMatch(s.ID, low) != 10 || EvenMatch(s.ID, high) != 10*len(all) {
			t.Errorf("%s: even matches lie from %v to %v and begin at %v", s.ID, low, high, start)
		}
		if weak, strong := EvenMatch(s.ID, -1000), EvenMatch(s.ID, 5000); weak != 10 || strong != 10*len(all) {
			t.Errorf("%s: the opponents have %d to %d tenths", s.ID, weak, strong)
		}
	}
}

func TestParseLevel(t *testing.T) {
	for _, s := range All() {
		for text, want := range map[string]Level{"2": LevelsOf(s.ID)[1], "2.4": LevelOf(s.ID, 0, 24), "1.0": LevelOf(s.ID, 0, 10)} {
			if l, ok := ParseLevel(s.ID, text); !ok || l.String() != want.String() || l.Text() != text {
				t.Errorf("%s: %s is %v", s.ID, text, l)
			}
		}
		for _, text := range []string{"", "0", "8", "2.45", "x"} {
			if l, ok := ParseLevel(s.ID, text); ok {
				t.Errorf("%s: %s is %v", s.ID, text, l)
			}
		}
	}
}
