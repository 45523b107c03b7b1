// Follows the strength of a player from game to game (Follow), for opponents of an even match. Change here how far one game moves it (followSteps).
// rating.go has the estimate from all games together.

package rating

import "quintet/games/study/elo"

// followSteps are the Elo points by which each of the first games against an equal opponent moves a rating up or down; the last one is for all later
// games. They begin larger than the difference between two levels, so that five games lead to any level, and stay large enough to end a run of
// wins or losses soon.
var followSteps = [...]float64{300, 300, 200, 150, 120, 80}

// Follow returns the rating after games, the oldest first, of a player who began at start. It always lies between low and high. Unlike an estimate
// from all games it follows a player who becomes stronger.
//
// Source: Arpad Elo, The Rating of Chessplayers, Past and Present, 1978, with a factor that falls.
func Follow(games []Game, start, low, high float64) float64 {
	r := min(max(start, low), high)
	for i, g := range games {
		step := followSteps[min(i, len(followSteps)-1)]
		r = min(max(r+2*step*(g.Points-elo.FromElo(r-g.Rating)), low), high)
	}
	return r
}
