package sixth_test

import (
	"image/png"
	"os"
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/render/soft"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// script finds Sixth on the title, plays a game with clicks, with keys and against a computer, and opens its rules.
const script = `
size 1280 800
want button New game Sixth
shot title
press New game Sixth
want text Two players.
press seat 2 Person
press Play
want text Player 1 places a stone.
click a1
want plies 1
click a1
want text That cell is already taken.
play b1 c1 a2 b2 c2 a3
bykeys b3 c3
want winners 1
shot won
table sixth seats=0,2
play b2
wait
want plies 2
table sixth players=3 turns=double
key f1
want text Stones and columns
shot rules
`

func TestSixthIsPlayed(t *testing.T) {
	p := demo.New(app.New(app.Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: time.Now}))
	seen := 0
	p.Shot = func(name string, c *soft.Canvas) error {
		seen++
		folder := os.Getenv("QUINTET_SIXTH")
		if folder == "" {
			return nil
		}
		f, err := os.Create(folder + "/" + name + ".png")
		if err != nil {
			return err
		}
		defer f.Close()
		return png.Encode(f, c.Image)
	}
	p.Table = func(s demo.Setting) (*app.App, error) {
		tb, err := s.Table(catalog.All())
		if err != nil {
			return nil, err
		}
		return app.New(app.Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: time.Now, Table: tb}), nil
	}
	if err := p.Run(strings.NewReader(script)); err != nil {
		t.Fatal(err)
	}
	if seen != 3 {
		t.Errorf("%d pictures, want 3", seen)
	}
}
