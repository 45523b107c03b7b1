package gametest

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/null"
)

// checkMutant examines null with the replaced methods of b and returns the defects.
func checkMutant(t *testing.T, b *mutant) defects {
	t.Helper()
	s := b.spec()
	return examine(s, open(t, s, parseOptions(t, b.options)), plan{games: 12, costly: 4, playouts: 300, mid: 50}, nil)
}

func TestWrappedNullPasses(t *testing.T) {
	for _, options := range []string{"", "turns=double", "size=2 players=3", "size=4 players=4 turns=double"} {
		ds := checkMutant(t, &mutant{options: options})
		report(t, ds)
	}
}

// endOf returns the ply that ends a turn in p, a position of null.
func endOf(p games.Position) games.Move {
	ms := p.AppendMoves(nil)
	return ms[len(ms)-1]
}

// straightGame is null with double turns, for mutants that need its methods.
var straightGame = func() games.Game {
	g, err := null.Spec.Open(games.Options{"turns": "double"})
	if err != nil {
		panic(err)
	}
	return g
}()

// Every mutant breaks one promise of package games, and the named check must find it.
func TestBrokenGamesFail(t *testing.T) {
	calls := 0
	leak := make([]int, 0)
	table := []struct {
		name, check string
		b           mutant
	}{
		{"moves in another order every time", "moves", mutant{appendMoves: func(p games.Position, dst []games.Move) []games.Move {
			n := len(dst)
			dst = p.AppendMoves(dst)
			if calls++; calls%2 == 0 {
				slices.Reverse(dst[n:])
			}
			return dst
		}}},
		{"no moves though the game goes on", "moves", mutant{appendMoves: func(p games.Position, dst []games.Move) []games.Move {
			if ms := p.AppendMoves(nil); len(ms) > 2 {
				return append(dst, ms...)
			}
			return dst
		}}},
		{"a move twice", "unique", mutant{appendMoves: func(p games.Position, dst []games.Move) []games.Move {
			if p.Over() {
				return dst
			}
			return append(p.AppendMoves(dst), p.AppendMoves(nil)[0])
		}}},
		{"a legal move that is not listed", "legal", mutant{appendMoves: func(p games.Position, dst []games.Move) []games.Move {
			ms := p.AppendMoves(nil)
			return append(dst, ms[:max(min(1, len(ms)), len(ms)-1)]...)
		}}},
		{"NoMove is legal", "legal", mutant{legal: func(p games.Position, m games.Move) bool { return m == games.NoMove || p.Legal(m) }}},
		{"high bits are ignored", "legal", mutant{legal: func(p games.Position, m games.Move) bool { return p.Legal(m & 0xFF) }}},
		{"a listed move is not legal", "legal", mutant{legal: func(p games.Position, m games.Move) bool { return m != 1 && p.Legal(m) }}},
		{"another number of players", "players", mutant{players: 4}},
		{"a player to move after the end", "mover", mutant{toMove: func(p games.Position) games.Player { return max(0, p.ToMove()) }}},
		{"a seat that is not in play", "mover", mutant{toMove: func(p games.Position) games.Player {
			if p.Over() {
				return games.None
			}
			return p.ToMove() + 1
		}}},
		{"payoffs before the end", "payoffs", mutant{payoffs: func(p games.Position) games.Payoffs { return games.Payoffs{1, -1} }}},
		{"payoffs that do not sum to zero", "payoffs", mutant{payoffs: func(p games.Position) games.Payoffs {
			if p.Over() {
				return games.Payoffs{1, 0}
			}
			return games.Payoffs{}
		}}},
		{"half a win", "payoffs", mutant{payoffs: func(p games.Position) games.Payoffs {
			ps := p.Payoffs()
			return games.Payoffs{ps[0] / 2, ps[1] / 2}
		}}},
		{"a score for absent seats", "scores", mutant{scores: func(p games.Position, dst []int) []int { return append(p.AppendScores(dst), 0) }}},
		{"a clone that is the same", "copy", mutant{clone: func(p games.Position) games.Position { return p }}},
		{"a copy that does nothing", "copy", mutant{copyFrom: func(games.Position, games.Position) {}}},
		{"a hash of chance", "hash", mutant{hash: func(p games.Position) uint64 { calls++; return uint64(calls) }}},
		{"a hash that forgets the board", "hash", mutant{hash: func(p games.Position) uint64 { return uint64(p.ToMove()) }}},
		{"looking at it plays", "pure", mutant{options: "size=4", view: func(_ *board.View, p games.Position, path []board.Target) {
			if ms := p.AppendMoves(nil); len(ms) > 1 {
				p.Play(ms[0])
			}
		}}},
		{"longer than it says", "MaxPlies", mutant{maxPlies: func() int { return 5 }}},
		{"no bound", "MaxPlies", mutant{maxPlies: func() int { return 0 }}},
		{"a position that forgets the mover", "text", mutant{text: func(p games.Position, dst []byte) []byte {
			return append(dst, strings.Replace(games.TextOf(p), "p2", "p1", 1)...)
		}}},
		{"a position of two lines", "text", mutant{text: func(p games.Position, dst []byte) []byte {
			return append(dst, strings.Replace(games.TextOf(p), " ", "\n", 1)...)
		}}},
		{"a position that accepts anything", "text", mutant{parsePosition: func(text string) (games.Position, error) {
			g, err := null.Spec.Open(nil)
			if err != nil {
				return nil, err
			}
			if p, err := g.ParsePosition(text); err == nil {
				return p, nil
			}
			return g.Start(), nil
		}}},
		{"two plies of one name", "names", mutant{formatMove: func(p games.Position, m games.Move) string {
			return straightGame.FormatMove(p, max(m, 2))
		}}},
		{"names in upper case", "names", mutant{formatMove: func(p games.Position, m games.Move) string {
			return strings.ToUpper(straightGame.FormatMove(p, m))
		}}},
		{"upper case is not read", "names", mutant{parseMove: func(p games.Position, text string) (games.Move, error) {
			if strings.ToLower(text) != text {
				return games.NoMove, games.SyntaxError("null", text, "lower case")
			}
			return straightGame.ParseMove(p, text)
		}}},
		{"marks that are not read back", "names", mutant{annotate: func(p games.Position, m games.Move) string {
			return straightGame.FormatMove(p, m) + "!"
		}}},
		{"an illegal ply is unreadable", "illegal", mutant{parseMove: func(p games.Position, text string) (games.Move, error) {
			m, err := straightGame.ParseMove(p, text)
			if err != nil {
				err = games.SyntaxError("null", text, "a legal ply")
			}
			return m, err
		}}},
		{"illegal without a reason", "illegal", mutant{parseMove: func(p games.Position, text string) (games.Move, error) {
			m, err := straightGame.ParseMove(p, text)
			if illegal, ok := err.(*games.IllegalError); ok {
				illegal.Reason = board.Reason{}
			}
			return m, err
		}}},
		{"garbage is a ply", "syntax", mutant{parseMove: func(p games.Position, text string) (games.Move, error) {
			if text == "endend" {
				return p.AppendMoves(nil)[0], nil
			}
			return straightGame.ParseMove(p, text)
		}}},
		{"a ply without steps", "steps", mutant{steps: func(dst []board.Target, p games.Position, m games.Move) []board.Target {
			if m == 1 {
				return dst
			}
			return straightGame.AppendSteps(dst, p, m)
		}}},
		{"a step off the board", "steps", mutant{steps: func(dst []board.Target, p games.Position, m games.Move) []board.Target {
			return append(dst, board.Target(m)+5)
		}}},
		{"steps that begin others", "steps", mutant{steps: func(dst []board.Target, p games.Position, m games.Move) []board.Target {
			if m%2 == 0 {
				dst = append(dst, 0)
			}
			return append(dst, board.Target(m)/2)
		}}},
		{"a reason against what is legal", "why", mutant{why: func(games.Position, []board.Target) board.Reason {
			return board.Reason{Text: board.Say("game.occupied")}
		}}},
		{"no reason against what is not", "why", mutant{why: func(games.Position, []board.Target) board.Reason { return board.Reason{} }}},
		{"a reason that nobody can word", "why", mutant{why: func(p games.Position, path []board.Target) board.Reason {
			r := straightGame.Why(p, path)
			if !r.Text.Empty() {
				r.Text.Key = "null.nothing"
			}
			return r
		}}},
		{"a reason that lacks an argument", "why", mutant{why: func(p games.Position, path []board.Target) board.Reason {
			r := straightGame.Why(p, path)
			if !r.Text.Empty() {
				r.Text = board.Say("null.place")
			}
			return r
		}}},
		{"a reason that points off the board", "why", mutant{why: func(p games.Position, path []board.Target) board.Reason {
			r := straightGame.Why(p, path)
			if !r.Text.Empty() {
				r.Cells = []board.Target{99}
			}
			return r
		}}},
		{"a repair that cannot be", "repair", mutant{why: func(p games.Position, path []board.Target) board.Reason {
			r := straightGame.Why(p, path)
			if !r.Text.Empty() {
				r.Repair = board.Repair{Text: board.Say("game.over"), Path: path[len(path)-1:]}
			}
			return r
		}}},
		{"a repair that takes back what is not there", "repair", mutant{why: func(p games.Position, path []board.Target) board.Reason {
			r := straightGame.Why(p, path)
			if !r.Text.Empty() {
				r.Repair = board.Repair{Text: board.Say("game.over"), Back: 1, Path: []board.Target{board.Target(p.AppendMoves(nil)[0]) - 1}}
			}
			return r
		}}},
		{"two pieces of one ID", "view", mutant{view: func(v *board.View, _ games.Position, _ []board.Target) {
			for i := range v.Pieces {
				v.Pieces[i].ID = 1
			}
		}}},
		{"pieces that change their ID", "view", mutant{view: func(v *board.View, p games.Position, _ []board.Target) {
			for i := range v.Pieces {
				v.Pieces[i].ID = uint16(100*len(v.Pieces) + i)
			}
		}}},
		{"a sprite that is not there", "view", mutant{view: func(v *board.View, _ games.Position, _ []board.Target) {
			for i := range v.Pieces {
				v.Pieces[i].Sprite = 1
			}
		}}},
		{"cells are counted before the end", "view", mutant{view: func(v *board.View, _ games.Position, _ []board.Target) {
			v.Counts = append(v.Counts, board.Count{})
		}}},
		{"more is counted than the score says", "view", mutant{view: func(v *board.View, p games.Position, _ []board.Target) {
			if p.Over() {
				v.Counts = append(v.Counts, board.Count{})
			}
		}}},
		{"a mark of the scenes", "view", mutant{view: func(v *board.View, _ games.Position, _ []board.Target) {
			v.Marks = append(v.Marks, board.Mark{Kind: board.MarkLast, Owner: board.Nobody})
		}}},
		{"an empty prompt", "view", mutant{view: func(v *board.View, _ games.Position, _ []board.Target) { v.Prompt = board.Message{} }}},
		{"a seat without a name", "view", mutant{view: func(v *board.View, _ games.Position, _ []board.Target) { v.Seats[1].Name = board.Message{} }}},
		{"two seats of one colour", "view", mutant{view: func(v *board.View, _ games.Position, _ []board.Target) { v.Seats[1].Colour = 0 }}},
		{"an absent seat is filled", "view", mutant{view: func(v *board.View, _ games.Position, _ []board.Target) { v.Seats[3].Colour = 1 }}},
		{"a view that differs every time", "view", mutant{view: func(v *board.View, _ games.Position, _ []board.Target) {
			calls++
			v.Marks = append(v.Marks, board.Mark{At: board.Target(calls % 9), Kind: board.MarkDead, Owner: board.Nobody})
		}}},
		{"a preview that points off the board", "preview", mutant{preview: func(v *board.View, _ games.Position, _ games.Move) {
			v.Links = append(v.Links, board.Link{From: 1, To: 77, Via: board.NoTarget, Cutters: [2]board.Target{board.NoTarget, board.NoTarget}})
		}}},
		{"a threat that is no win", "threats", mutant{threats: func(v *board.View, p games.Position) {
			v.Threats = append(v.Threats, threatOf(p, board.ThreatWin, 0))
		}}},
		{"a gain that is larger than shown", "threats", mutant{threats: func(v *board.View, p games.Position) {
			v.Threats = append(v.Threats, threatOf(p, board.ThreatGain, 77))
		}}},
		{"a threat of another player", "threats", mutant{threats: func(v *board.View, p games.Position) {
			t := threatOf(p, board.ThreatGain, 1)
			t.Owner ^= 1
			v.Threats = append(v.Threats, t)
		}}},
		{"a cell that cannot be reached", "threats", mutant{threats: func(v *board.View, p games.Position) {
			for i, m := range p.AppendMoves(nil) {
				if i != int(m)-1 { // null numbers its cells like this: the one before is taken
					t := reachOf(p, board.Target(i))
					t.Rays = []board.Ray{{From: board.Target(i), Stops: []board.Stop{{At: board.Target(i)}}}}
					v.Threats = append(v.Threats, t)
					return
				}
			}
		}}},
		{"a cell that no ray leads to", "threats", mutant{threats: func(v *board.View, p games.Position) {
			v.Threats = append(v.Threats, reachOf(p, board.Target(p.AppendMoves(nil)[0])-1))
		}}},
		{"a chance that is no win", "threats", mutant{chances: func(v *board.View, p games.Position) {
			v.Threats = append(v.Threats, threatOf(p, board.ThreatWin, 0))
		}}},
		{"a chance of another player", "chances", mutant{chances: func(v *board.View, p games.Position) {
			t := threatOf(p, board.ThreatGain, 1)
			t.Owner ^= 1
			v.Threats = append(v.Threats, t)
		}}},
		{"nothing said about threats", "threats", mutant{threats: func(v *board.View, _ games.Position) { v.ThreatSummary = board.Message{} }}},
		{"no end where there is one", "EndTurn", mutant{options: "turns=double", endTurn: func(games.Position) (games.Move, bool) {
			return games.NoMove, false
		}}},
		{"a pass among other plies", "Pass", mutant{
			pass: func(p games.Position) (games.Move, bool) { return endOf(p), true },
			formatMove: func(p games.Position, m games.Move) string {
				if m == endOf(p) {
					return "pass"
				}
				return straightGame.FormatMove(p, m)
			}}},
		{"a pass that is not offered", "Pass", mutant{formatMove: func(p games.Position, m games.Move) string {
			if m == endOf(p) {
				return "pass"
			}
			return straightGame.FormatMove(p, m)
		}}},
		{"an effect that is not announced", "effects", mutant{effects: func(games.Position, games.Move) []games.Effect {
			return []games.Effect{{Kind: "win", Cells: []board.Target{0}}}
		}}},
		{"effects of chance", "effects", mutant{effects: func(games.Position, games.Move) []games.Effect {
			calls++
			return make([]games.Effect, calls%2)
		}}},
		{"a result decided too early", "decided", mutant{options: "size=4", decided: func(p games.Position) (games.Payoffs, bool) {
			return games.Payoffs{1, -1}, true
		}}},
		{"an estimate beyond its bounds", "known", mutant{evaluate: func(p games.Position) games.Payoffs {
			if p.Over() {
				return p.Payoffs()
			}
			return games.Payoffs{1, -1}
		}}},
		{"an estimate of more than there is", "known", mutant{evaluate: func(p games.Position) games.Payoffs {
			if p.Over() {
				return p.Payoffs()
			}
			return games.Payoffs{0.5, 0.5}
		}}},
		{"an estimate of what is over", "known", mutant{evaluate: func(games.Position) games.Payoffs { return games.Payoffs{} }}},
		{"a weight too few", "known", mutant{priors: func(_ games.Position, dst []float32, ms []games.Move) []float32 {
			return append(dst, make([]float32, max(1, len(ms))-1)...)
		}}},
		{"weights that are no shares", "known", mutant{priors: func(_ games.Position, dst []float32, ms []games.Move) []float32 {
			for range ms {
				dst = append(dst, 2)
			}
			return dst
		}}},
		{"an urgent ply that is not legal", "known", mutant{urgent: func(dst []games.Move) []games.Move { return append(dst, games.NoMove) }}},
		{"playouts that favour the second seat", "playout", mutant{playout: func(p games.Position, r *games.Rand) (games.Payoffs, int) {
			ps, plies := p.(games.Playouter).Playout(r)
			if ps[0] > 0 && r.Intn(3) == 0 {
				ps[0], ps[1] = -1, 1
			}
			return ps, plies
		}}},
		{"playouts that miscount their plies", "playout", mutant{options: "turns=double", playout: func(p games.Position, r *games.Rand) (games.Payoffs, int) {
			ps, plies := p.(games.Playouter).Playout(r)
			return ps, plies - 1
		}}},
		{"a list of moves that allocates", "allocations", mutant{appendMoves: func(p games.Position, dst []games.Move) []games.Move {
			leak = make([]int, 10)
			return p.AppendMoves(dst)
		}}},
		{"what is known that allocates", "allocations", mutant{decided: func(games.Position) (games.Payoffs, bool) {
			leak = make([]int, 10)
			return games.Payoffs{}, false
		}}},
		{"Info with another name", "info", mutant{info: func(i games.Info) games.Info { i.Name = "Nil"; return i }}},
	}
	for _, tt := range table {
		t.Run(tt.name, func(t *testing.T) {
			if raceEnabled && tt.check == "allocations" {
				t.Skip("the race detector allocates")
			}
			if ds := checkMutant(t, &tt.b); ds[tt.check] == "" {
				t.Errorf("check %q finds nothing; found: %v", tt.check, ds)
			}
		})
	}
	_ = leak // keeps the allocation from being optimised away
}

func TestCheckSpecFindsMissingParts(t *testing.T) {
	tests := []struct {
		name, check string
		spoil       func(s *games.Spec)
	}{
		{"no texts", "spec", func(s *games.Spec) { s.Texts = nil }},
		{"no levels", "spec", func(s *games.Spec) { s.Levels = "" }},
		{"a file of texts that is missing", "texts", func(s *games.Spec) { s.Texts = fstest.MapFS{} }},
		{"keys of another game", "texts", func(s *games.Spec) { s.ID = "other" }},
		{"a default that is not offered", "spec", func(s *games.Spec) { s.Options[0].Default = "5" }},
		{"two options of one name", "spec", func(s *games.Spec) { s.Options[1].ID = "size" }},
		{"a showcase that cannot be played", "showcase", func(s *games.Spec) { s.Showcase.Plies = "a1 a1" }},
		{"a showcase without plies", "showcase", func(s *games.Spec) { s.Showcase.Plies = "" }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := null.Spec
			s.Options = slices.Clone(s.Options)
			tt.spoil(&s)
			if ds := checkSpec(s); ds[tt.check] == "" {
				t.Errorf("check %q finds nothing; found: %v", tt.check, ds)
			}
		})
	}
}

func TestCoverOptionsHasEveryValueOnce(t *testing.T) {
	var got []string
	for _, o := range coverOptions(null.Spec.Options) {
		got = append(got, null.Spec.Format(o))
		if _, err := null.Spec.Open(o); err != nil {
			t.Error(err)
		}
	}
	want := []string{"size=4", "size=2", "players=3", "players=4", "turns=double"}
	if len(got) != len(want) {
		t.Fatalf("the choices are %q, want %q", got, want)
	}
	for i, o := range got {
		if !strings.Contains(o, want[i]) {
			t.Errorf("choice %d is %q, want %s in it", i, o, want[i])
		}
	}
}

func TestReplayFindsDifferences(t *testing.T) {
	sound := ReadGames(t, "null", "../null/testdata/games.jsonl")[0]
	tests := []struct {
		name  string
		spoil func(l *GameLine)
	}{
		{"mover", func(l *GameLine) { l.Seats[3]++ }},
		{"number of plies", func(l *GameLine) { l.Legal[4][0]++ }},
		{"checksum", func(l *GameLine) { l.Legal[5][1]++ }},
		{"illegal ply", func(l *GameLine) { l.Plies[2] = l.Plies[1] }},
		{"a ply too many", func(l *GameLine) { l.Plies = append(l.Plies, "a1") }},
		{"the end is missing", func(l *GameLine) {
			n := len(l.Plies) - 1
			l.Plies, l.Seats, l.Legal = l.Plies[:n], l.Seats[:n], l.Legal[:n]
		}},
		{"winners", func(l *GameLine) { l.Winners = []int{3} }},
		{"scores", func(l *GameLine) { l.Scores[0]++ }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			l := sound
			l.Plies, l.Seats, l.Legal = slices.Clone(l.Plies), slices.Clone(l.Seats), slices.Clone(l.Legal)
			l.Scores = slices.Clone(l.Scores)
			if replay(open(t, null.Spec, l.Options), l, t.Errorf) {
				t.Fatal("the unchanged game already fails")
			}
			tt.spoil(&l)
			said := 0
			if !replay(open(t, null.Spec, l.Options), l, func(string, ...any) { said++ }) || said != 1 {
				t.Errorf("replay finds nothing, or said %d things", said)
			}
		})
	}
}

func TestFirstDifference(t *testing.T) {
	tests := []struct {
		got, want string
		line      int
	}{
		{"a\nb\n", "a\nb\n", 0}, {"a\nb\n", "a\r\nb\r\n", 0}, {"a\nb", "a\nc", 2}, {"a", "a\nb", 2}, {"a\nb\nc", "a\nb", 3},
	}
	for _, tt := range tests {
		line, g, w, differ := firstDifference(tt.got, tt.want)
		if line != tt.line || differ != (tt.line > 0) {
			t.Errorf("firstDifference(%q, %q) = %d, %q, %q, want line %d", tt.got, tt.want, line, g, w, tt.line)
		}
	}
}

// reachOf returns a threat of the player to move in p to go from a cell to itself.
func reachOf(p games.Position, at board.Target) board.Threat {
	return board.Threat{Kind: board.ThreatReach, Owner: int8(p.ToMove()), Steps: []board.Target{at}, Hits: []board.Target{at}}
}

// threatOf returns the first ply of p, a position of null, as a threat.
func threatOf(p games.Position, k board.ThreatKind, label int16) board.Threat {
	first := p.AppendMoves(nil)[0]
	return board.Threat{Kind: k, Owner: int8(p.ToMove()), Label: label, Steps: []board.Target{board.Target(first) - 1}}
}
