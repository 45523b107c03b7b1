package catalog_test

import (
	"slices"
	"strconv"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/words"
)

// The colours of all games are players to Portuguese sentences, alone and with what else is said of a seat.
func TestColoursHaveTheirArticles(t *testing.T) {
	for _, spec := range catalog.All() {
		book := words.NewBook("pt", words.Of(spec))
		options := games.Options{}
		if i := slices.IndexFunc(spec.Options, func(o games.Option) bool { return o.ID == "players" }); i >= 0 {
			options["players"] = strconv.Itoa(games.MaxPlayers)
		}
		g := catalogtest.Open(t, spec, options)
		v := games.ViewOf(g, g.Start())
		for _, seat := range v.Seats[:g.Info().Players] {
			for _, name := range []board.Message{seat.Name, seat.Role} {
				if got, want := book.Say(board.Say("game.tomove", name)), "Joga o "+book.Say(name); got != want {
					t.Errorf("%s: %q, want %q", spec.ID, got, want)
				}
			}
		}
	}
}
