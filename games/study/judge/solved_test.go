package judge

import (
	"fmt"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/study/chance"
)

// On a solved board a look has the outcome of the table, and its text keeps the number of plies. A number that means nothing is searched again.
func TestSolvedBoardsAreJudgedByTheirTable(t *testing.T) {
	if testing.Short() {
		t.Skip("many searches")
	}
	wins := 0
	for _, s := range catalog.All() {
		boards, err := catalog.SolvedBoards(s)
		catalogtest.NoError(t, err)
		for _, b := range boards[:min(1, len(boards))] {
			j, err := New(b.Game, Settings{Playouts: 50, Seed: 1})
			catalogtest.NoError(t, err)
			for _, o := range b.Openings {
				book, pos, name := NewBook(j), o.Position(b.Game), o.Format(b.Game)
				l, err := j.Look(t.Context(), book, pos)
				want := chance.Chances{0.5, 0.5}
				if o.Outcome.Winner != games.None {
					want = chance.Chances{}
					want[o.Outcome.Winner] = 1
				}
				if err != nil || !l.Proven || l.Chances != want || l.Plies() != o.Outcome.Plies {
					t.Errorf("%s: %v, %+v", name, err, l)
				}
				text := book.String()
				again := readBook(t, j, text)
				if kept, needs := again.find(pos); needs != nil || kept.Plies() != l.Plies() || again.String() != text {
					t.Errorf("%s: %+v, %v from\n%s", name, kept, needs, text)
				}
				if o.Outcome.Winner == games.None {
					continue
				}
				wins++
				mark := fmt.Sprintf("proven:%d", l.Plies())
				for _, damage := range []string{"proven:0", "proven:-1", "proven:", "proven:one", fmt.Sprintf("-:%d", l.Plies())} {
					if _, needs := readBook(t, j, strings.ReplaceAll(text, mark, damage)).find(pos); needs == nil {
						t.Errorf("%s: %q is read", name, damage)
					}
				}
			}
			known := j.Key()
			if j.solved = ""; j.Key() == known {
				t.Errorf("%s: the key does not depend on what is known of the board", s.ID)
			}
		}
	}
	if wins == 0 {
		t.Error("no opening decides its game")
	}
}

// readBook reads what Book.String wrote, perhaps with damage.
func readBook(t *testing.T, j *Judge, text string) *Book {
	t.Helper()
	b, err := ReadBook(j, text)
	catalogtest.NoError(t, err)
	return b
}
