// Reads the journal lines about the tree of plies: plies, variations, comments, marks, the shown path, undo and the end; also those of version 1.
// tree.go writes them.

package journal

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/play/match"
)

// plyWords handles the lines whose word is followed by the number of a ply; n is that ply, rest the rest of the line.
var plyWords = map[string]func(r *reader, n *match.Node, rest string) error{
	"add":     (*reader).add,
	"remove":  (*reader).remove,
	"place":   (*reader).place,
	"comment": (*reader).comment,
	"mark":    (*reader).mark,
	"show":    (*reader).show,
	"at":      (*reader).force,
}

// words handles the other lines about what was played and is shown.
var words = map[string]func(r *reader, rest string) error{
	"end":      (*reader).end,
	"hold":     (*reader).hold,
	"reopen":   (*reader).reopen,
	"again":    (*reader).again,
	"continue": (*reader).goOn,
}

// oldWords handles the lines of version 1, where playing another ply or ending the match discards what was taken back.
var oldWords = map[string]func(r *reader, rest string) error{
	"ply":    (*reader).oldPly,
	"goto":   (*reader).oldGoto,
	"end":    (*reader).oldEnd,
	"reopen": (*reader).oldReopen,
}

// followTree applies a line about what was played or which part is shown. known is false for other lines.
func (r *reader) followTree(word, rest string) (known bool, err error) {
	do, known := words[word]
	if r.kept.Old {
		do, known = oldWords[word]
	}
	if doPly, ok := plyWords[word]; ok && !r.kept.Old {
		known, do = true, func(r *reader, rest string) error {
			n, rest, err := r.node(rest)
			if err != nil {
				return err
			}
			return doPly(r, n, rest)
		}
	}
	if !known {
		return false, nil
	}
	if err := do(r, rest); err != nil {
		return true, err
	}
	if word != "comment" && word != "mark" {
		r.settle()
	}
	return true, nil
}

// settle stores the current ply, with no targets entered yet.
func (r *reader) settle() {
	m, l := r.kept.Match, &r.kept.log
	l.tree.shown, l.tree.force, l.tree.onward = m.NodeAt(m.Len()), m.Node(), m.Continues()
	l.path, l.used, r.kept.Path = nil, 0, nil
}

// node returns the ply with the number that text starts with, and the rest.
func (r *reader) node(text string) (n *match.Node, rest string, err error) {
	word, rest, _ := strings.Cut(text, " ")
	id, err := strconv.Atoi(word)
	if err != nil || id < 0 || id >= len(r.nodes) {
		return nil, "", fmt.Errorf("ply %q is not there: %d have been played", word, len(r.nodes)-1)
	}
	return r.nodes[id], rest, nil
}

func (r *reader) add(parent *match.Node, text string) error {
	m := r.kept.Match
	m.Show(parent)
	m.Continue()
	if m.Over() {
		return match.ErrOver
	}
	mv, err := m.Game().ParseMove(m.Position(), text)
	if err != nil {
		return err
	}
	if slices.ContainsFunc(parent.Next(), func(n *match.Node) bool { return n.Move() == mv }) {
		return fmt.Errorf("ply %q is there already", text)
	}
	n, err := m.Add(parent, mv)
	if err == nil {
		r.nodes = append(r.nodes, n)
		r.kept.log.tree.add(n)
	}
	return err
}

func (r *reader) remove(n *match.Node, _ string) error { return r.kept.Match.Delete(n) }

func (r *reader) place(n *match.Node, rest string) error {
	i, err := strconv.Atoi(rest)
	if err == nil {
		err = r.kept.Match.Place(n, i)
	}
	return err
}

func (r *reader) comment(n *match.Node, rest string) error {
	var text string
	if err := json.Unmarshal([]byte(rest), &text); err != nil {
		return err
	}
	r.kept.Match.SetComment(n, text)
	return nil
}

func (r *reader) mark(n *match.Node, rest string) error {
	k, ok := match.ParseMark(rest)
	if !ok {
		return fmt.Errorf("%q is no mark of a ply", rest)
	}
	return r.kept.Match.SetMark(n, k)
}

func (r *reader) show(n *match.Node, _ string) error {
	r.kept.Match.ShowPath(n)
	return nil
}

func (r *reader) force(n *match.Node, _ string) error {
	r.kept.Match.Show(n)
	return nil
}

func (r *reader) hold(string) error {
	r.kept.Match.Hold()
	return nil
}

// reopen takes back an end or a hold. Version 0.2 of the program left out the hold of a path without continuation: then there is nothing to do.
func (r *reader) reopen(string) error {
	r.kept.Match.Reopen()
	return nil
}

// again restarts the match: all of it follows.
func (r *reader) again(string) error {
	m := r.kept.Match
	r.begin(match.NewAt(m.Game(), m.PositionAfter(m.Root()), m.Seats()))
	return nil
}

func (r *reader) goOn(string) error {
	m := r.kept.Match
	if m.Continue(); !m.Continues() {
		return errors.New("nothing goes on: the match has not been ended here by its table")
	}
	return nil
}

func (r *reader) oldPly(text string) error {
	m := r.kept.Match
	if m.Over() {
		return match.ErrOver
	}
	mv, err := m.Game().ParseMove(m.Position(), text)
	if err != nil {
		return err
	}
	m.Reopen()
	m.Forget()
	return m.Play(mv)
}

func (r *reader) oldGoto(rest string) error {
	m := r.kept.Match
	n, err := strconv.Atoi(rest)
	if err != nil || n < 0 || n > m.Len() {
		return fmt.Errorf("ply %q is not there: %d have been played", rest, m.Len())
	}
	m.Goto(n)
	return nil
}

func (r *reader) oldEnd(rest string) error {
	m := r.kept.Match
	if m.Over() {
		return match.ErrOver
	}
	m.Reopen()
	m.Forget()
	return r.end(rest)
}

func (r *reader) oldReopen(string) error {
	m := r.kept.Match
	if e, _ := m.End(); e == match.Going || m.Cursor() != m.Len() {
		return errors.New("the match has not been ended by its table")
	}
	m.Reopen()
	return nil
}

// seats parses numbers of seats, separated by spaces.
func (r *reader) seats(numbers string) (all []games.Player, err error) {
	for _, number := range strings.Fields(numbers) {
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || n > r.kept.Match.Game().Info().Players {
			return nil, fmt.Errorf("%q is no seat", number)
		}
		all = append(all, games.Player(n-1))
	}
	return all, nil
}

// end ends the match as the table did.
func (r *reader) end(rest string) error {
	m := r.kept.Match
	word, numbers, _ := strings.Cut(rest, " ")
	seats, err := r.seats(numbers)
	if err != nil {
		return err
	}
	by := games.None
	if len(seats) == 1 {
		by = seats[0]
	}
	switch word {
	case endings[match.Resigned]:
		if by == games.None {
			return errors.New("nobody resigns")
		}
		return m.EndAs(match.Resigned, by, nil)
	case endings[match.Timed]:
		if by == games.None {
			return errors.New("nobody's time runs out")
		}
		return m.EndAs(match.Timed, by, nil)
	case endings[match.Agreed]:
		return m.EndAs(match.Agreed, games.None, nil)
	case endings[match.Declared]:
		return m.EndAs(match.Declared, games.None, seats)
	}
	return fmt.Errorf("no match ends by %q", word)
}
