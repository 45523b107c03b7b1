package catalogtest

import (
	"fmt"
	"strings"
	"testing"

	"quintet/games/null"
)

func TestTablesOf(t *testing.T) {
	s := null.Spec
	for size, want := range map[int]string{
		1: "[null size=2 players=2 null size=2 players=3 null size=2 players=4 null size=2 turns=double]",
		4: "[null size=4 players=2 null size=4 players=3 null size=4 players=4 null size=4 turns=double]",
	} {
		if testing.Short() {
			want = want[:strings.LastIndex(want, " null")] + "]"
		}
		if got := fmt.Sprint(TablesOf(s, size)); got != want {
			t.Errorf("of size %d: got %s, want %s", size, got, want)
		}
	}
	s.Options = nil
	if got := fmt.Sprint(TablesOf(s, 4)); got != "[null]" {
		t.Errorf("of a game without options: got %s, want one table", got)
	}
}
