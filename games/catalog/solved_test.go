package catalog_test

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/search"
)

// solvedBoards returns the solved boards of a game.
func solvedBoards(t testing.TB, s games.Spec) []catalog.SolvedBoard {
	t.Helper()
	all, err := catalog.SolvedBoards(s)
	catalogtest.NoError(t, err)
	return all
}

// The file of each game has every opening of its boards once, images left out, and is written as it was read. Its sizes are not offered in the set-up.
func TestSolvedFilesAreWhole(t *testing.T) {
	found := 0
	for _, s := range catalog.All() {
		var want, got strings.Builder
		for line := range strings.Lines(s.Solved) {
			if line != "\n" && line[0] != '#' {
				want.WriteString(line)
			}
		}
		var names []string
		for _, b := range solvedBoards(t, s) {
			found++
			got.WriteString(catalog.FormatSolved(s, b))
			name := catalog.BoardName(s, b.Game)
			if slices.Contains(names, name) {
				t.Errorf("%s %s is there twice", s.ID, name)
			}
			names = append(names, name)
			missing := map[uint64]string{}
			for _, m := range b.Game.Start().AppendMoves(nil) {
				missing[games.SymmetricHash(b.Game, catalog.Opening{Ply: m}.Position(b.Game))] = b.Game.FormatMove(b.Game.Start(), m)
			}
			for _, o := range b.Openings {
				h := games.SymmetricHash(b.Game, o.Position(b.Game))
				if _, ok := missing[h]; !ok {
					t.Errorf("%s %s: %s is there twice", s.ID, name, o.Format(b.Game))
				}
				delete(missing, h)
			}
			for _, text := range missing {
				t.Errorf("%s %s: %s is missing", s.ID, name, text)
			}
			for _, o := range s.Options {
				if o.ID == "size" && slices.Contains(o.Choices, b.Game.Info().Options[o.ID]) {
					t.Errorf("%s %s: the set-up offers this size", s.ID, name)
				}
			}
		}
		if got.String() != want.String() {
			t.Errorf("games/%s/solved.txt is\n%s\nwritten again it is\n%s", s.ID, &want, &got)
		}
	}
	if found == 0 {
		t.Error("no board is solved")
	}
}

func TestSolvedFilesAreRefused(t *testing.T) {
	all := catalog.All()
	s := all[slices.IndexFunc(all, func(s games.Spec) bool { return s.Solved != "" })]
	b := solvedBoards(t, s)[0]
	lines := strings.SplitAfter(catalog.FormatSolved(s, b), "\n")
	board, opening := lines[0], lines[1]
	ply, rest, _ := strings.Cut(strings.TrimSpace(opening), " = ")
	words := strings.Fields(rest)
	answer := words[len(words)-1]
	for _, tt := range []struct{ text, want string }{
		{opening, ":1: an opening has no board"},
		{"board size=0\n", ":1: "},
		{"board big\n", "name=value"},
		{board + ply + "\n", ":2: want a ply"},
		{board + ply + " = p1 4\n", ":2: "},
		{board + "\n# a remark\n" + ply + " = p3 4 " + answer + "\n", `:4: "p3 4" is no outcome`},
		{board + ply + " = p1 0 " + answer + "\n", "no outcome"},
		{board + ply + " = p1 four " + answer + "\n", "no outcome"},
		{board + ply + " = draw 4 " + answer + "\n", "no outcome"},
		{board + ply + " = p1 4 " + ply + "\n", ":2: "},
		{board + "z99 = p1 4 " + answer + "\n", ":2: "},
		{board + opening + "board size=0\n", ":3: "},
	} {
		s.Solved = tt.text
		all, err := catalog.SolvedBoards(s)
		if err == nil || all != nil || !strings.HasPrefix(err.Error(), "games/"+s.ID+"/solved.txt:") || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%q: %v, %v, want an error with %q", tt.text, all, err, tt.want)
		}
	}
}

// The first board of each file is solved once more: the outcomes of openings and of the game are right, and the answers.
func TestSolvedOpeningsAreRight(t *testing.T) {
	for _, s := range catalog.All() {
		for i, b := range solvedBoards(t, s) {
			if i > 0 || testing.Short() {
				break
			}
			t.Run(s.ID, func(t *testing.T) {
				t.Parallel()
				solver := search.NewSolver(b.Game, 64<<20)
				for _, o := range b.Openings {
					p, want := o.Position(b.Game), o.Outcome
					for range 2 {
						if got, _, err := solver.Solve(t.Context(), p); err != nil || got != want {
							t.Errorf("%s: %v, %v after %s", o.Format(b.Game), got, err, games.TextOf(p))
						}
						p.Play(o.Answer)
						want.Plies = max(want.Plies-1, 0)
					}
				}
				if got, _, err := solver.Solve(t.Context(), b.Game.Start()); err != nil || got != b.Outcome() {
					t.Errorf("the game ends with %v, %v, want %v", b.Outcome(), err, got)
				}
			})
		}
	}
}

// On a solved board the strongest computer takes what an opening gives: it wins in time against any play, draws at least, and loses to itself no sooner
// than it must.
func TestPerfectOpponent(t *testing.T) {
	for _, s := range catalog.All() {
		levels := catalog.LevelsOf(s.ID)
		strongest := levels[len(levels)-1]
		for _, b := range solvedBoards(t, s) {
			for i, o := range b.Openings {
				if testing.Short() && i != len(b.Openings)-1 {
					continue
				}
				t.Run(s.ID+" "+catalog.BoardName(s, b.Game)+" "+o.Format(b.Game), func(t *testing.T) {
					t.Parallel()
					player := func(seed uint64) search.Engine { return strongest.Player(b.Game, seed, 0) }
					random, draws := search.Random{Seed: 1}, o.Outcome.Winner == games.None
					for seat := range games.Player(2) {
						if !draws && seat != o.Outcome.Winner {
							continue
						}
						seats := [2]search.Engine{random, random}
						seats[seat] = player(1)
						plies, ps := playOut(t, o.Position(b.Game), seats, strongest.Tenth())
						if draws && ps[seat] < 0 || !draws && (ps[seat] <= 0 || plies > o.Outcome.Plies) {
							t.Errorf("seat %v: %v after %d plies", seat, ps, plies)
						}
					}
					plies, ps := playOut(t, o.Position(b.Game), [2]search.Engine{player(1), player(2)}, strongest.Tenth())
					if ps != o.Outcome.Payoffs() || !draws && plies != o.Outcome.Plies {
						t.Errorf("against itself: %v after %d plies", ps, plies)
					}
				})
			}
		}
	}
}

// playOut plays p on until its result is certain, and returns the number of plies and the result.
func playOut(t *testing.T, p games.Position, seats [2]search.Engine, lim search.Limits) (plies int, ps games.Payoffs) {
	for ; !p.Over(); plies++ {
		if d, ok := p.(games.Decider); ok {
			if ps, certain := d.Decided(); certain {
				return plies, ps
			}
		}
		p.Play(searched(t, seats[p.ToMove()], p, lim).Best)
	}
	return plies, p.Payoffs()
}

// Weaker computers, and boards that are not solved, are left alone.
func TestOnlyTheStrongestIsPerfect(t *testing.T) {
	for _, s := range catalog.All() {
		for _, b := range solvedBoards(t, s) {
			if catalog.Perfect(b.Game, nil, 0) == nil {
				t.Errorf("%s %s is not played perfectly", s.ID, catalog.BoardName(s, b.Game))
			}
			for i, l := range catalog.LevelsOf(s.ID) {
				_, perfect := l.EngineIn(b.Game, 1, 1<<20).(*search.Perfect)
				if last := i == len(catalog.LevelsOf(s.ID))-1; perfect != last {
					t.Errorf("%s level %d: perfect is %v", s.ID, l.Number, perfect)
				}
			}
		}
		usual := catalogtest.Open(t, s, nil)
		if _, ok := catalog.Solved(usual); ok || catalog.Perfect(usual, nil, 0) != nil {
			t.Errorf("the usual board of %s is solved", s.ID)
		}
	}
}
