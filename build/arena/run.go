// Plays a run of the arena: its settings (config), the header of its result file, the check of results read back from it, and the goroutines that
// play games in parallel (start). Add a setting to config, and to header if it changes the games. table.go plays single games.

package arena

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/study/contest"
)

// A config holds the settings of one run.
type config struct {
	Game     games.Game
	Options  string // of the game, as its Spec formats them
	Entrants [2]entrant
	Openings []opening
	Source   string // of the openings; recorded in the result file
	Rounds   int    // at least 1
	Seed     uint64
	Threads  int    // concurrent games, at least 1
	Out      string // the result file, "" for none
	// Progress is called after each round with the summary so far; it may be nil.
	Progress func(*summary)
}

// schedule returns the games of the run.
func (c config) schedule() contest.Schedule {
	return contest.Schedule{Seed: c.Seed, Players: c.Game.Info().Players, Openings: len(c.Openings)}
}

// header returns the first lines of the result file: exactly what determines the games.
func (c config) header() string {
	var b strings.Builder
	fmt.Fprintf(&b, "quintet arena 3\ngame %s %s\n", c.Game.Info().ID, c.Options)
	for i, e := range c.Entrants {
		fmt.Fprintf(&b, "%s %s\n", letter(i), e.Name)
	}
	fmt.Fprintf(&b, "seed %d\nopenings %s\n", c.Seed, c.Source)
	return b.String()
}

// check replays a result read from a file: it must belong to the game with its number, begin with the opening and lead to the recorded result.
func (c config) check(number int, r result) error {
	players, f := c.Game.Info().Players, c.schedule().Fixture(number)
	switch {
	case !reflect.DeepEqual(r.Fixture, f):
		return fmt.Errorf("the line belongs to another run: it is of the game %+v, where %+v was to come", r.Fixture, f)
	case len(r.Efforts) != players:
		return fmt.Errorf("%d Efforts of %d seats", len(r.Efforts), players)
	case r.Fault != nil && (r.By < 0 || int(r.By) >= players):
		return fmt.Errorf("a fault of seat %d is none", r.By)
	}
	p := c.Game.Start()
	plies, err := games.PlayAll(c.Game, p, r.Plies)
	if err != nil {
		return err
	}
	opening := c.Openings[f.Opening]
	if n := min(len(plies), len(opening)); !slices.Equal(plies[:n], opening[:n]) {
		return fmt.Errorf("plies %v are not of opening %d", r.Plies[:n], f.Opening+1)
	}
	switch {
	case r.Fault != nil && !slices.Equal(r.Winners, others(r.By, players)):
		return fmt.Errorf("after a fault of p%d all others have won", r.By+1)
	case r.Fault == nil && !(p.Over() && slices.Equal(r.Winners, games.Winners(p.Payoffs(), players))):
		return errors.New("the plies do not lead to this result")
	}
	return nil
}

// run plays the games that the result file does not contain yet, until all rounds are played or ctx is cancelled. It returns the summary of the whole
// run; with an error, of what could be played.
func run(ctx context.Context, c config) (*summary, error) {
	sum := newSummary(c)
	if c.Out == "" {
		return sum, c.playRemaining(ctx, sum, io.Discard)
	}
	file, err := resume(c.Out, c.header(), func(lines string) (kept int, err error) {
		played, kept, err := readLedger(lines, c.header(), parseResult, c.check)
		for _, r := range played {
			sum.add(r)
		}
		return kept, err
	})
	if err != nil {
		return sum, err
	}
	sum.Resumed = sum.Games
	err = c.playRemaining(ctx, sum, file)
	return sum, errors.Join(err, file.Close())
}

// playRemaining plays the games after those in sum, and writes each to file before counting it.
func (c config) playRemaining(ctx context.Context, sum *summary, file io.Writer) error {
	return c.playFrom(ctx, sum.Games, func(r result) error {
		if err := json.NewEncoder(file).Encode(r); err != nil {
			return err
		}
		sum.add(r)
		if c.Progress != nil && sum.Games%c.Game.Info().Players == 0 {
			c.Progress(sum)
		}
		return nil
	})
}

// playFrom plays the games from number first to the end of the run and passes each result to take, until that returns an error. Results arrive in the order
// of the schedule, whichever game ends first, so a file of them is the same on any number of threads.
func (c config) playFrom(ctx context.Context, first int, take func(result) error) error {
	end := c.Rounds * c.Game.Info().Players
	if first >= end {
		return nil
	}
	ctx, cancel := context.WithCancel(ctx)
	queue := c.start(ctx, first, end)
	defer func() {
		cancel()
		for range queue { // it is closed when all have ended
		}
	}()
	for game := range queue {
		o := <-game
		if o.err == nil {
			o.err = take(o.result)
		}
		if o.err != nil {
			return o.err
		}
		first++
	}
	if first == end {
		return nil
	}
	return ctx.Err() // which ends the queue early
}

// An outcome is the result of one game.
type outcome struct {
	result result
	err    error
}

// maxAhead limits the games per thread that are played while an earlier one continues.
const maxAhead = 16

// start plays the games from first up to end until ctx is cancelled, c.Threads of them concurrently. For each, in order, it sends the channel on
// which its outcome will arrive.
func (c config) start(ctx context.Context, first, end int) <-chan chan outcome {
	s, threads := c.schedule(), min(c.Threads, end-first)
	queue, free := make(chan chan outcome, maxAhead*threads), make(chan *table, threads)
	for range threads {
		free <- newTable(c)
	}
	go func() {
		defer close(queue)
		for number := first; number < end && ctx.Err() == nil; number++ {
			t, game := <-free, make(chan outcome, 1)
			go func() {
				r, err := t.play(ctx, s.Fixture(number))
				game <- outcome{r, err}
				free <- t
			}()
			queue <- game
		}
		for range threads {
			t := <-free
			t.close()
		}
	}()
	return queue
}
