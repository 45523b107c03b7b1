package gtp_test

import (
	"strings"
	"testing"

	"quintet/games"
)

// The whole answer for the template, and the boards of games with special cells or pieces.
func TestShowboard(t *testing.T) {
	tests := []struct {
		name, game string
		options    games.Options
		in         string
		want       string
	}{
		{"the template", "null", games.Options{"turns": "double"}, "play p1 a1\nplay p1 c2\nplay p2 b2", `= Null, size=3 players=2 turns=double
    a  b  c
  1 P  .  .  1
  2 .  L? P  2
  3 .  .  .  3
    a  b  c
? laid in the turn that is still open
p1 P  Player 1, score 4
p2 L  Player 2, score 2, to move, 1 left in this turn
ply 3: p2 b2
Player 2 places a second stone or ends the turn.`},
		{"the end", "null", games.Options{"size": "2"}, "play p1 a1\nplay p2 b1\nplay p1 b2\nplay p2 a2", `
p1 P  Player 1, score 3
p2 L  Player 2, score 3
ply 4: p2 a2
A draw`},
		{"squares between octagons", "squex", games.Options{"size": "3"}, "play p1 a1\nplay p2 b1\nplay p1 b2", `
    a   b   c
  1 B   R   . 1
      B
  2 .   B   . 2
  3 .   .   . 3
    a   b   c
`},
		{"tiles of two cells", "taiji", games.Options{"size": "4"}, "play p1 a1-b1\nplay p2 c3-c2", `
    a b c d
  1 L D . . 1
  2 . . D . 2
  3 . . L . 3
  4 . . . . 4
    a b c d
`},
		{"pieces that face, on coloured cells", "azacru", games.Options{"players": "4"}, "play p1 e9-e8\nplay p2 c1-c2", `
    a   b   c   d   e   f   g   h   i
  1 .   .   .   .   S↓  .   T↓  .   .   1
  2 .   .   rR↓ .   .   .   .   .   .   2
  3 S→  .   .   .   .   .   .   .   S←  3
  4 .   .   .   .   .   .   .   .   .   4
  5 R→  .   .   .   .   .   .   .   T←  5
  6 .   .   .   .   .   .   .   .   .   6
  7 N→  .   .   .   .   .   .   .   N←  7
  8 .   .   .   .   nN↑ .   .   .   .   8
  9 .   .   R↑  .   .   .   T↑  .   .   9
    a   b   c   d   e   f   g   h   i
a small letter stands for the tile under the piece
`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			out := talk(t, config(tt.game, tt.options), tt.in, "showboard")
			if got := out[len(out)-1]; !strings.Contains(got, tt.want) {
				t.Errorf("showboard\n%s\nwant in it\n%s", got, tt.want)
			}
		})
	}
}
