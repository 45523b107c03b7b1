package gtp_test

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/null"
)

// A faultyGame starts at a position whose plies cannot be listed.
type faultyGame struct{ games.Game }

func (g faultyGame) Start() games.Position { return faulty{g.Game.Start()} }

type faulty struct{ games.Position }

func (p faulty) Clone() games.Position { return faulty{p.Position.Clone()} }

func (faulty) AppendMoves([]games.Move) []games.Move { panic("no ply can be found\nat all") }

// A command that panics is refused in one line, the session continues, and its final error says where the panic came from.
func TestCommandPanics(t *testing.T) {
	spec := null.Spec
	spec.New = func(o games.Options) (games.Game, error) {
		g, err := null.Spec.New(o)
		return faultyGame{g}, err
	}
	c := config(null.Spec.ID, nil)
	c.Games = []games.Spec{spec}
	var out bytes.Buffer
	err := session(t, c).Run(strings.NewReader("1 quintet-legal\n2 quintet-perft 2\n3 version\n"), &out)
	want := "?1 quintet-legal: error of the program: no ply can be found\n\n?2 quintet-perft: error of the program: no ply can be found\n\n=3 9\n\n"
	if out.String() != want {
		t.Errorf("answers %q, want %q", out.String(), want)
	}
	if err == nil || !strings.Contains(err.Error(), "quintet-legal has ended") || !strings.Contains(err.Error(), "AppendMoves") || strings.Contains(err.Error(), "perft 2") {
		t.Errorf("Run = %v, want the first panic with its stack", err)
	}
}

// A reader that panics counts as the end of the input.
func TestInputPanics(t *testing.T) {
	s := session(t, config(null.Spec.ID, nil))
	if err := s.Run(io.MultiReader(strings.NewReader("version\n"), badReader{}), io.Discard); err == nil || err.Error() != "the pipe has burst" {
		t.Errorf("Run = %v, want the panic", err)
	}
}

type badReader struct{}

func (badReader) Read([]byte) (int, error) { panic("the pipe has burst") }
