//go:build !js

// The command "match": two levels of the computer play each other (pairing), and the command reports the difference in strength (verdict). Change
// here what it reports; the sentences are in games/cli/terminal/texts (terminal.verdict, terminal.elo). games/study/contest plays the games,
// games/study/elo calculates the statistics.

package terminal

import (
	"context"
	"slices"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/cli/command"
	"quintet/games/play/match"
	"quintet/games/search"
	"quintet/games/study/contest"
	"quintet/games/study/elo"
)

// matchCommand lets two levels play each other.
func (p Program) matchCommand() *cobra.Command {
	c := &cobra.Command{
		Use: "match GAME A B", Short: "lets two levels of the computer play each other",
		Long: `Lets two levels of the computer, A and B, play each other, and says what the results prove. In a
round A sits once in every seat, and B in all others. Searches end by playouts and not by time,
on one core: the same levels, options and seed give the same games. A level such as 2.4 lies
between two others.`,
		Example: examples("match GAME 3 2", "match GAME 2 1 --rounds 50 --seed 7 -o size=8"),
		Args:    arguments("the game", "level A", "level B"),
		ValidArgsFunction: func(c *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
			if len(args) == 0 {
				return onlyGames(c, args, typed)
			}
			return numbers(catalog.MaxLevels), cobra.ShellCompDirectiveNoFileComp
		},
	}
	chosen := addOptions(c)
	rounds := addNumber(c, "rounds", 10, 1, 100_000, "rounds to be played")
	seed := addSeed(c, 1, "decides the games")
	voice := p.addVoice(c)
	c.RunE = func(_ *cobra.Command, args []string) error {
		s, g, err := openGame(args[0], *chosen)
		if err != nil {
			return err
		}
		k := pairing{voice: voice(s), spec: s, game: g, now: p.Now}
		for i, text := range args[1:] {
			l, ok := catalog.ParseLevel(s.ID, text)
			if !ok {
				return command.Usagef("there is no level %s; there are 1 to %d", games.Quote(text), len(catalog.LevelsOf(s.ID)))
			}
			k.levels[i] = l
		}
		return k.run(*rounds, *seed)
	}
	return c
}

// A pairing is a match between two levels.
type pairing struct {
	voice
	spec   games.Spec
	game   games.Game
	levels [2]catalog.Level
	tally  contest.Tally // of the first level
	now    func() time.Time
}

// run plays the rounds and writes each game and the result.
func (k *pairing) run(rounds int, seed uint64) error {
	a, b, players := k.levels[0], k.levels[1], k.game.Info().Players
	options := k.spec.Format(k.game.Info().Options)
	if err := k.printText("terminal.match", k.spec.ID, options, a.Text(), b.Text(), strconv.FormatUint(seed, 10)); err != nil {
		return err
	}
	schedule := contest.Schedule{Seed: seed, Players: players, Openings: 1}
	for number := range rounds * players {
		f := schedule.Fixture(number)
		m, err := k.play(f)
		if err != nil {
			return err
		}
		o := m.Outcome()
		k.tally.Add(f, 0, games.Winners(m.Position().Payoffs(), players))
		seat := games.Player(slices.Index(f.Slots, 0))
		if err := k.printText("terminal.game", number+1, seat.String(), k.result(o, players), k.say("game.rounds", m.Length())); err != nil {
			return err
		}
	}
	return k.print(k.verdict()...)
}

// play plays game f and replays it as a match.
func (k *pairing) play(f contest.Fixture) (*match.Match, error) {
	opponents := make([]contest.Opponent, len(f.Slots)) // by slot
	for slot := range opponents {
		l := k.levels[min(slot, 1)]
		opponents[slot] = &contest.EngineOpponent{
			Name: l.Name, New: func(g games.Game, seed uint64) search.Engine { return l.Player(g, seed, 0) }, Limits: l.Untimed(),
		}
	}
	g := contest.NewGame(k.game, f, opponents, k.now)
	if _, err := g.Play(context.Background(), nil); err != nil {
		return nil, err
	}
	m := match.New(k.game, nil)
	for _, mv := range g.Moves {
		if err := m.Play(mv); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// verdict says what the rounds prove.
func (k *pairing) verdict() []string {
	low, high := k.tally.Shares.Interval()
	players := k.game.Info().Players
	first := k.say("terminal.verdict", k.percent(k.tally.Shares.Mean()), k.tally.Shares.Rounds()*players, k.percent(low), k.percent(high))
	if players == 2 {
		return []string{first, k.say("terminal.elo", elo.Elo(k.tally.Shares.Mean()), elo.Elo(low), elo.Elo(high))}
	}
	return []string{first, k.say("terminal.even", k.percent(1/float64(players)))}
}
