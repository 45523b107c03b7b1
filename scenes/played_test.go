package scenes_test

import (
	"fmt"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/play/match"
	"quintet/scenes"
	"quintet/scenes/data/library"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
)

// Each game of one person against computers of one level counts once. Games for two with the options of the ladder or the default ones are rated.
func TestGamesThatCount(t *testing.T) {
	const squex, squ = "size=8 win=uncuttable swap=off", "size=10 ties=record"
	won, lost := []games.Player{0}, []games.Player{1}
	tests := []struct {
		name   string
		entry  index.Entry
		counts bool
		rated  bool
		points float64
	}{
		{"won", index.Entry{Game: "squex", Options: squex, Levels: []int{0, 4}, Winners: won, Ending: match.Finished}, true, true, 1},
		{"lost as player 2", index.Entry{Game: "squex", Options: squex, Levels: []int{4, 0}, Winners: won, Ending: match.Finished}, true, true, 0},
		{"shared", index.Entry{Game: "squ", Options: squ, Levels: []int{0, 1}, Winners: []games.Player{0, 1}, Ending: match.Finished}, true, true, 0.5},
		{"another size", index.Entry{Game: "squex", Options: "size=6 win=uncuttable swap=off", Levels: []int{0, 4}, Winners: lost, Ending: match.Finished}, true, false, 0},
		{"four players", index.Entry{Game: "azacru", Options: "players=4", Levels: []int{2, 2, 0, 2}, Winners: []games.Player{2}, Ending: match.Finished}, true, false, 1},
		{"not over", index.Entry{Game: "squex", Options: squex, Levels: []int{0, 4}}, false, false, 0},
		{"two persons", index.Entry{Game: "squex", Options: squex, Levels: []int{0, 0}, Winners: won, Ending: match.Finished}, false, false, 0},
		{"computers of two levels", index.Entry{Game: "azacru", Options: "players=3", Levels: []int{0, 1, 2}, Winners: won, Ending: match.Finished}, false, false, 0},
		{"computers alone", index.Entry{Game: "squex", Options: squex, Levels: []int{3, 4}, Winners: won, Ending: match.Finished}, false, false, 0},
		{"a level that there is not", index.Entry{Game: "squex", Options: squex, Levels: []int{0, 44}, Winners: won, Ending: match.Finished}, false, false, 0},
		{"begun in a position of its own", index.Entry{Game: "squex", Options: squex, Levels: []int{0, 4}, Winners: won, Ending: match.Finished, Placed: true, Helped: true}, true, false, 1},
		{"begun in a position of its own in version 0.2", index.Entry{Game: "squex", Options: squex, Levels: []int{0, 4}, Winners: won, Ending: match.Finished, Placed: true}, false, false, 0},
		{"with help", index.Entry{Game: "squex", Options: squex, Levels: []int{0, 4}, Winners: won, Ending: match.Finished, Helped: true}, true, false, 1},
		{"imported", index.Entry{Name: "20261128-1200-squex-1" + index.ImportEnd, Game: "squex", Options: squex, Levels: []int{0, 4}, Winners: won, Ending: match.Finished}, false, false, 0},
		{"a copy", index.Entry{Name: "20261128-1200-squex-1" + index.CopyEnd, Game: "squex", Options: squex, Levels: []int{0, 4}, Winners: won, Ending: match.Finished}, false, false, 0},
	}
	for i, tt := range tests {
		tt.entry.Course, tt.entry.Players = uint32(i), players(tt.entry.Levels)
		copied := tt.entry
		all := scenes.PlayedGames([]*index.Entry{&tt.entry, &copied})
		if !tt.counts {
			if len(all) > 0 {
				t.Errorf("%s: it counts: %+v", tt.name, all)
			}
			continue
		}
		if len(all) != 1 {
			t.Errorf("%s: with its copy it counts %d times", tt.name, len(all))
			continue
		}
		if g := all[0]; g.Rated != tt.rated || g.Points != tt.points || g.Player != "Ana" {
			t.Errorf("%s: got %+v, want rated %v, %v points", tt.name, g, tt.rated, tt.points)
		}
	}
	all := scenes.PlayedGames([]*index.Entry{{Game: "squex", Options: squex, Players: []string{"Player 1", "Rui"}, Levels: []int{0, 3}, Winners: won, Ending: match.Finished}})
	if all[0].Player != "" {
		t.Errorf("who gave no name is called %q", all[0].Player)
	}
	if want := catalog.LevelsOf("squex")[2].Rating; all[0].Level != 3 || all[0].Rating != float64(want) {
		t.Errorf("level %d has a rating of %v, want that of levels.txt", all[0].Level, all[0].Rating)
	}
}

// players returns the names at seats with computers of these levels: people are called Ana.
func players(levels []int) (names []string) {
	for _, level := range levels {
		names = append(names, map[bool]string{true: "Ana", false: "Rui"}[level == 0])
	}
	return names
}

// Games under all names of a person count for the strength of an even match and for losses in a row, as on the page "Your level".
func TestStandingOfJoinedNames(t *testing.T) {
	disk := store.Memory()
	for n, name := range []string{"Ana", "Rui", "Ana Sousa", "Ana"} {
		record := fmt.Sprintf("[game \"squex\"]\n[date \"2026-04-%02d\"]\n[p1 %q]\n[p2 \"Nico\"]\n[p2-level \"2\"]\n[result \"p2+ resign\"]\n1. d4 e5", n+1, name)
		if err := disk.Folder("games").Write(fmt.Sprintf("202604%02d-120000-squex-1.txt", n+1), []byte(record)); err != nil {
			t.Fatal(err)
		}
	}
	set, _ := settings.Load(store.Memory())
	c := &scenes.Context{Settings: set, Now: time.Now, Library: library.Open(disk, catalog.Find, time.Now)}
	defer c.Library.Close()
	c.Library.Games().Await()
	lost := func(name string) int { return scenes.NewStanding(c, "squex", name).Lost(2) }
	if ana, sousa := lost("Ana"), lost("Ana Sousa"); ana != 2 || sousa != 1 {
		t.Fatalf("before the names are joined, Ana has lost %d games and Ana Sousa %d; want 2 and 1", ana, sousa)
	}
	twice := scenes.NewStanding(c, "squex", "Ana").Even().Even
	set.Join("Ana Sousa", "Ana")
	for _, name := range []string{"Ana", "Ana Sousa"} {
		if n := lost(name); n != 3 {
			t.Errorf("%s has lost %d games under both names, want 3", name, n)
		}
		if even := scenes.NewStanding(c, "squex", name).Even().Even; even > twice {
			t.Errorf("after another loss the even match of %s is at %d, above %d", name, even, twice)
		}
	}
	if n := lost("Rui"); n != 1 {
		t.Errorf("Rui has lost %d games, want 1", n)
	}
}
