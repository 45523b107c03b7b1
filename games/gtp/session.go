package gtp

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/match"
	"quintet/games/words"
)

// Limits of what a session accepts.
const (
	MaxLine     = 1 << 16       // bytes of a command with its arguments
	MaxPaths    = 1_000_000_000 // that quintet-perft counts before it gives up
	MaxPlayouts = 10_000_000    // of one quintet-playouts or quintet-rules-playouts
)

// A Config says with what a session begins.
type Config struct {
	Games   []games.Spec // that quintet-game can start
	Game    string       // the id of the first
	Options games.Options
	Seed    uint64 // decides the playouts
	Version string
	Now     func() time.Time // the clock that times playouts
	// MaxPaths and MaxPlayouts take the place of the constants where they are not 0.
	MaxPaths    uint64
	MaxPlayouts int
}

// A Session is one client's table. It belongs to one goroutine.
type Session struct {
	config Config
	spec   games.Spec
	match  *match.Match
	rand   *games.Rand
	book   *words.Book
}

// New returns a session at the start of its first game. The error names the game, option or value that is wrong and what is allowed.
func New(c Config) (*Session, error) {
	if c.MaxPaths == 0 {
		c.MaxPaths = MaxPaths
	}
	if c.MaxPlayouts == 0 {
		c.MaxPlayouts = MaxPlayouts
	}
	s := &Session{config: c, rand: games.NewRand(c.Seed), book: words.English()}
	if err := s.open(c.Game, c.Options); err != nil {
		return nil, err
	}
	return s, nil
}

// open starts the game with this id. Where that fails the game in progress stays.
func (s *Session) open(id string, o games.Options) error {
	var ids []string
	for _, spec := range s.config.Games {
		if spec.ID == id {
			g, err := spec.Open(o)
			if err != nil {
				return err
			}
			s.spec, s.match = spec, match.New(g, nil)
			return nil
		}
		ids = append(ids, spec.ID)
	}
	return fmt.Errorf("there is no game %q; there are %s", id, strings.Join(ids, ", "))
}

// Run answers the commands of in on out until quit or the end of in. The error comes from in or out.
func (s *Session) Run(in io.Reader, out io.Writer) error {
	lines := bufio.NewReaderSize(in, MaxLine)
	for {
		line, tooLong, err := readLine(lines)
		id, name, args := split(line)
		tooLong = tooLong && !strings.Contains(line, "#") // it may be the comment that is long
		if name != "" || id != "" || tooLong {
			text, failure := s.answer(name, args, tooLong)
			if werr := reply(out, id, text, failure); werr != nil {
				return werr
			}
			if name == "quit" && failure == nil {
				return nil
			}
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// readLine reads up to the end of the line. Of a line of more than MaxLine bytes it returns the beginning and drops the rest.
func readLine(r *bufio.Reader) (line string, tooLong bool, err error) {
	part, err := r.ReadSlice('\n')
	line = string(part)
	for errors.Is(err, bufio.ErrBufferFull) {
		tooLong = true
		_, err = r.ReadSlice('\n')
	}
	return line, tooLong, err
}

// split takes a line apart: the number before the command, the command, and its arguments. All are empty where there is nothing to answer.
func split(line string) (id, name, args string) {
	line, _, _ = strings.Cut(line, "#")
	line = strings.TrimSpace(strings.Map(func(r rune) rune {
		switch {
		case r == '\t':
			return ' '
		case r < ' ' || r == 0x7f:
			return -1
		}
		return r
	}, line))
	name, args, _ = strings.Cut(line, " ")
	if name != "" && len(name) <= 10 && strings.Trim(name, "0123456789") == "" {
		id = name
		name, args, _ = strings.Cut(strings.TrimLeft(args, " "), " ")
	}
	return id, name, strings.TrimSpace(args)
}

// reply writes one answer.
func reply(out io.Writer, id, text string, failure error) error {
	sign := "="
	if failure != nil {
		sign, text = "?", failure.Error()
	}
	if text != "" {
		text = " " + text
	}
	_, err := io.WriteString(out, sign+id+text+"\n\n")
	return err
}

// answer carries out one command.
func (s *Session) answer(name, args string, tooLong bool) (string, error) {
	if tooLong {
		return "", fmt.Errorf("the line is too long: at most %d bytes are read", MaxLine)
	}
	c, ok := find(name)
	if !ok {
		return "", errors.New("unknown command")
	}
	fields := strings.Fields(args)
	if len(fields) < c.least || c.most >= 0 && len(fields) > c.most {
		return "", fmt.Errorf("%s: want %s", name, c.usage())
	}
	return c.do(s, fields)
}
