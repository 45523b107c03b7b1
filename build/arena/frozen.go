// Builds the program with the engines of version 0.2 (buildFrozen) and plays a seat with one of them (frozenOpponent). frozen/main.go is that program's
// own source; the rest comes from the commit frozenCommit of this repository. Change the commands in both files.

package arena

import (
	"archive/zip"
	"bytes"
	"context"
	"embed"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/study/contest"
)

// frozenCommit is version 0.2.
const frozenCommit = "2d4391962b2130253fbc2682f209eb7410042e4d"

// frozenSources are the files that are compiled with the sources of frozenCommit.
//
//go:embed frozen/main.go cputime/cputime_linux.go cputime/cputime_other.go
var frozenSources embed.FS

// errNoHistory says that a clone cannot build the program.
var errNoHistory = errors.New("the opponents are built from commit " + frozenCommit[:12] + ", which this repository does not have; git fetch --unshallow gets it")

// git returns the output of a git command.
func git(ctx context.Context, args ...string) ([]byte, error) {
	var errs tail
	c := exec.CommandContext(ctx, "git", args...)
	c.Stderr = &errs
	out, err := c.Output()
	if err != nil {
		err = fmt.Errorf("git %s: %w: %s", strings.Join(args, " "), err, &errs)
	}
	return out, err
}

// buildFrozen builds the program in a folder, which may be deleted when it ends, and returns its path. The error is errNoHistory if git does not have the
// commit.
func buildFrozen(ctx context.Context, folder string) (string, error) {
	if _, err := git(ctx, "cat-file", "-e", frozenCommit+"^{commit}"); err != nil {
		return "", errors.Join(ctx.Err(), errNoHistory)
	}
	top, err := git(ctx, "rev-parse", "--show-toplevel")
	if err != nil {
		return "", err
	}
	archive, err := git(ctx, "-C", strings.TrimSpace(string(top)), "archive", "--format=zip", "-0", frozenCommit, "games", "go.mod", "go.sum")
	if err != nil {
		return "", err
	}
	files, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	sources, program := filepath.Join(folder, "sources"), filepath.Join(folder, "frozen.exe")
	if err == nil {
		err = os.CopyFS(sources, files)
	}
	if err == nil {
		err = os.CopyFS(filepath.Join(sources, "build", "arena"), frozenSources)
	}
	if err != nil {
		return "", err
	}
	build := exec.CommandContext(ctx, "go", "build", "-trimpath", "-tags=frozen", "-o", program, "./build/arena/frozen")
	build.Dir, build.Env = sources, append(os.Environ(), "CGO_ENABLED=0")
	if text, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("the program of commit %s cannot be built: %w\n%s", frozenCommit[:12], err, text)
	}
	return program, nil
}

// A frozenOpponent plays a seat with an engine of the frozen program.
type frozenOpponent struct {
	programOpponent
	engine string        // rave, uct or level
	cpu    time.Duration // of a ply
}

// newFrozenEntrant returns the entrant of an engine of the program, thinking for so much CPU time about each ply.
func newFrozenEntrant(program, engine string, cpu time.Duration) entrant {
	return entrant{engine, func() contest.Opponent {
		return &frozenOpponent{programOpponent{command: []string{program}, patience: frozenPatience}, engine, cpu}
	}}
}

// frozenPatience is how long an answer may take: far longer than a search waits for a processor on a busy machine.
const frozenPatience = 10 * time.Minute

// Begin implements contest.Opponent.
func (o *frozenOpponent) Begin(ctx context.Context, g games.Game, seed uint64) error {
	if err := o.programOpponent.Begin(ctx, g, seed); err != nil {
		return err
	}
	_, err := o.ask(ctx, o.patience, fmt.Sprintf("engine %s %d %d", o.engine, seed, o.cpu))
	return err
}

// Choose implements contest.Opponent. The program measures the time itself.
func (o *frozenOpponent) Choose(ctx context.Context, p games.Position) (contest.Choice, error) {
	text, err := o.ask(ctx, o.patience, fmt.Sprintf("genmove p%d", p.ToMove()+1))
	if err != nil {
		return contest.Choice{}, err
	}
	return o.choice(p, text)
}

// choice parses an answer to genmove in p.
func (o *frozenOpponent) choice(p games.Position, text string) (c contest.Choice, err error) {
	var ply string
	if _, err := fmt.Sscanf(text, "%s %d %d", &ply, &c.Playouts, &c.Took); err != nil {
		return c, faultf(faultGarbled, "%q is not a ply with its playouts and its time: %v", text, err)
	}
	if c.Move, err = o.game.ParseMove(p, ply); err != nil {
		return c, faultf(faultIllegal, "%v", err)
	}
	return c, nil
}
