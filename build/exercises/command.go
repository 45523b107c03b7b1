// The command "go run ./build exercises": its flags, the boards that it plays on, the mix of kinds, seats and lengths in a set (quota), the grades,
// and the files it writes. Change the mix and the boards here (variants). composer.go finds exercises.

package exercises

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"quintet/build/commandline"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/study/exercise"
)

const usage = `usage: go run ./build exercises [-game NAME] [-seed N] [-each N] [-out FOLDER]

Makes the starter set of a game, or of all games: GAME/exercises.txt. Levels of the computer play games, on the usual board and on the smallest;
positions in which one solution wins or saves the game, and nothing else does, become exercises. The same seed makes the same exercises.
`

// A request says what to make.
type request struct {
	game string
	seed uint64
	each int // exercises of each grade
	out  string
}

// Command runs a command line; progress goes to errs.
func Command(ctx context.Context, args []string, _, errs io.Writer) error {
	var o request
	err := o.read(args, errs)
	if err == nil {
		err = o.makeAll(ctx, errs)
	}
	if errors.Is(err, context.Canceled) {
		return errors.New("exercises: interrupted")
	}
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		return fmt.Errorf("exercises: %w", err)
	}
	return err
}

// read parses args and checks them.
func (o *request) read(args []string, errs io.Writer) error {
	set := flag.NewFlagSet("exercises", flag.ContinueOnError)
	set.StringVar(&o.game, "game", "", "the game; without it all games")
	set.Uint64Var(&o.seed, "seed", 1, "decides which games are played")
	set.IntVar(&o.each, "each", 8, "exercises of each grade")
	set.StringVar(&o.out, "out", "games", "folder of the folders of the games")
	if err := commandline.Read(set, args, usage, errs); err != nil {
		return err
	}
	if _, ok := catalog.Find(o.game); o.game != "" && !ok {
		return fmt.Errorf("there is no game %q; -game takes %s", o.game, strings.Join(catalog.IDs(), ", "))
	}
	if o.each < 1 || o.each > 100 {
		return errors.New("-each must be from 1 to 100")
	}
	return nil
}

// makeAll makes the set of the game, or of all games, and writes it.
func (o *request) makeAll(ctx context.Context, errs io.Writer) error {
	for _, s := range catalog.All() {
		if o.game != "" && o.game != s.ID {
			continue
		}
		all, err := compose(ctx, s, o.seed, o.each, errs)
		if err != nil {
			return err
		}
		text := fmt.Sprintf("# The starter set of %s. Package games/study/exercise tells how this file is read.\n# Made by: go run ./build exercises -game %s -seed %d -each %d\n",
			s.Name, s.ID, o.seed, o.each)
		first, rest, _ := strings.Cut(exercise.Format(all), "\n")
		folder := filepath.Join(o.out, s.ID)
		err = os.MkdirAll(folder, 0o777)
		if err == nil {
			err = os.WriteFile(filepath.Join(folder, "exercises.txt"), []byte(first+"\n"+text+rest), 0o666)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// maxGames bounds the games played for one set.
const maxGames = 4000

// compose returns each exercises of each grade, easiest first. Each grade is a quarter of all exercises found, in order of difficulty. It plays on
// the boards of variants in turn.
func compose(ctx context.Context, s games.Spec, seed uint64, each int, errs io.Writer) (all []exercise.Exercise, err error) {
	var composers []*composer
	for _, options := range variants(s) {
		c, err := newComposer(s, options)
		if err != nil {
			return nil, err
		}
		composers = append(composers, c)
	}
	want := exercise.Grades * each
	var found []candidate
	has := quota{lengths: map[[2]int]int{}}
	for number := 0; number < maxGames && len(found) < want; number++ {
		e, err := composers[number%len(composers)].find(ctx, gameRand(seed, uint64(number)))
		if err != nil {
			return nil, err
		}
		if e == nil || !has.takes(&e.Exercise, want) {
			continue
		}
		found = append(found, *e)
		fmt.Fprintf(errs, "%s: game %d: %d of %d, %d points\n", s.ID, number+1, len(found), want, e.points) // a closed terminal is no reason to stop
	}
	if len(found) < want {
		return nil, fmt.Errorf("%s: %d games have %d exercises, want %d", s.ID, maxGames, len(found), want)
	}
	slices.SortStableFunc(found, func(a, b candidate) int { return a.points - b.points })
	for i, c := range found {
		c.Grade = i/each + 1
		all = append(all, c.Exercise)
	}
	return all, nil
}

// A quota counts the content of a set, so that it has some of everything.
type quota struct {
	kinds   [2]int         // wins and saves
	seats   [2]int         // to move
	lengths map[[2]int]int // by kind and number of turns
}

// takes adds e, unless a set of want exercises has enough of its kind.
func (q *quota) takes(e *exercise.Exercise, want int) bool {
	length := [2]int{int(e.Kind), e.Turns}
	if q.kinds[e.Kind] >= want*3/4 || q.seats[e.Player()] >= want*3/5 || q.lengths[length] >= want/2 {
		return false
	}
	q.kinds[e.Kind]++
	q.seats[e.Player()]++
	q.lengths[length]++
	return true
}

// gameRand returns the generator for a game.
func gameRand(seed, number uint64) *games.Rand { return games.NewRand(seed<<32 + number) }

// variants returns the options of the games played: for two, on the usual board and on the smallest offered one, and there also with the other rule
// for ties.
func variants(s games.Spec) (all []games.Options) {
	all = []games.Options{{}}
	small := games.Options{}
	for _, o := range s.Options {
		if o.ID == "size" && o.Choices[0] != o.Default {
			small[o.ID] = o.Choices[0]
			all = append(all, small)
		}
	}
	for _, o := range s.Options {
		if strings.HasPrefix(o.ID, "tie") {
			other := maps.Clone(small)
			other[o.ID] = o.Choices[len(o.Choices)-1]
			all = append(all, other)
		}
	}
	return all
}
