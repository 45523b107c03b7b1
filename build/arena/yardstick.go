// The command "go run ./build yardstick": its flags, and how a match of the list is played and continued (series). Change here what is printed while it
// runs, and which sources make a player (playerSources). yardstick_list.go has the matches, yardstick_file.go their files, yardstick_summary.go the
// table, and frozen.go the opponents.

package arena

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"quintet/build/arena/cputime"
	"quintet/build/commandline"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/study/contest"
)

const yardstickUsage = `usage: go run ./build yardstick [-match PATTERN]... [-threads N] [-folder FOLDER] [-summary]

Plays the strongest level of each game against engines of version 0.2, which it builds from the history of this repository: plain RAVE or UCT, and the
strongest level of that version. Boards, times and numbers of games are fixed. Both sides have the same CPU time for each ply, on one thread, so a busy
machine changes no result. Every game begins with two random plies, and is played twice, with the seats exchanged.
The folder gets a file for each match, with a line for each game; a run that was interrupted goes on where it ends. A file belongs to the commit that
last changed the players of its game: after a change play into another folder, or delete it.
The matches are
%s`

// yardFlags are the values of the command line.
type yardFlags struct {
	matches []match
	threads int
	folder  string
	summary bool
}

// YardstickCommand runs the command line of the yardstick: the table goes to out, progress to errs. When ctx is cancelled it ends soon, with the table of
// what has been played.
func YardstickCommand(ctx context.Context, args []string, out, errs io.Writer) error {
	var f yardFlags
	err := f.parse(args, errs)
	if err != nil {
		return named("yardstick", err)
	}
	if !f.summary {
		err = f.play(ctx, errs)
	}
	text, tableErr := f.table()
	if tableErr == nil && text == "" && f.summary {
		tableErr = fmt.Errorf("no game of these matches is in %s", f.folder)
	}
	_, writeErr := io.WriteString(out, text)
	return named("yardstick", cmp.Or(err, tableErr, writeErr)) // a damaged file fails twice for the same reason
}

// parse reads the command line.
func (f *yardFlags) parse(args []string, errs io.Writer) error {
	var names []string
	for _, m := range matches() {
		names = append(names, m.name)
	}
	wanted := map[string]bool{}
	set := flag.NewFlagSet("yardstick", flag.ContinueOnError)
	set.Func("match", "the `name` of a match, or a pattern such as '*-level'; may be repeated; without it all", func(pattern string) error {
		found := false
		for _, name := range names {
			ok, err := path.Match(pattern, name)
			if err != nil {
				return err
			}
			wanted[name] = wanted[name] || ok
			found = found || ok
		}
		if !found {
			return fmt.Errorf("there are %s", strings.Join(names, ", "))
		}
		return nil
	})
	set.IntVar(&f.threads, "threads", 1, "games at once")
	set.StringVar(&f.folder, "folder", filepath.Join("build", "arena", "yardstick"), "folder of the results")
	set.BoolVar(&f.summary, "summary", false, "play nothing, only print the table of what has been played")
	if err := commandline.Read(set, args, fmt.Sprintf(yardstickUsage, "    "+strings.Join(names, "\n    ")+"\n"), errs); err != nil {
		return err
	}
	if f.threads < 1 || f.threads > maxThreads {
		return fmt.Errorf("-threads must be from 1 to %d", maxThreads)
	}
	f.matches = slices.DeleteFunc(matches(), func(m match) bool { return len(wanted) > 0 && !wanted[m.name] })
	return nil
}

// play plays the matches, one after another.
func (f *yardFlags) play(ctx context.Context, errs io.Writer) (err error) {
	folder, err := os.MkdirTemp("", "quintet-yardstick-*")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	program, err := buildFrozen(ctx, folder)
	if err == nil {
		err = os.MkdirAll(f.folder, 0o777)
	}
	if err != nil {
		return err
	}
	for _, m := range f.matches {
		commit, err := playerCommit(ctx, m.game)
		if err != nil {
			return err
		}
		s, err := newSeries(m)
		if err != nil {
			return err
		}
		if err := s.seat(commit, program, f.threads); err != nil {
			return err
		}
		if err := s.play(ctx, f.path(m), yardProgress(errs)); err != nil {
			return err
		}
	}
	return nil
}

// path returns the name of the file of a match.
func (f *yardFlags) path(m match) string { return filepath.Join(f.folder, m.name+".txt") }

// yardProgress returns a function that periodically writes how a match stands.
func yardProgress(errs io.Writer) func(*series) {
	last := time.Now()
	return func(s *series) {
		if time.Since(last) >= 10*time.Second || s.over() {
			last = time.Now()
			fmt.Fprintf(errs, "%s: %d of %d games, %s\n", s.match.name, s.games, s.match.games, s.points()) // a closed terminal is no reason to stop
		}
	}
}

// playerSources are the sources that decide how the levels of a game play, as git names files: those below games that they are compiled from.
func playerSources(game string) []string {
	paths := []string{":(top)games"}
	others := []string{
		"cli", "files", "gametest", "lesson", "limits", "null", "play", "study", "words",
		"**/*_test.go", "**/testdata/**", "**/texts/**", "**/*.md", "**/chances.txt", "**/exercises.txt",
	}
	for _, s := range catalog.All() {
		if s.ID != game {
			others = append(others, s.ID)
		}
	}
	for _, other := range others {
		paths = append(paths, ":(top,exclude,glob)games/"+other, ":(top,exclude,glob)games/"+other+"/**")
	}
	return paths
}

// playerCommit returns the commit that last changed the players of a game. The error says that there are changes in no commit.
func playerCommit(ctx context.Context, game string) (string, error) {
	sources := append([]string{"--"}, playerSources(game)...)
	changed, err := git(ctx, append([]string{"status", "--porcelain"}, sources...)...)
	if err != nil {
		return "", err
	}
	if len(changed) > 0 {
		return "", fmt.Errorf("the players have changes that are in no commit; commit them first: %s", strings.Join(strings.Fields(string(changed)), " "))
	}
	commit, err := git(ctx, append([]string{"log", "-1", "--abbrev=12", "--format=%h"}, sources...)...)
	return strings.TrimSpace(string(commit)), err
}

// A series is a match in progress.
type series struct {
	match          match
	config         config
	program, clock string // the commit of the players, and what measured their time
	yardSums
}

// newSeries returns the match without players and games.
func newSeries(m match) (*series, error) {
	spec, ok := catalog.Find(m.game)
	if !ok {
		return nil, fmt.Errorf("%s: there is no game %q", m.name, m.game)
	}
	o, err := games.ParseOptions(strings.Fields(m.options))
	if err != nil {
		return nil, err
	}
	g, err := spec.Open(o)
	if err != nil {
		return nil, err
	}
	h := fnv.New64a()
	io.WriteString(h, m.name) // a hash never fails
	s := &series{match: m, config: config{Game: g, Options: m.options, Rounds: m.games / 2, Seed: h.Sum64()}}
	for pair := range s.config.Rounds {
		s.config.Openings = append(s.config.Openings, yardOpening(g, s.config.Seed, pair))
	}
	return s, nil
}

// yardOpening returns the opening of a pair of games: the first plies of a game of random plies that last.
func yardOpening(g games.Game, seed uint64, pair int) opening {
	r := games.NewRand(contest.Mix(seed, uint64(pair)))
	for {
		if o, p := randomPlies(g, r, openingPlies); !p.Over() {
			return o
		}
	}
}

// seat seats the players: the strongest level at this commit, and an engine of the frozen program.
func (s *series) seat(commit, program string, threads int) error {
	levels := catalog.LevelsOf(s.match.game)
	level, err := parseEntrant(s.config.Game, fmt.Sprintf("level:%d@cpu=%v", len(levels), s.match.cpu), frozenPatience)
	if err != nil {
		return err
	}
	s.config.Entrants = [2]entrant{level, newFrozenEntrant(program, s.match.engine, s.match.cpu)}
	s.config.Threads, s.program, s.clock = threads, commit, cputime.Clock
	return nil
}

// header returns the first lines of the file.
func (s *series) header() string {
	return fmt.Sprintf("%sprogram %s\nclock %s\n", s.match.fixed(), s.program, s.clock)
}

// read adds the games of a file with this header, and returns how many bytes to keep.
func (s *series) read(lines string) (kept int, err error) {
	all, kept, err := readLedger(lines, s.header(), parseYardGame, func(number int, g yardGame) error { return g.check(s.config, number) })
	for _, g := range all {
		s.add(s.config, g)
	}
	return kept, err
}

// over reports whether no more games are played.
func (s *series) over() bool {
	return s.games >= s.match.games || s.match.tested() && s.match.test.Decided(s.tally.Shares)
}

// errOver ends a match before its last game.
var errOver = errors.New("the match is over")

// play plays the games that the file does not contain yet, and writes each to the file. A fault, for which a player would lose, ends it with an error.
func (s *series) play(ctx context.Context, path string, tell func(*series)) error {
	file, err := resume(path, s.header(), s.read)
	if err != nil {
		return err
	}
	if !s.over() {
		err = s.config.playFrom(ctx, s.games, func(r result) error {
			if r.Fault != nil {
				return fmt.Errorf("%s: game %d, %s as p%d: %w", s.match.name, r.Fixture.Number+1, letter(r.Fixture.Entrant(r.By)), r.By+1, r.Fault)
			}
			g := yardGameOf(r)
			if _, err := fmt.Fprintln(file, g); err != nil {
				return err
			}
			s.add(s.config, g)
			tell(s)
			if s.over() {
				return errOver
			}
			return nil
		})
	}
	if errors.Is(err, errOver) {
		err = nil
	}
	return errors.Join(err, file.Close())
}

// load reads the games in the file, whichever program played them. It reports whether there are any.
func (s *series) load(path string) (bool, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, os.ErrNotExist) {
		return false, nil
	}
	text := string(data)
	if err == nil && !strings.HasPrefix(text, s.match.fixed()) {
		err = foreign(text, s.match.fixed())
	}
	if err != nil {
		return false, fmt.Errorf("%s: %w", path, err)
	}
	lines := strings.Split(text[len(s.match.fixed()):], "\n")
	if len(lines) < 3 { // it was interrupted at the very beginning
		return false, nil
	}
	s.program, s.clock = strings.TrimPrefix(lines[0], "program "), strings.TrimPrefix(lines[1], "clock ")
	if !strings.HasPrefix(text, s.header()) {
		return false, fmt.Errorf("%s: %w", path, foreign(text, s.header()))
	}
	if _, err := s.read(text[:strings.LastIndexByte(text, '\n')+1]); err != nil {
		return false, fmt.Errorf("%s: %w", path, err)
	}
	return s.games > 0, nil
}
