// Formulates a player's rating as text: its trend over the last games (trendText), and an estimate with its bounds (estimateText). Change here how
// ratings are rounded. results.go shows these texts.

package training

import (
	"math"
	"strconv"

	"quintet/games/study/rating"
	"quintet/scenes/ui"
)

// trendText says how strong the person was in the last games and in those before; "" if there are too few.
func trendText(u *ui.UI, x *rating.Results) string {
	if !x.Trend {
		return ""
	}
	figure := [...]string{"training.figure", "training.figure.above", "training.figure.below"}
	return u.T("training.trend", rating.TrendGames, estimateText(u, figure, x.Last), estimateText(u, figure, x.Before))
}

// estimateText describes e with the first of keys, or with the second if it has only a lower bound, the third if it has only an upper one.
func estimateText(u *ui.UI, keys [3]string, e rating.Estimate) string {
	switch {
	case math.IsInf(e.Low, 0):
		return u.T(keys[2], roundRating(e.High))
	case math.IsInf(e.High, 0):
		return u.T(keys[1], roundRating(e.Low))
	}
	return u.T(keys[0], roundRating(e.Rating), roundRating(e.Low), roundRating(e.High))
}

// roundRating writes a rating rounded to tens: its bounds are too wide for more.
func roundRating(r float64) string { return strconv.Itoa(int(math.Round(r/10)) * 10) }
