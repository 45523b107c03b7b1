package setup_test

import (
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/ui"
)

// At the first start of the program a person plays the weakest computer, in every game.
func TestFirstOpponentIsTheWeakestComputer(t *testing.T) {
	for _, spec := range catalog.All() {
		p := open(store.Memory(), 1)
		do(t, p, "press New game "+spec.Name+";want text One person, one computer;press seats As listed;press Play")
		want := []match.Seat{{Name: "Player 1"}, {Name: "Pia", Level: 1}}
		if got := p.Match().Seats(); !slices.Equal(got, want) {
			t.Errorf("%s: seats %v, want %v", spec.ID, got, want)
		}
	}
}

func TestEveryLevelCanBeChosenOnEverySeat(t *testing.T) {
	p := open(store.Memory(), 1)
	do(t, p, "press New game Azacru;press players 4;press seat 1 Computer;want text Four computers play, you watch.")
	levels := catalog.LevelsOf("azacru")
	for i, choice := range []string{"Rita", "Nico", "Davi", "Brisa"} {
		do(t, p, "press level of seat "+string(rune('1'+i))+";want button "+choice+";press "+choice+";want nobutton "+choice)
	}
	do(t, p, "want text Level 7: thinks long before each move;press Play")
	for i, want := range []int{7, 2, 4, 3} {
		if got := p.Match().Seats()[i]; got.Level != want || got.Name != levels[want-1].Name {
			t.Errorf("seat %d: %v, want level %d", i+1, got, want)
		}
	}
}

// In every game a person can play an even match, which begins between the first two levels and is kept for the next game.
func TestEvenMatchInEveryGame(t *testing.T) {
	for _, spec := range catalog.All() {
		for _, size := range []string{"1280 800", "640 480", "390 844"} {
			s := store.Memory()
			p := open(s, 1)
			do(t, p, "size "+size+";press New game "+spec.Name+";press level of seat 2;press An even match;want text ven match;press seats As listed;press Play")
			want := []match.Seat{{Name: "Player 1"}, {Name: "Pia", Level: 1, Even: 15}}
			if got := p.Match().Seats(); !slices.Equal(got, want) {
				t.Errorf("%s in a window of %s: seats %v, want %v", spec.ID, size, got, want)
			}
			p.App.Flush()
			if p = open(s, 1); !slices.Equal(p.Match().Seats(), want) {
				t.Errorf("%s: after a restart the seats are %v, want %v", spec.ID, p.Match().Seats(), want)
			}
			do(t, p, "key ctrl+t;press New game "+spec.Name+";want text ven match;press level of seat 2;press Nico;press Play")
			if got := p.Match().Seats()[1]; got != (match.Seat{Name: "Nico", Level: 2}) {
				t.Errorf("%s: then Nico is %v", spec.ID, got)
			}
		}
	}
}

// An even match is equal to one person: with two, or with none, it is not offered, and its computer has the level it had before.
func TestEvenMatchNeedsOnePerson(t *testing.T) {
	p := open(store.Memory(), 1)
	do(t, p, "press New game Azacru;press players 3;press level of seat 2;press Davi;press level of seat 2;press An even match;want text Even match, between Pia and Nico")
	do(t, p, "press seat 3 Person;want absent Even match;press level of seat 2;want nobutton An even match;want text Davi;key esc")
	do(t, p, "press seat 1 Computer;want text Even match;press seat 3 Computer;press level of seat 2;want nobutton An even match;key esc;press seats As listed;press Play")
	if got := p.Match().Seats()[1]; got != (match.Seat{Name: "Davi", Level: 4}) {
		t.Errorf("among computers the seat is %v", got)
	}
}

func TestEvenMatchByKeys(t *testing.T) {
	p := open(store.Memory(), 1)
	do(t, p, "press New game SQU;press level of seat 2;key up;key up;key enter;want text Even match;press level of seat 2;key down;key enter;want text Level 1;press level of seat 2;key up;key esc;want text Level 1")
}

func TestListOfLevelsByKeys(t *testing.T) {
	p := open(store.Memory(), 1)
	do(t, p, "press New game SQU;press level of seat 2;want nobutton Play;key down;key down;key up;key down;key enter;want scene setup;want text Brisa")
	do(t, p, "press level of seat 2;key 5;want text Vera;want nobutton Ada")
	do(t, p, "press level of seat 2;key up;key esc;want scene setup;want text Vera;want nobutton Ada") // Esc changes nothing
	do(t, p, "press level of seat 2;move away;right;want button Play;want text Vera")                  // nor does a click beside it
	do(t, p, "press seat 2 Person;want button Player 2;press seat 2 Computer;want text Vera")          // the level is remembered
}

// TestListOpensBelowTheSeat: the list leaves the name visible and is as wide as the seats, from the rules to the main button, so that it covers no
// word partly.
func TestListOpensBelowTheSeat(t *testing.T) {
	for _, size := range []string{"1280 800", "1920 1080"} {
		p := open(store.Memory(), 1)
		do(t, p, "size "+size+";press New game Azacru;press players 4")
		place := func(label string) render.Rect {
			return p.App.Seen().Widgets[slices.IndexFunc(p.App.Seen().Widgets, func(w ui.Widget) bool { return w.Label == label })].Rect
		}
		name, rules, play := place("level of seat 4"), place("Rules"), place("Play")
		do(t, p, "press level of seat 4")
		for _, w := range p.App.Seen().Widgets {
			begins, ends := w.Rect.X-rules.X, play.X+play.W-w.Rect.X-w.Rect.W
			if w.Rect.Y < name.Y+name.H || begins < 0 || begins > 16 || ends < 0 || ends > 16 {
				t.Errorf("%s: %s of the list is at %v, want it below %v, as wide as from %v to %v", size, w.Label, w.Rect, name, rules, play)
			}
		}
	}
}

// The list says in words how each level plays, the same in every game and in both languages, and nothing that was measured.
func TestListSaysHowLevelsPlay(t *testing.T) {
	for _, spec := range catalog.All() {
		for _, size := range []string{"1280 800", "640 480", "390 844"} {
			p := open(store.Memory(), 1)
			do(t, p, "size "+size+";press New game "+spec.Name+";press level of seat 2;want text quick but careless;want text thinks long before each move;want absent %")
			do(t, p, "key f3;want text joga depressa e não vê tudo;want text pensa muito antes de jogar")
		}
	}
}

func TestLevelsAreStoredPerGame(t *testing.T) {
	s := store.Memory()
	p := open(s, 1)
	do(t, p, "press New game SQU;press level of seat 2;press Vera;press seat 1 Computer;press Play;key ctrl+t;press New game Squex;press seat 2 Person;press Play")
	p.App.Flush()
	set, note := settings.Load(s)
	if got := set.Games["squ"].Levels; !note.Empty() || !slices.Equal(got[:2], []int{1, 5}) {
		t.Errorf("stored levels of SQU = %v, %v", got, note)
	}
	if got := set.Games["squex"].Levels; !slices.Equal(got[:2], []int{0, 0}) {
		t.Errorf("stored levels of Squex = %v", got)
	}
	do(t, open(s, 1), "key ctrl+t;press New game SQU;want text Two computers play, you watch.;want text Vera;press Back;press New game Squex;want text Two people")
}

// Settings from before computers existed have no seats; a level above the strongest becomes the strongest.
func TestSettingsWithoutValidLevels(t *testing.T) {
	s := store.Memory()
	if err := s.Write("settings.json", []byte(`{"Names":["Ana","Rui","",""],"Games":{"squ":{"Options":{"size":"8"}},"taiji":{"Levels":[0,77]}}}`)); err != nil {
		t.Fatal(err)
	}
	p := open(s, 1)
	do(t, p, "press New game SQU;press Play")
	if got := p.Match().Seats(); got[0].Name != "Ana" || got[1].Level != 1 {
		t.Errorf("seats %v, want Ana against the weakest computer", got)
	}
	do(t, p, "key ctrl+t;press New game Taiji;want text Rita")
}

// A computer keeps its level if seats are drawn.
func TestDrawnComputersKeepTheirLevels(t *testing.T) {
	seen := map[int]bool{}
	for seed := range uint64(12) {
		p := open(store.Memory(), seed)
		do(t, p, "press New game Azacru;press players 3;press level of seat 2;press Ada;press seats Random;press Play")
		for i, seat := range p.Match().Seats() {
			if want := map[string]int{"Player 1": 0, "Ada": 6, "Pia": 1}; seat.Level != want[seat.Name] {
				t.Errorf("seed %d: seat %d is %v", seed, i+1, seat)
			}
			if seat.Name == "Ada" {
				seen[i] = true
			}
		}
	}
	if len(seen) != 3 {
		t.Errorf("Ada had the seats %v in 12 draws, want all three", seen)
	}
}

// The page says when the rules that are chosen do not count for the level of the person, in every game and window. Other people have no level.
func TestRulesThatDoNotCount(t *testing.T) {
	for _, spec := range catalog.All() {
		for _, size := range []string{"1280 800", "640 480", "390 844", "844 390"} {
			p := open(store.Memory(), 1)
			do(t, p, "size "+size+";press New game "+spec.Name+";want absent Does not count")
			if at := slices.IndexFunc(spec.Options, func(o games.Option) bool { return o.ID == "size" }); at >= 0 {
				usual, _ := spec.Complete(nil)
				values := spec.Options[at].Offered()
				other := values[0]
				if other == usual["size"] {
					other = values[len(values)-1]
				}
				do(t, p, "try size;press size "+other+";move away;want text Does not count for your level.;press seat 2 Person;want absent Does not count;press seat 2 Computer")
				do(t, p, "key f3;want text Não conta para o teu nível.;key f3")
			}
		}
	}
}
