package gametest

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/null"
)

// An edited is null with a broken editor. A nil hook leaves its method unchanged.
type edited struct {
	games.Editor
	impossible func(p games.Position) board.Reason
	put        func(p games.Position, t board.Piece) (games.Position, board.Reason)
}

func (e *edited) Impossible(p games.Position) board.Reason {
	if e.impossible != nil {
		return e.impossible(p)
	}
	return e.Editor.Impossible(p)
}

func (e *edited) Put(p games.Position, t board.Piece) (games.Position, board.Reason) {
	if e.put != nil {
		return e.put(p, t)
	}
	return e.Editor.Put(p, t)
}

func TestBrokenEditorsFail(t *testing.T) {
	for _, tt := range []struct {
		name, check string
		broken      edited
	}{
		{"what was played is refused", "possible", edited{impossible: func(p games.Position) board.Reason {
			if len(p.AppendMoves(nil)) < 6 {
				return board.Reason{Text: board.Say("null.edit.turn", "x")}
			}
			return board.Reason{}
		}}},
		{"a refusal without words", "edits", edited{impossible: func(p games.Position) board.Reason {
			return board.Reason{Text: board.Say("null.edit.nothing")}
		}}},
		{"an edit of what is given", "edits", edited{put: func(p games.Position, _ board.Piece) (games.Position, board.Reason) {
			if !p.Over() {
				p.Play(p.AppendMoves(nil)[0])
			}
			return p, board.Reason{}
		}}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := null.Spec
			s.New = func(o games.Options) (games.Game, error) {
				g, err := null.Spec.New(o)
				tt.broken.Editor = g.(games.Editor)
				return &tt.broken, err
			}
			x := newExaminer(s, open(t, s, nil))
			x.edits = 20
			x.playGames(3, 3)
			if _, found := x.defects[tt.check]; !found {
				t.Errorf("nothing is found by the check %q: %v", tt.check, x.defects)
			}
		})
	}
}
