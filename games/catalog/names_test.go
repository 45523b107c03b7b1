package catalog

import (
	"slices"
	"strconv"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/words"
)

// texts returns the texts of all games.
func texts() []words.Folder {
	var all []words.Folder
	for _, s := range All() {
		all = append(all, words.Of(s))
	}
	return all
}

// Portuguese sentences treat the colours of all games as players, alone and with everything else that is said of a seat.
func TestColoursHaveArticles(t *testing.T) {
	book := words.NewBook("pt", texts()...)
	for _, spec := range All() {
		options := games.Options{}
		if i := slices.IndexFunc(spec.Options, func(o games.Option) bool { return o.ID == "players" }); i >= 0 {
			options["players"] = strconv.Itoa(games.MaxPlayers)
		}
		g, err := spec.Open(options)
		if err != nil {
			t.Fatal(err)
		}
		v := games.ViewOf(g, g.Start())
		for _, seat := range v.Seats[:g.Info().Players] {
			for _, name := range []board.Message{seat.Name, seat.Role} {
				if got, want := book.Say(board.Say("game.wins", name)), "O "+book.Say(name)+" ganha"; got != want {
					t.Errorf("%s: got %q, want %q", spec.ID, got, want)
				}
			}
		}
	}
}
