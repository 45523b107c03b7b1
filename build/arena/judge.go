package arena

import (
	"context"

	"quintet/games"
	"quintet/games/search"
)

// How openings are judged where nobody says otherwise.
const (
	judgePlayouts = 2000
	judgeName     = "uct@playouts=2000"
)

// judgeOpening is the jury called judgeName. It takes the mean of all playouts: what is behind the best move alone looks better than it is as long
// as each has few playouts.
func judgeOpening(ctx context.Context, p games.Position, seed uint64) (games.Payoffs, error) {
	r, err := search.PlainUCT(seed).Search(ctx, p, search.Limits{Playouts: judgePlayouts})
	var sum games.Payoffs
	visits := float32(0)
	for _, c := range r.Candidates {
		visits += float32(c.Visits)
		for i, v := range c.Value {
			sum[i] += v * float32(c.Visits)
		}
	}
	if err != nil || visits == 0 {
		return r.Value, err
	}
	for i := range sum {
		sum[i] /= visits
	}
	return sum, nil
}
