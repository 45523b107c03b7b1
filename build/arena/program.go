// Plays a seat with another program over the text protocol GTP: which commands the program gets, how its answers are judged, and when it is started
// again. Change the commands here. process.go starts and stops the program.

package arena

import (
	"context"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/study/contest"
)

// A programOpponent plays a seat with another program that speaks the text protocol of package gtp (GTP 2 with quintet-game). The program is started
// for the first game, keeps running for the next ones, and is restarted after it hung, died or lost synchronisation.
type programOpponent struct {
	command  []string      // the program and its arguments
	time     time.Duration // budget of a ply, whole seconds; 0 if the program decides
	patience time.Duration // how long an answer may take, in addition to the budget

	process *process // nil if none is running
	game    games.Game
}

// newProgramEntrant returns the entrant of a program. The error says that there is no such program.
func newProgramEntrant(name string, command []string, budget, patience time.Duration) (entrant, error) {
	if _, err := exec.LookPath(command[0]); err != nil {
		return entrant{}, fmt.Errorf("%s: %w", name, err)
	}
	return entrant{name, func() contest.Opponent {
		return &programOpponent{command: command, time: budget, patience: patience}
	}}, nil
}

func (o *programOpponent) Begin(ctx context.Context, g games.Game, _ uint64) error {
	o.game = g
	if o.process != nil {
		// A program may end after a game; it has only died if it ends within a game, or at once when started.
		if err := o.setUp(ctx); err == nil || ctx.Err() != nil || o.process != nil {
			return err
		}
	}
	p, err := startProcess(o.command)
	if err != nil {
		return faultf(faultDied, "%s cannot be started: %v", o.command[0], err)
	}
	o.process = p
	return o.setUp(ctx)
}

// setUp starts the game in the running program.
func (o *programOpponent) setUp(ctx context.Context) error {
	if _, err := o.ask(ctx, o.patience, gameCommand(o.game.Info())); err != nil {
		return err
	}
	if o.time == 0 {
		return nil
	}
	_, err := o.ask(ctx, o.patience, fmt.Sprintf("time_settings 0 %d 1", int(o.time.Seconds())))
	return err
}

// gameCommand returns the command that starts the game, with every option except implied ones, which an older program may not know.
func gameCommand(info games.Info) string {
	options := info.Options
	if spec, ok := catalog.Find(info.ID); ok {
		options = spec.Explicit(options)
	}
	var words []string
	for id, v := range options {
		words = append(words, id+"="+v)
	}
	slices.Sort(words)
	return strings.Join(append([]string{"quintet-game", info.ID}, words...), " ")
}

func (o *programOpponent) Watch(ctx context.Context, p games.Position, m games.Move) error {
	_, err := o.ask(ctx, o.patience, fmt.Sprintf("play p%d %s", p.ToMove()+1, o.game.FormatMove(p, m)))
	return err
}

func (o *programOpponent) Choose(ctx context.Context, p games.Position) (contest.Choice, error) {
	text, err := o.ask(ctx, o.time+o.patience, fmt.Sprintf("genmove p%d", p.ToMove()+1))
	if err != nil {
		return contest.Choice{}, err
	}
	if strings.EqualFold(text, "resign") {
		return contest.Choice{}, faultf(faultResign, "it resigned")
	}
	m, err := o.game.ParseMove(p, text)
	if err != nil {
		return contest.Choice{}, faultf(faultIllegal, "%v", err)
	}
	return contest.Choice{Move: m}, nil
}

// Close ends the program, if it is running.
func (o *programOpponent) Close() {
	if o.process != nil {
		o.process.stop()
		o.process = nil
	}
}

// ask sends a command and returns the text of its answer. After anything but a protocol answer it stops the program.
func (o *programOpponent) ask(ctx context.Context, within time.Duration, command string) (string, error) {
	limited, cancel := context.WithTimeoutCause(ctx, within, faultf(faultHang, "no answer to %q within %v", command, within))
	defer cancel()
	r := o.process.ask(limited, command)
	switch {
	case r.err != nil:
		o.Close()
	case r.failed:
		r.err = faultf(faultRefused, "%q is answered by %q", command, r.text)
	}
	return r.text, r.err
}
