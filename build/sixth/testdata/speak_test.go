package app_test

import (
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// made chooses the made-up language on the title and shows it there, in the set-up, at a table and in the rules.
const made = `
size 1280 800
press Language EO
want text ‹Five board games
press ‹New game› Squex
want text ‹Join your two sides
press ‹seat 2› ‹Person›
press ‹Play›
play c4
want text ‹‹Red›
key f1
want text ‹Blue joins the top
`

func TestMadeUpLanguage(t *testing.T) {
	p := demo.New(app.New(app.Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: time.Now}))
	if err := p.Run(strings.NewReader(made)); err != nil {
		t.Fatalf("%v\n%q", err, p.App.Seen().Texts)
	}
}
