package rules_test

import (
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/store"
)

// open returns a player of the program at the rules of a game.
func open(t *testing.T, game string) *demo.Player {
	p := demo.New(app.New(app.Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: func() time.Time { return time.Unix(0, 0) }}))
	do(t, p, "press Rules "+game)
	return p
}

// do plays a script, its lines separated by semicolons.
func do(t *testing.T, p *demo.Player, script string) {
	t.Helper()
	if err := p.Run(strings.NewReader(strings.ReplaceAll(script, ";", "\n"))); err != nil {
		t.Fatal(err)
	}
}

func TestEverySentenceOfTheRulesIsWritten(t *testing.T) {
	for _, spec := range catalog.All() {
		p := open(t, spec.Name)
		written := strings.Join(p.App.Texts, "\n")
		for _, para := range scenes.Paragraphs(spec.Rules) {
			if !strings.Contains(written, para.Text) {
				t.Errorf("%s: %q is not written", spec.ID, para.Text)
			}
		}
	}
}

func TestKeysTurnThePages(t *testing.T) {
	for _, size := range []string{"640 480", "700 900", "1280 800 1.5"} {
		p := open(t, "Azacru")
		do(t, p, "move away;size "+size)
		picture := func(keys string) string {
			do(t, p, keys)
			return string(p.Picture().Image.Pix)
		}
		top := picture("key home")
		end := picture("key end")
		if top == end {
			t.Fatalf("%s: the end of the rules looks like their beginning", size)
		}
		for _, c := range []struct {
			keys, want, name string
		}{
			{"key pagedown;key down", end, "nothing comes after the end"},
			{"key home", top, "Home"},
			{"key pageup;key up", top, "nothing comes before the beginning"},
			{strings.Repeat("key pagedown;", 20) + "ticks 1", end, "turning pages leads to the end"},
			{strings.Repeat("key pageup;", 20) + "ticks 1", top, "and back"},
			{strings.Repeat("key space;", 20) + "ticks 1", end, "Space turns pages too"},
			{"key home;key down;key up", top, "a line down and up"},
		} {
			if picture(c.keys) != c.want {
				t.Errorf("%s: %s: it looks different", size, c.name)
			}
		}
	}
}
