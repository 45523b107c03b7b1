package app_test

import (
	"testing"

	"quintet/scenes/app"
	"quintet/scenes/demo/demotest"
	"quintet/scenes/settings"
	"quintet/scenes/store"
)

// TestLanguageIsSwitchedLive changes the language in the middle of a game: everything says so at once, and it is kept.
func TestLanguageIsSwitchedLive(t *testing.T) {
	s := store.Memory()
	p := demotest.New(app.Deps{Store: s})
	do(t, p, "want text Five board games;press Language PT;want text Cinco jogos;want absent Five board games")
	p.App.Flush()
	if set, note := settings.Load(s); !note.Empty() || set.Language != "pt" {
		t.Errorf("kept language = %q, %v, want pt", set.Language, note)
	}
	again := demotest.New(app.Deps{Store: s})
	do(t, again, "want text Cinco jogos;key f3;want text Five board games")

	do(t, p, "press Língua EN;press New game SQU;press seat 2 Person;press Play;play c4")
	do(t, p, "want text Player 2;want text Black;key f3;want text Jogador 2;want absent Player;want text Preto;want button Anular;play d4 e5")
	do(t, p, "key f3;want text Player 2;want text Red;want plies 3")
}

// TestEnvironmentChoosesAsLongAsNobodyHas asks for a language from outside.
func TestEnvironmentChoosesAsLongAsNobodyHas(t *testing.T) {
	d := app.Deps{Store: store.Memory(), Language: "pt"}
	p := demotest.New(d)
	do(t, p, "want text Cinco jogos;press Língua EN;want text Five board games")
	p.App.Flush()
	do(t, demotest.New(d), "want text Five board games")
}
