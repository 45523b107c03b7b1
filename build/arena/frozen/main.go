//go:build frozen

// Frozen plays engines of version 0.2, the opponents of the yardstick, for the arena. It is not part of this program: ../frozen.go copies it, with package
// cputime, beside the sources of that version and builds it there, so it uses the names of that version. Change here what the two say to each other.
//
// A command is a line "ID COMMAND ARGUMENTS" on standard input. An answer is "=ID TEXT" or "?ID ERROR", and an empty line. These are the commands:
//
//	quintet-game GAME [OPTION=VALUE]...  a game begins
//	engine NAME SEED NANOSECONDS         who plays: rave, uct, or level, the strongest; and the CPU time of a ply
//	play SEAT PLY                        a ply of someone else
//	genmove SEAT                         searches, plays, and answers PLY PLAYOUTS NANOSECONDS
package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"

	"quintet/build/arena/cputime"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
)

func main() {
	var s seat
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		id, command, _ := strings.Cut(lines.Text(), " ")
		if text, err := s.answer(strings.Fields(command)); err != nil {
			fmt.Printf("?%s %v\n\n", id, err)
		} else {
			fmt.Printf("=%s %s\n\n", id, text)
		}
	}
}

// A seat plays one game at a time.
type seat struct {
	game     games.Game
	position games.Position
	engine   search.Engine
	time     time.Duration // of a ply
}

// answer carries out a command.
func (s *seat) answer(words []string) (string, error) {
	switch {
	case len(words) > 1 && words[0] == "quintet-game":
		return "", s.begin(words[1], words[2:])
	case s.game == nil:
		return "", errors.New("no game has begun")
	case len(words) == 4 && words[0] == "engine":
		return "", s.seat(words[1], words[2], words[3])
	case len(words) == 3 && words[0] == "play":
		return "", s.play(words[2])
	case len(words) == 2 && words[0] == "genmove" && s.engine != nil:
		return s.search()
	}
	return "", fmt.Errorf("there is no command %q now", strings.Join(words, " "))
}

// begin starts a game.
func (s *seat) begin(id string, options []string) error {
	spec, ok := catalog.Find(id)
	if !ok {
		return fmt.Errorf("there is no game %q", id)
	}
	o, err := games.ParseOptions(options)
	if err != nil {
		return err
	}
	g, err := spec.Open(o)
	if err != nil {
		return err
	}
	*s = seat{game: g, position: g.Start()}
	return nil
}

// seat makes the engine for this game.
func (s *seat) seat(name, seed, nanoseconds string) error {
	n, err := strconv.ParseUint(seed, 10, 64)
	if err != nil {
		return err
	}
	limit, err := strconv.ParseInt(nanoseconds, 10, 64)
	if err != nil {
		return err
	}
	switch s.time = time.Duration(limit); name {
	case "rave":
		s.engine = search.PlainRAVE(n)
	case "uct":
		s.engine = search.PlainUCT(n)
	case "level":
		levels := catalog.LevelsOf(s.game.Info().ID)
		s.engine = levels[len(levels)-1].Player(n, 0)
	default:
		return fmt.Errorf("there is no engine %q", name)
	}
	return nil
}

// play plays a ply.
func (s *seat) play(ply string) error {
	m, err := s.game.ParseMove(s.position, ply)
	if err != nil {
		return err
	}
	s.position.Play(m)
	return nil
}

// search searches and plays the best ply. The time includes what the engine does before it starts its clock.
func (s *seat) search() (string, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	start := cputime.Now()
	r, err := s.engine.Search(context.Background(), s.position, search.Limits{Time: s.time, Now: cputime.Now})
	took := cputime.Now().Sub(start)
	if err != nil {
		return "", err
	}
	ply := s.game.FormatMove(s.position, r.Best)
	s.position.Play(r.Best)
	return fmt.Sprintf("%s %d %d", ply, r.Playouts, took.Nanoseconds()), nil
}
