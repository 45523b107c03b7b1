package keys

import (
	"slices"
	"testing"

	"quintet/render/input"
)

func TestDefaultKeysAreDistinct(t *testing.T) {
	seen := map[Action]bool{}
	for _, r := range Rows() {
		if seen[r.Action] {
			t.Errorf("%q is listed twice", r.Action)
		}
		seen[r.Action] = true
		if r.Scope == 0 || len(r.Keys) == 0 {
			t.Errorf("%q has no scope or no key", r.Action)
		}
		for _, k := range r.Keys {
			if !valid(k) {
				t.Errorf("%q is not a valid key", k)
			}
			other, clash := Map(nil).conflict(r.Action, k)
			o, _ := find(other)
			if clash && !(r.Fixed && o.Fixed) {
				t.Errorf("%q and %q share %q", r.Action, other, k)
			}
		}
	}
}

func TestValid(t *testing.T) {
	for k, want := range map[input.Key]bool{
		"z": true, "ctrl+z": true, "ctrl+alt+shift+z": true, "ctrl++": true, "+": true, ":": true, "ç": true, "f1": true, "f12": true, "7": true,
		"shift+tab": true, "ctrl+pageup": true,
		"": false, "Z": false, "ctrl+": true /* the key + with Ctrl is written ctrl++, and ctrl+ is a name cut short */, "f13": false, "f0": false,
		"zz": false, "shift+ctrl+z": false, " ": false, "\x01": false, "\xff": false, "meta+z": false,
	} {
		if k == "ctrl+" {
			want = false
		}
		if got := valid(k); got != want {
			t.Errorf("Valid(%q) = %v, want %v", k, got, want)
		}
	}
}

func TestBindRejectsConflicts(t *testing.T) {
	for _, c := range []struct {
		name   string
		action Action
		key    input.Key
		clash  Action
	}{
		{"a free key", Hint, "q", ""},
		{"that of another action there", Hint, "e", EndTurn},
		{"that of an action of everywhere", Hint, "f2", Theme},
		{"that of an action listened to elsewhere", Hint, "v", ""},
		{"a fixed one", Hint, input.Esc, Back},
		{"a fixed one that is not listened to there", Hint, "pageup", TurnBack},
		{"its own", Hint, "h", Hint},
		{"no key", Hint, "Hh", Hint},
		{"to a fixed action", Back, "q", Back},
	} {
		m, clash := Map(nil).Bind(c.action, 0, c.key)
		if clash != c.clash {
			t.Errorf("%s: clash %q, want %q", c.name, clash, c.clash)
		}
		if clash == "" && !slices.Equal(m.Of(c.action), []input.Key{c.key}) || clash != "" && len(m) != 0 {
			t.Errorf("%s: the map is %v", c.name, m)
		}
	}
}

func TestSeveralKeys(t *testing.T) {
	m, clash := Map(nil).Bind(Undo, 3, "q")
	if want := []input.Key{"ctrl+z", "backspace", "u", "q"}; clash != "" || !slices.Equal(m.Of(Undo), want) {
		t.Fatalf("a fourth key: %v, %q", m.Of(Undo), clash)
	}
	if m = m.Unbind(Undo, 0); m.First(Undo) != "backspace" {
		t.Errorf("after removing one the first is %q", m.First(Undo))
	}
	for range 5 {
		m = m.Unbind(Undo, 0)
	}
	if m.First(Undo) != "" || !m.Changed(Undo) {
		t.Errorf("without keys: %v, own %v", m.Of(Undo), m.Changed(Undo))
	}
	if m, _ = m.Reset(Undo); m.First(Undo) != "ctrl+z" || len(m) != 0 {
		t.Errorf("after Reset: %v", m)
	}
}

func TestExchange(t *testing.T) {
	m, ok := Map(nil).Exchange(Hint, 0, "e")
	if !ok || m.First(Hint) != "e" || m.First(EndTurn) != "h" {
		t.Errorf("hint %q, end of turn %q, %v; want them exchanged", m.First(Hint), m.First(EndTurn), ok)
	}
	if back, ok := m.Exchange(Hint, 0, "h"); !ok || len(back) != 0 {
		t.Errorf("exchanged back: %v, %v; want no own keys", back, ok)
	}
	if m, ok := Map(nil).Exchange(Hint, 0, input.Esc); ok || len(m) != 0 {
		t.Errorf("with a fixed key: %v, %v", m, ok)
	}
	if m, ok := Map(nil).Exchange(Hint, 1, "e"); !ok || !slices.Equal(m.Of(Hint), []input.Key{"h", "e"}) || len(m.Of(EndTurn)) != 0 {
		t.Errorf("as a further key: %v, %v; want e moved", m, ok)
	}
	// Undo shares a scope with No, Numbers does not. So Undo's key may not go to an action that would then clash.
	if m, ok := Map(nil).Exchange(Numbers, 0, "u"); ok {
		t.Errorf("No has n where Undo would get it, and the exchange was made: %v", m)
	}
}

func TestResetRestoresKeys(t *testing.T) {
	m, _ := Map(nil).Bind(Hint, 0, "q")
	m, _ = m.Bind(EndTurn, 0, "h")
	m, lost := m.Reset(Hint)
	if m.First(Hint) != "h" || !slices.Equal(lost, []Action{EndTurn}) || len(m.Of(EndTurn)) != 0 {
		t.Errorf("hint %q, lost %v, end of turn %v", m.First(Hint), lost, m.Of(EndTurn))
	}
}

func TestRepair(t *testing.T) {
	for _, c := range []struct {
		name string
		in   Map
		want Map
	}{
		{"nothing", nil, nil},
		{"what is allowed", Map{Hint: {"q"}, EndTurn: {"h"}}, Map{Hint: {"q"}, EndTurn: {"h"}}},
		{"no key at all", Map{Hint: {}}, Map{Hint: {}}},
		{"no action", Map{"dance": {"q"}}, nil},
		{"a fixed action", Map{Back: {"q"}}, nil},
		{"no key", Map{Hint: {"Q Q"}}, nil},
		{"one that is none of two", Map{Hint: {"", "q"}}, Map{Hint: {"q"}}},
		{"a key of another", Map{Hint: {"e"}}, nil},
		{"a key that the other gives up", Map{EndTurn: {"q"}, Hint: {"e"}}, Map{EndTurn: {"q"}, Hint: {"e"}}},
		{"two that want one", Map{EndTurn: {"q"}, Hint: {"q"}}, Map{EndTurn: {"q"}}},
		{"what it begins with", Map{Hint: {"h"}}, nil},
		{"twice the same", Map{Hint: {"q", "q"}}, Map{Hint: {"q"}}},
		{"given up for nothing", Map{EndTurn: {"h"}, Hint: {"E"}}, Map{EndTurn: {"h"}, Hint: {}}},
	} {
		got := c.in.Repair()
		if len(got) != len(c.want) {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
		}
		for a, ks := range c.want {
			if !slices.Equal(got[a], ks) {
				t.Errorf("%s: %q has %v, want %v", c.name, a, got[a], ks)
			}
		}
		for _, r := range Rows() {
			for _, k := range got.Of(r.Action) {
				if other, clash := got.conflict(r.Action, k); clash && !(r.Fixed && Fixed(other)) {
					t.Errorf("%s: %q and %q share %q", c.name, r.Action, other, k)
				}
			}
		}
	}
}

func TestSignKeysAreTyped(t *testing.T) {
	colon := input.Frame{Keys: []input.Key{"shift+."}, Typed: []rune(":")}
	if !Map(nil).Pressed(colon, Coordinates) {
		t.Error("a colon typed with shift and full stop is not recognised")
	}
	if Map(nil).Pressed(input.Frame{Typed: []rune("h")}, Hint) {
		t.Error("a letter is recognised without its key")
	}
	if m := (Map{Hint: {"й"}}); !m.Pressed(input.Frame{Keys: []input.Key{"q"}, Typed: []rune("й")}, Hint) {
		t.Error("a Cyrillic letter from older settings is not recognised")
	}
	for _, c := range []struct {
		in   input.Frame
		want input.Key
	}{
		{colon, ":"},
		{input.Frame{Keys: []input.Key{"shift+a"}, Typed: []rune("A")}, "shift+a"},
		{input.Frame{Keys: []input.Key{"ctrl+f5"}}, "ctrl+f5"},
		{input.Frame{Keys: []input.Key{"space"}, Typed: []rune(" ")}, "space"},
		{input.Frame{Keys: []input.Key{""}}, ""},
		{input.Frame{}, ""},
	} {
		if k, ok := Pressed(c.in); k != c.want || ok != (c.want != "") {
			t.Errorf("Pressed(%v) = %q, %v, want %q", c.in, k, ok, c.want)
		}
	}
}

func TestHeld(t *testing.T) {
	if !Map(nil).Held(input.Frame{Held: []input.Key{"a", "t"}}, Threats) || Map(nil).Held(input.Frame{Keys: []input.Key{"t"}}, Threats) {
		t.Error("Held is wrong for a held or a pressed key")
	}
}

func TestSigns(t *testing.T) {
	if got := string(KeyRunes([]rune("a?Ü7+ß:"))); got != "?+:" {
		t.Errorf("KeyRunes =  %q, want %q", got, "?+:")
	}
}
