//go:build !js

package terminal

import (
	"context"
	"strconv"

	"github.com/spf13/cobra"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/cli/command"
	"quintet/games/play/match"
	"quintet/games/search"
	"quintet/games/study/elo"
)

// matchCommand lets two levels play each other.
func (p Program) matchCommand() *cobra.Command {
	c := &cobra.Command{
		Use: "match GAME A B", Short: "lets two levels of the computer play each other",
		Long: `Lets two levels of the computer, A and B, play each other, and says what the results prove. In a
round A sits once in every seat, and B in all others. Searches end by playouts and not by time,
on one core: the same levels, options and seed give the same games.`,
		Example: examples("match GAME 3 2", "match GAME 2 1 --rounds 50 --seed 7 -o size=8"),
		Args:    arguments("the game", "level A", "level B"),
		ValidArgsFunction: func(c *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
			if len(args) == 0 {
				return onlyGames(c, args, typed)
			}
			return numbers(catalog.MostLevels), cobra.ShellCompDirectiveNoFileComp
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
		k := contest{voice: voice(s), spec: s, game: g, seeds: games.NewRand(*seed)}
		for i, text := range args[1:] {
			n, err := strconv.Atoi(text)
			levels := catalog.LevelsOf(s.ID)
			if err != nil || n < 1 || n > len(levels) {
				return command.Usagef("there is no level %s; there are 1 to %d", games.Quote(text), len(levels))
			}
			k.levels[i] = levels[n-1]
		}
		return k.run(*rounds, *seed)
	}
	return c
}

// A contest is a match between two levels.
type contest struct {
	voice
	spec   games.Spec
	game   games.Game
	levels [2]catalog.Level
	seeds  *games.Rand
	shares elo.Shares // of the first level, by round
}

// run plays the rounds and writes each game and the result.
func (k *contest) run(rounds int, seed uint64) error {
	a, b, players := k.levels[0], k.levels[1], k.game.Info().Players
	options := k.spec.Format(k.game.Info().Options)
	if err := k.tell("terminal.match", k.spec.ID, options, a.Number, b.Number, strconv.FormatUint(seed, 10)); err != nil {
		return err
	}
	for round := range rounds {
		sum := 0.0
		for seat := range games.Player(players) {
			m, err := k.play(seat)
			if err != nil {
				return err
			}
			o := m.Outcome()
			ps := m.Position().Payoffs()
			sum += games.PartOf(ps[seat], players)
			if err := k.tell("terminal.game", round*players+int(seat)+1, seat.String(), k.result(o, players), k.say("game.rounds", m.Length())); err != nil {
				return err
			}
		}
		k.shares.Add(sum / float64(players))
	}
	return k.print(k.verdict()...)
}

func (k *contest) play(seat games.Player) (*match.Match, error) {
	m := match.New(k.game, nil)
	engines := make([]search.Engine, k.game.Info().Players)
	limits := make([]search.Limits, len(engines))
	for i := range engines {
		l := k.levels[1]
		if games.Player(i) == seat {
			l = k.levels[0]
		}
		engines[i], limits[i] = l.Player(k.seeds.Uint64(), 0), l.Untimed(1)
	}
	for !m.Over() {
		mover := m.Position().ToMove()
		r, err := engines[mover].Search(context.Background(), m.Position(), limits[mover])
		if err == nil {
			err = m.Play(r.Best)
		}
		if err != nil {
			return nil, err
		}
	}
	return m, nil
}

// verdict says what the rounds prove.
func (k *contest) verdict() []string {
	low, high := k.shares.Interval()
	players := k.game.Info().Players
	first := k.say("terminal.verdict", k.percent(k.shares.Mean()), k.shares.Rounds()*players, k.percent(low), k.percent(high))
	if players == 2 {
		return []string{first, k.say("terminal.elo", elo.Elo(k.shares.Mean()), elo.Elo(low), elo.Elo(high))}
	}
	return []string{first, k.say("terminal.even", k.percent(1/float64(players)))}
}
