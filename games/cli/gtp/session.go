// A Session of the protocol: its configuration (Config) and limits, the loop that answers lines (run), pondering, and answers after a panic. Add a
// setting or a limit here. commands.go has the list of commands.

package gtp

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/crash"
	"quintet/games/files/diagram"
	"quintet/games/play/match"
	"quintet/games/search"
	"quintet/games/words"
)

// Limits on what a session accepts.
const (
	MaxLine     = 1 << 16       // bytes of a command with its arguments
	MaxPaths    = 1_000_000_000 // counted by quintet-perft before it gives up
	MaxPlies    = 50_000_000    // played by quintet-perft before it gives up, about ten seconds
	MaxPlayouts = 10_000_000    // in one quintet-playouts, quintet-rules-playouts or quintet-analyze
	MaxThinking = time.Hour     // per ply
	// AtOnce bounds the time after the start of a search within which the end of the input still counts as the end of a script that was sent as a
	// whole. It is much longer than even a busy machine needs to read available input.
	AtOnce = time.Second

	maxTime   = 1_000_000 * time.Second // on a clock
	maxStones = 1_000_000
)

// A Config holds the settings with which a session begins.
type Config struct {
	Games   []games.Spec // those that quintet-game can start
	Game    string       // the id of the first
	Options games.Options
	Level   int    // of genmove, from 1 to the strongest of the first game, or Strongest; a later game with fewer levels uses its strongest
	Even    int    // the strength of genmove in tenths of a level, such as 24 at level 2, or 0 for Level itself
	Seed    uint64 // of playouts and searches
	Version string
	Now     func() time.Time // the clock for playouts, plies and searches
	Untimed bool             // only playouts end the searches of a level without a clock: the same seed then plays the same under any load
	Ponder  bool             // the engine of genmove keeps searching while the session waits for the next command
	// Alternate is for managers that ask both seats in turn, as in Go: a seat that is not to move passes, and final_score is written as in Go.
	Alternate bool
	// SkipI makes play and genmove write points as Go does, without the letter i, and a ply that is not a point as pass.
	SkipI bool
	// AtOnce, MaxPaths, MaxPlies, MaxPlayouts and MaxThinking override the constants if they are not 0.
	AtOnce      time.Duration
	MaxPaths    uint64
	MaxPlies    uint64
	MaxPlayouts int
	MaxThinking time.Duration
}

// A Session is one client's session. It is for use by one goroutine.
type Session struct {
	config    Config
	spec      games.Spec
	match     *match.Match
	rand      *games.Rand    // for playouts
	seeds     *games.Rand    // for the engines of genmove, one seed for each game
	engine    search.Engine  // of genmove in the current game, nil before its first search
	pondering search.Thinker // runs the engine while the session waits for the next command
	clocks    clocks
	passes    []int  // with Config.Alternate: for each pass of a waiting seat, the number of plies played before it
	input     *input // while Run reads
	failed    error  // the first command that panicked
	book      *words.Book
}

// Strongest selects the strongest level of each game.
const Strongest = -1

// New returns a session at the start of its first game. The error names the game, option or value that is wrong and what is allowed.
func New(c Config) (*Session, error) {
	c.AtOnce, c.MaxThinking = cmp.Or(c.AtOnce, AtOnce), cmp.Or(c.MaxThinking, MaxThinking)
	c.MaxPaths, c.MaxPlies = cmp.Or(c.MaxPaths, MaxPaths), cmp.Or(c.MaxPlies, MaxPlies)
	c.MaxPlayouts = cmp.Or(c.MaxPlayouts, MaxPlayouts)
	s := &Session{config: c, rand: games.NewRand(c.Seed), seeds: games.NewRand(c.Seed)}
	if err := s.open(c.Game, c.Options); err != nil {
		return nil, err
	}
	if n := len(catalog.LevelsOf(c.Game)); n > 0 && c.Level != Strongest && (c.Level < 1 || max(10*c.Level, c.Even) > 10*n) {
		return nil, fmt.Errorf("there is no level %s; there are 1 to %d", games.FormatLevel(c.Level, c.Even), n)
	}
	return s, nil
}

// open starts the game with this id. On failure the current game stays.
func (s *Session) open(id string, o games.Options) error {
	var ids []string
	for _, spec := range s.config.Games {
		if spec.ID == id {
			g, err := spec.Open(o)
			if err == nil {
				err = s.config.checkGo(g)
			}
			if err != nil {
				return err
			}
			s.spec, s.book = spec, words.English(words.Of(spec), diagram.Texts())
			s.begin(match.New(g, nil))
			return nil
		}
		ids = append(ids, spec.ID)
	}
	return fmt.Errorf("there is no game %s; there are %s", games.Quote(id), strings.Join(ids, ", "))
}

// begin starts a match, with a new engine and full clocks.
func (s *Session) begin(m *match.Match) {
	s.match, s.engine, s.passes = m, nil, nil
	s.clocks.begin()
}

// Run answers the commands of in on out until quit or the end of in. Commands are executed one after the other, but a search ends early when quit or
// the end of in arrives meanwhile. After quit a pending read stays blocked until in returns. A command that panics is refused, and the session
// continues; the final error then describes the first panic. Other errors come from in or out.
func (s *Session) Run(in io.Reader, out io.Writer) error {
	return errors.Join(s.run(in, out), s.failed)
}

// run is Run without the report of a panic.
func (s *Session) run(in io.Reader, out io.Writer) error {
	s.input = readAhead(in, s.config.AtOnce)
	defer s.input.stop()
	defer s.stopPondering()
	for {
		l := s.input.next()
		s.stopPondering()
		id, name, args := split(l.text)
		if name != "" || id != "" || l.tooLong {
			text, failure := s.answer(name, args, l.tooLong)
			if err := reply(out, id, text, failure); err != nil {
				return err
			}
			if name == "quit" && failure == nil {
				return nil
			}
		}
		if errors.Is(l.err, io.EOF) {
			return nil
		}
		if l.err != nil {
			return l.err
		}
		s.ponder()
	}
}

// split splits a line into the number before the command, the command and its arguments. All are empty if there is nothing to answer.
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
		return "", fmt.Errorf("%s: want %s", name, cmp.Or(c.arguments, "no argument"))
	}
	var text string
	var err error
	if p := crash.In(func() { text, err = c.do(s, fields) }); p != nil {
		return "", s.fail(name, p)
	}
	return text, err
}

// fail is the answer to a command that panicked. It drops the engine, whose state is unknown.
func (s *Session) fail(name string, p *crash.Panic) error {
	s.engine = nil
	if s.failed == nil {
		s.failed = fmt.Errorf("gtp: %s has ended with an error of the program: %s", name, p.Report())
	}
	what, _, _ := strings.Cut(p.Error(), "\n")
	return fmt.Errorf("%s: error of the program: %s", name, what)
}

// ponder lets the engine of genmove keep searching, if the session was told to, so that its next search knows more. There is no engine before the
// first genmove of a game, and nothing to search when the game is over.
func (s *Session) ponder() {
	if !s.config.Ponder || s.engine == nil || s.match.Over() {
		return
	}
	s.pondering.Start(s.match.Position(), s.engine, search.Limits{Time: s.config.MaxThinking})
}

// stopPondering stops pondering and waits until the engine is free.
func (s *Session) stopPondering() {
	s.pondering.Hurry()
	if a, ok := s.pondering.Wait(); ok && a.Failed != nil {
		s.fail("pondering", a.Failed)
	}
}
