package catalog

import "testing"

func TestEveryGameHasItsLevels(t *testing.T) {
	for _, s := range All() {
		all := LevelsOf(s.ID)
		if len(all) != Levels {
			t.Errorf("%s has %d levels, want %d", s.ID, len(all), Levels)
		}
		for i, l := range all {
			lim := l.Limits(1)
			if l.Number != i+1 || l.Name != names[i] || lim.Time <= 0 || lim.Playouts <= 0 || lim.Threads != 1 || l.Tenth().Playouts <= 0 {
				t.Errorf("level %d of %s is %+v, limits %+v", i+1, s.ID, l, lim)
			}
		}
	}
	if all := LevelsOf("chess"); all != nil {
		t.Errorf("chess has levels: %v", all)
	}
}
