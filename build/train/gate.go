// Decides whether a net is worth shipping (gate): matches at equal CPU time from balanced openings, each played twice with exchanged seats. On the usual board
// the net must win, and gain against plain RAVE, too; on further boards it must not lose. Change here what a net must reach (gain).

package train

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"quintet/build/arena"
	"quintet/build/arena/cputime"
	"quintet/games"
	"quintet/games/search"
	"quintet/games/study/contest"
	"quintet/games/study/elo"
)

const (
	perPly = 20 * time.Millisecond
	gain   = 60 // Elo points more than without the net, against plain RAVE
)

// A seat is an engine in the gate.
type seat struct {
	game games.Game
	make func(seed uint64) search.Engine
}

// gate plays the matches that are not in its files and returns their table, and whether the net is good enough. The boards come without what was learned
// and with it, the usual one first.
func (o *request) gate(ctx context.Context, plain, taught []games.Learner) (table string, passed bool, err error) {
	if o.pairs == 0 {
		return "", true, nil
	}
	var elos [3]float64
	passed = true
	for i, m := range o.matches(plain, taught) {
		points, err := o.match(ctx, i, m)
		if err != nil {
			return "", false, err
		}
		table += m.format(points) + "\n"
		low, high := points.Interval()
		switch {
		case i == 0:
			passed = low > 0.5
		case i < len(elos):
			elos[i] = elo.Elo(points.Mean())
		default:
			passed = passed && high >= 0.5
		}
	}
	return table, passed && elos[1]-elos[2] >= gain, nil
}

// A match is two engines that play each other.
type match struct {
	name  string
	seats [2]seat
}

// format returns a line with the points of the first seat in pairs of games.
func (m match) format(points elo.Shares) string {
	low, high := points.Interval()
	return fmt.Sprintf("%s: %.3f [%.3f, %.3f] of %d games, Elo %s", m.name, points.Mean(), low, high, 2*points.Rounds(), points.FormatElo())
}

// matches returns the matches of the gate: on the usual board the net against the search without it, and both against plain RAVE; on others the first alone.
func (o *request) matches(plain, taught []games.Learner) (ms []match) {
	tree := func(learned bool) func(uint64) search.Engine {
		return func(seed uint64) search.Engine {
			c := o.config
			c.Seed, c.Learned = seed, learned
			return search.NewMCTS(c)
		}
	}
	for i, g := range plain {
		with, without := seat{taught[i], tree(true)}, seat{g, tree(false)}
		board := "size=" + g.Info().Options["size"]
		ms = append(ms, match{board + ", with the net against without", [2]seat{with, without}})
		if i == 0 {
			rave := seat{g, func(seed uint64) search.Engine { return search.PlainRAVE(seed) }}
			ms = append(ms, match{board + ", with the net against plain RAVE", [2]seat{with, rave}},
				match{board + ", without against plain RAVE", [2]seat{without, rave}})
		}
	}
	return ms
}

// match plays m, the match with the given number, and returns the share of its first seat in each pair of games.
func (o *request) match(ctx context.Context, number int, m match) (points elo.Shares, err error) {
	runtime.LockOSThread() // the clock is that of the thread
	defer runtime.UnlockOSThread()
	f, err := os.OpenFile(filepath.Join(o.folder, fmt.Sprintf("match%d.txt", number+1)), os.O_CREATE|os.O_RDWR|os.O_APPEND, 0o666)
	if err != nil {
		return points, err
	}
	for lines := bufio.NewScanner(f); lines.Scan() && points.Rounds() < o.pairs; {
		x := 0.0
		if _, err := fmt.Sscan(lines.Text(), &x); err == nil {
			points.Add(x)
		}
	}
	var openings [][]games.Move
	if points.Rounds() < o.pairs && err == nil {
		openings, _, err = arena.Openings(ctx, m.seats[0].game, o.pairs, o.seed)
	}
	for k := points.Rounds(); k < o.pairs && err == nil; k++ {
		var x float64
		if x, err = playPair(ctx, openings[k%len(openings)], contest.Mix(o.seed+uint64(number), uint64(k)), m.seats); err == nil {
			points.Add(x)
			_, err = fmt.Fprintln(f, x)
		}
		if err == nil && (k+1 == o.pairs || (k+1)%10 == 0) {
			fmt.Fprintln(o.errs, m.format(points))
		}
	}
	return points, errors.Join(err, f.Close())
}

// playPair plays an opening twice and returns the share of the first seat.
func playPair(ctx context.Context, opening []games.Move, seed uint64, seats [2]seat) (share float64, err error) {
	r := games.NewRand(seed)
	for swapped := range 2 {
		result, err := playGame(ctx, opening, seats, swapped, r.Uint64())
		if err != nil {
			return 0, err
		}
		share += float64(result+1) / 4
	}
	return share, nil
}

// playGame plays one game and returns the payoff of the first of seats, which has seat swapped.
func playGame(ctx context.Context, opening []games.Move, seats [2]seat, swapped int, seed uint64) (float32, error) {
	var ps [2]games.Position // each searches its own game
	var es [2]search.Engine
	for i, s := range seats {
		ps[i], es[i] = s.game.Start(), s.make(seed+uint64(i))
		for _, m := range opening {
			ps[i].Play(m)
		}
	}
	for !ps[0].Over() {
		who := int(ps[0].ToMove()) ^ swapped
		rep, err := es[who].Search(ctx, ps[who], search.Limits{Time: perPly, Now: cputime.Now})
		if err != nil {
			return 0, err
		}
		if rep.Proven {
			return rep.Value[swapped], nil
		}
		ps[0].Play(rep.Best)
		ps[1].Play(rep.Best)
	}
	return ps[0].Payoffs()[swapped], nil
}
