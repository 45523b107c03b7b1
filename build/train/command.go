// Package train learns from games of a search what a game's positions and plies are worth, into games/<id>/learned.txt, which the package of the game
// reads. The game is a games.Learner.
//
// This file has the command: its flags and its stages. Each generation plays games against itself and against plain RAVE, the first with the game's own
// evaluation and priors, later ones with what the generation before has learned, and learns from the games of all. Then the gate decides: at equal CPU
// time the search with the net must beat the search without it, and score more than that against plain RAVE. A stage that was interrupted goes on where
// its file ends.
//
// # Files
//
//   - games.go: games of a search, with the visits of each ply and positions from its trees
//   - dataset.go: examples of plies and positions from games
//   - plies.go: fits the weights of plies
//   - positions.go: fits the net of positions
//   - gate.go: matches between the search with and without the net
package train

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"quintet/build/commandline"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
)

const usage = `usage: go run ./build train GAME [flags]

Learns the worth of positions and plies from games of a search, plays the gate, and writes games/GAME/learned.txt if the net passes it. Everything but the
gate, which measures CPU time, follows from the seed. The files of a run are kept in a folder; an interrupted run continues there.
`

// A request says what to train.
type request struct {
	game        string
	boards      string
	also        string // boards of the gate
	seed        uint64
	games       int // of a generation
	generations int
	playouts    int
	pairs       int // of games in each match of the gate
	folder      string
	out         string
	config      search.Config
	line        string // the command line
	errs        io.Writer
}

// Command runs a command line; progress goes to errs.
func Command(ctx context.Context, args []string, _, errs io.Writer) error {
	o := request{errs: errs}
	err := o.read(args)
	if err == nil {
		err = o.train(ctx)
	}
	switch {
	case errors.Is(err, context.Canceled):
		return errors.New("train: interrupted; the same command continues")
	case err != nil && !errors.Is(err, flag.ErrHelp):
		return fmt.Errorf("train: %w", err)
	}
	return err
}

// read parses args and checks them.
func (o *request) read(args []string) error {
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		o.game, args = args[0], args[1:]
	}
	set := flag.NewFlagSet("train", flag.ContinueOnError)
	set.StringVar(&o.boards, "o", "", "options of the boards, such as 'size=8 size=8 size=7': games take them in turn; without it the usual board")
	set.StringVar(&o.also, "also", "", "boards, written like those of -o, on which the net must not lose; the usual one is always among them")
	set.Uint64Var(&o.seed, "seed", 1, "the seed of all games and of the training")
	set.IntVar(&o.games, "games", 1500, "games of a generation")
	set.IntVar(&o.generations, "generations", 2, "how often games are played and learned from")
	set.IntVar(&o.playouts, "playouts", 800, "playouts of a search; plain RAVE has five times as many")
	set.IntVar(&o.pairs, "pairs", 200, "pairs of games in each match of the gate; 0 writes the net without it")
	set.StringVar(&o.folder, "folder", "", "the folder for the files of the run; without it out/train-GAME")
	set.StringVar(&o.out, "out", "games", "folder of the folders of the games")
	if err := commandline.Read(set, args, usage, o.errs); err != nil {
		return err
	}
	if _, ok := catalog.Find(o.game); !ok {
		return fmt.Errorf("there is no game %q; the first word is one of %s", o.game, strings.Join(catalog.IDs(), ", "))
	}
	if o.games < 1 || o.generations < 1 || o.playouts < 1 || o.pairs < 0 {
		return errors.New("-games, -generations and -playouts are at least 1, -pairs at least 0")
	}
	if o.folder == "" {
		o.folder = filepath.Join("out", "train-"+o.game)
	}
	o.line = commandLine(o.game, set)
	levels := catalog.LevelsOf(o.game)
	o.config = levels[len(levels)-1].Tree()
	o.config.Learned = false
	return nil
}

// commandLine returns the command line of a game with all flags but those of folders.
func commandLine(game string, set *flag.FlagSet) string {
	line := "go run ./build train " + game
	set.VisitAll(func(f *flag.Flag) {
		switch value := f.Value.String(); {
		case f.Name == "folder" || f.Name == "out" || value == "":
		case strings.Contains(value, " "):
			line += fmt.Sprintf(" -%s '%s'", f.Name, value)
		default:
			line += fmt.Sprintf(" -%s %s", f.Name, value)
		}
	})
	return line
}

// open returns boards.
func (o *request) open(words []string) (boards []games.Learner, err error) {
	spec, _ := catalog.Find(o.game)
	for _, word := range words {
		options, err := games.ParseOptions(strings.Fields(strings.ReplaceAll(word, ",", " ")))
		if err != nil {
			return nil, err
		}
		g, err := spec.Open(options)
		if err != nil {
			return nil, err
		}
		l, ok := g.(games.Learner)
		if !ok || g.Info().Players != 2 {
			return nil, fmt.Errorf("%s lists no inputs to learn from", spec.Name)
		}
		boards = append(boards, l)
	}
	return boards, nil
}

// train runs the stages that are not done yet.
func (o *request) train(ctx context.Context) error {
	usual := []string{""}
	words := strings.Fields(o.boards)
	if len(words) == 0 {
		words = usual
	}
	boards, err := o.open(words)
	if err != nil {
		return err
	}
	judged, err := o.open(append(usual, strings.Fields(o.also)...))
	if err == nil {
		err = os.MkdirAll(o.folder, 0o777)
	}
	if err != nil {
		return err
	}
	text, err := o.generate(ctx, boards)
	if err != nil {
		return err
	}
	taught, err := teach(judged, text)
	if err != nil {
		return err
	}
	table, passed, err := o.gate(ctx, judged, taught)
	if err != nil {
		return err
	}
	fmt.Fprint(o.errs, table)
	if !passed {
		return errors.New("the net does not pass the gate, so nothing is written")
	}
	head := "# What was learned of plies and positions; games/net/text.go tells how this file is read. Made by:\n# " + o.line + "\n"
	if table != "" {
		head += fmt.Sprintf("# At equal CPU time, %s a ply, from balanced openings:\n", perPly)
	}
	for line := range strings.Lines(table) {
		head += "# " + line
	}
	return os.WriteFile(filepath.Join(o.out, o.game, "learned.txt"), []byte(head+"\n"+text), 0o666)
}

// generate plays and learns, generation by generation, and returns the last net.
func (o *request) generate(ctx context.Context, boards []games.Learner) (text string, err error) {
	taught := boards // with what the last generation learned
	var all dataset
	for n := 1; n <= o.generations; n++ {
		played, err := o.play(ctx, n, taught)
		if err != nil {
			return "", err
		}
		if err := all.add(boards, played); err != nil {
			return "", err
		}
		if text, err = o.learn(ctx, n, &all); err != nil {
			return "", err
		}
		if taught, err = teach(boards, text); err != nil {
			return "", err
		}
	}
	return text, nil
}

// teach returns the boards with the knowledge in text.
func teach(boards []games.Learner, text string) (taught []games.Learner, err error) {
	for _, b := range boards {
		g, err := b.Taught(text)
		if err != nil {
			return nil, err
		}
		taught = append(taught, g.(games.Learner))
	}
	return taught, nil
}

// learn returns the net of generation n, which it trains unless its file has it.
func (o *request) learn(ctx context.Context, n int, all *dataset) (string, error) {
	path := filepath.Join(o.folder, fmt.Sprintf("net%d.txt", n))
	if text, err := os.ReadFile(path); err == nil {
		return string(text), nil
	}
	net, err := all.learn(ctx, o.seed, o.errs)
	if err != nil {
		return "", err
	}
	return net.String(), os.WriteFile(path, []byte(net.String()), 0o666)
}
