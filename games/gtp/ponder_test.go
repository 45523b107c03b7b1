package gtp

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
	"quintet/games/search"
)

// A watched engine tells of every search as it begins. It plays the first legal ply; a search without a number of playouts goes on until
// it is cancelled, or panics.
type watched struct {
	begun  chan search.Limits
	busy   atomic.Int32
	faulty bool
}

func (w *watched) Search(ctx context.Context, pos games.Position, l search.Limits) (search.Report, error) {
	if w.busy.Add(1) != 1 {
		panic("two searches at once")
	}
	defer w.busy.Add(-1)
	w.begun <- l
	if l.Playouts == 0 {
		if w.faulty {
			panic("pondered too hard")
		}
		<-ctx.Done()
	}
	return search.Report{Best: pos.AppendMoves(nil)[0]}, ctx.Err()
}

// pondering starts a session at a game with e for its engine, and returns what sends it a line and returns the answer, which must be one line.
func pondering(t *testing.T, game string, o games.Options, e search.Engine, ponder bool) (s *Session, ask func(line string) string, end func() error) {
	t.Helper()
	s, err := New(Config{
		Games: catalog.All(), Game: game, Options: o, Level: 1, Threads: 2, Seed: 1, Now: func() time.Time { return time.Time{} }, Untimed: true, Ponder: ponder,
	})
	if err != nil {
		t.Fatal(err)
	}
	s.engine = e
	commands, in := io.Pipe()
	out, answers := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		ended <- s.Run(commands, answers)
		answers.Close()
	}()
	lines := bufio.NewReader(out)
	ask = func(line string) string {
		if _, err := io.WriteString(in, line+"\n"); err != nil {
			t.Fatal(err)
		}
		text, err := lines.ReadString('\n')
		if err == nil {
			_, err = lines.ReadString('\n')
		}
		if err != nil {
			t.Fatal(err)
		}
		return strings.TrimSpace(text)
	}
	end = func() error {
		in.Close()
		err := <-ended
		out.Close()
		return err
	}
	return s, ask, end
}

// While a session waits its engine searches on, on as many threads as it will have, and is free when the next command comes, whichever it is.
func TestPondering(t *testing.T) {
	w := &watched{begun: make(chan search.Limits, 1)}
	_, ask, end := pondering(t, "squ", games.Options{"size": "4"}, w, true)
	for _, line := range []string{"version", "genmove p1", "genmove p2", "genmove p2", "undo", "version", "genmove p2"} {
		if got := ask(line); !strings.HasPrefix(got, "=") {
			t.Fatalf("%s: %s", line, got)
		}
		if strings.HasPrefix(line, "genmove") {
			if l := <-w.begun; l.Playouts == 0 {
				t.Errorf("%s searches with %+v, want playouts", line, l)
			}
		}
		if l := <-w.begun; l.Playouts != 0 || l.Threads != 1 || l.Time != MaxThinking { // level 1 has one thread
			t.Errorf("after %s: %+v, want no playouts, one thread and the longest time", line, l)
		}
	}
	if err := end(); err != nil || w.busy.Load() != 0 {
		t.Errorf("ends with %v, %d searches still running", err, w.busy.Load())
	}
}

// Nobody ponders who was not told to, and in a game that is over there is nothing to ponder about.
func TestNothingToPonder(t *testing.T) {
	w := &watched{begun: make(chan search.Limits, 4)}
	_, ask, end := pondering(t, "squ", games.Options{"size": "4"}, w, false)
	ask("genmove p1")
	ask("version")
	if err := end(); err != nil || len(w.begun) != 1 {
		t.Errorf("%v, %d searches, want the one that was asked for", err, len(w.begun))
	}
	w = &watched{begun: make(chan search.Limits, 4)}
	s, ask, end := pondering(t, "squ", games.Options{"size": "4"}, w, true)
	for !s.match.Over() {
		turn := ask("quintet-turn")[2:]
		<-w.begun
		ask("genmove " + turn)
		<-w.begun
		if !s.match.Over() {
			<-w.begun
		}
	}
	ask("version")
	if err := end(); err != nil || len(w.begun) != 0 {
		t.Errorf("%v, %d searches in a game that is over", err, len(w.begun))
	}
}

// An engine that panics while it ponders is not asked again: the next genmove has a new one, and the end of the session tells.
func TestPonderingThatPanics(t *testing.T) {
	w := &watched{begun: make(chan search.Limits, 4), faulty: true}
	s, ask, end := pondering(t, "squ", games.Options{"size": "4"}, w, true)
	ask("genmove p1")
	<-w.begun
	<-w.begun
	if got := ask("genmove p2"); !strings.HasPrefix(got, "= ") {
		t.Errorf("answers %q", got)
	}
	err := end()
	if err == nil || !strings.Contains(err.Error(), "pondering has ended") || !strings.Contains(err.Error(), "pondered too hard") {
		t.Errorf("ends with %v, want the panic", err)
	}
	if errors.Is(err, context.Canceled) || s.engine == nil || s.engine == search.Engine(w) {
		t.Errorf("ends with %v and the engine %T", err, s.engine)
	}
}

// Real engines ponder between their plies, which stay legal.
func TestPonderingPlays(t *testing.T) {
	for i, tt := range catalogtest.Tables(4) {
		if !gametest.Sampled(i, 3) {
			continue
		}
		t.Run(tt.String(), func(t *testing.T) {
			_, ask, end := pondering(t, tt.Spec.ID, tt.Options, nil, true)
			for range 4 {
				if got := ask("genmove " + ask("quintet-turn")[2:]); !strings.HasPrefix(got, "= ") {
					t.Fatal(got)
				}
			}
			if err := end(); err != nil {
				t.Error(err)
			}
		})
	}
}
