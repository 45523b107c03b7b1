package play

import (
	"slices"
	"testing"

	"quintet/render/input"
	"quintet/render/sound"
)

// listen returns the sounds at the table of s while f runs.
func listen(s *Scene, f func()) []sound.Sound {
	var all []sound.Sound
	s.model.context.Play = func(what sound.Sound, volume float64) {
		if volume <= 0 || volume > 1 {
			panic("play: a sound of no volume")
		}
		all = append(all, what)
	}
	f()
	return all
}

// Each kind of ply makes the right sounds, in every game.
func TestSoundsOfPlies(t *testing.T) {
	for _, c := range []struct {
		name, game, before, ply string
		want                    []sound.Sound
	}{
		{"an octagon", "squex size=6", "", "c3", []sound.Sound{sound.Wood}},
		{"an octagon that cuts", "squex size=6", "c3 c4 d4", "d3", []sound.Sound{sound.Wood, sound.Cut}},
		{"a tile", "taiji size=7", "", "c3c4", []sound.Sound{sound.Tile}},
		{"a disc", "squ size=8", "", "c3", []sound.Sound{sound.Disc}},
		{"a stone", "distrify size=9", "", "c3", []sound.Sound{sound.Stone}},
		{"the end of a turn that lays nothing", "distrify size=9", "c3 e5", "end", nil},
		{"a piece that moves and takes a neutral cell", "azacru players=2", "", "c1-c2", []sound.Sound{sound.Slide}},
		{"the last ply", "distrify size=2", "a1 b1 end", "a2", []sound.Sound{sound.Stone, sound.End}},
	} {
		s := newScene(t, c.game, c.before)
		heard := func() {
			ply(t, s, c.ply)
			for s.model.board.Display.Animating() {
				s.tick()
			}
		}
		if got := listen(s, heard); !slices.Equal(got, c.want) {
			t.Errorf("%s: heard %v, want %v", c.name, got, c.want)
		}
	}
}

// There is no sound when the pointer moves, when an earlier position is shown, or if sounds are off.
func TestSilenceAtTheTable(t *testing.T) {
	s := newScene(t, "squ size=8", "c3 d4 e5")
	if got := listen(s, func() {
		for x := range 40 {
			liveAt(s, input.Frame{X: 20 * float32(x), Y: 300})
		}
		s.undo()
		s.redo()
		s.jump(0)
		s.jump(3)
	}); got != nil {
		t.Errorf("heard %v of pointing and looking back", got)
	}
	if got := listen(s, func() { click(s, "c3") }); !slices.Equal(got, []sound.Sound{sound.Refused}) {
		t.Errorf("heard %v of a click that is refused", got)
	}
	for _, off := range []func(){func() { s.model.context.Settings.Mute = true }, func() { s.model.context.Settings.Mute, s.model.context.Settings.Volume = false, 0 }} {
		off()
		if got := listen(s, func() { click(s, "c3") }); got != nil {
			t.Errorf("heard %v although sounds are off", got)
		}
	}
}

// The plies of a computer have sounds.
func TestComputersPliesAreHeard(t *testing.T) {
	s := seat(newScene(t, "distrify size=9", ""), 1, 0)
	if got := listen(s, func() { untilPly(t, s, 1) }); !slices.Equal(got, []sound.Sound{sound.Stone}) {
		t.Errorf("heard %v of a computer's ply", got)
	}
}

// The verdict has its sound once, when it rises; at once without animation.
func TestTheVerdictIsHeard(t *testing.T) {
	for _, still := range []bool{false, true} {
		s := newScene(t, "distrify size=2", "a1 b1 end")
		s.model.context.Settings.ReducedMotion = still
		if got := listen(s, func() { ply(t, s, "a2") }); slices.Contains(got, sound.End) != still {
			t.Errorf("still %v: heard %v of the last ply", still, got)
		}
		got := listen(s, func() {
			for range 300 {
				s.tick()
				if s.model.verdictShown() == s.ending.silent {
					t.Fatalf("the verdict is shown: %v, and its sound is still to be played: %v", s.model.verdictShown(), s.ending.silent)
				}
			}
		})
		if n := len(got); n > 1 || (n == 1) == still {
			t.Errorf("still %v: heard %v after the last ply", still, got)
		}
	}
}

// A tie sounds different from a win.
func TestATieSoundsOtherwise(t *testing.T) {
	s := newScene(t, "azacru players=4", "")
	s.ask(askAgree)
	if got := listen(s, s.answer); !slices.Equal(got, []sound.Sound{sound.Draw}) {
		t.Errorf("heard %v of a game in which all have nothing", got)
	}
}
