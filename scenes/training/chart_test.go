package training

import (
	"testing"

	"quintet/games/catalog"
	"quintet/games/study/rating"
	"quintet/render"
)

// Every game of a chart has a dot at the height of its opponent, below the stronger and above the weaker ones, and the curve and the last bounds lie
// inside. The curve begins where a game was won and another lost.
func TestChartShowsGames(t *testing.T) {
	for _, spec := range catalog.All() {
		s := newScale(spec.ID)
		for name, points := range map[string]string{"lost, then won": "00001111", "won, then lost": "1110", "even": "0h1h", "won": "11111"} {
			var games []rating.Game
			for i, p := range points {
				share := map[rune]float64{'0': 0, '1': 1, 'h': 0.5}[p]
				games = append(games, rating.Game{Rated: true, Level: 1 + i%2, Rating: float64(s[i%2].Rating), Points: share})
			}
			c := chart{scale: s, results: rating.Sum(games)[0]}
			l := c.lines(render.Rect{W: 300, H: 100}, render.ThemeOf(false))
			heights := []rune(l.heights)
			for i, e := range c.results.History {
				at := heights[chartHeights*i : chartHeights*(i+1)]
				if want := (at[chartOpponent] > heights[chartOpponent]); want != (i%2 == 1) {
					t.Errorf("%s, %s: the dots of two levels are at %d and %d", spec.ID, name, heights[chartOpponent], at[chartOpponent])
				}
				if known := l.known[i] == '1'; known && (at[chartRating] == 0 || at[chartRating] == chartFine) {
					t.Errorf("%s, %s: the rating %v after game %d is at %d, at the edge", spec.ID, name, e.Rating, i+1, at[chartRating])
				}
			}
			if known := (l.known[len(l.known)-1] == '1'); known != (name != "won") || l.known[0] != map[bool]byte{true: '1', false: '0'}[points[0] == 'h'] {
				t.Errorf("%s, %s: the curve goes through %s", spec.ID, name, l.known)
			}
		}
	}
}
