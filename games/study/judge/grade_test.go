package judge

import (
	"math"
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/study/chance"
)

// plyOf returns ply i, which must have been judged.
func plyOf(t *testing.T, r *Review, i int) Ply {
	t.Helper()
	p, ok := r.Ply(i)
	if !ok {
		t.Fatalf("ply %d is not judged", i)
	}
	return p
}

func TestClasses(t *testing.T) {
	for _, tt := range []struct {
		before, after, noise float64
		want                 Class
	}{
		{0.60, 0.60, 0, Good},
		{0.50, 0.80, 0, Good},
		{0.60, 0.51, 0, Good},
		{0.60, 0.50, 0, Inaccuracy},
		{0.60, 0.41, 0, Inaccuracy},
		{0.60, 0.40, 0, Mistake},
		{0.60, 0.31, 0, Mistake},
		{0.60, 0.30, 0, Blunder},
		{1.00, 0.00, 0, Blunder},
		{0.60, 0.46, 0.08, Good}, // within the noise
		{0.60, 0.40, 0.08, Mistake},
	} {
		p := plyOf(t, planted(t, tt.noise, tt.before, tt.after), 0)
		if p.Class != tt.want || math.Abs(p.Loss-max(0, tt.before-tt.after)) > 1e-9 {
			t.Errorf("chance %v to %v with noise %v: class %v, loss %v, want class %v", tt.before, tt.after, tt.noise, p.Class, p.Loss, tt.want)
		}
	}
}

// A ply is surely of a class if it lost clearly more than the class begins with, and if there was something to lose.
func TestSurely(t *testing.T) {
	for _, tt := range []struct {
		before, after, noise float64
		class                Class
		want                 bool
	}{
		{0.60, 0.30, 0, Mistake, true},
		{0.60, 0.31, 0, Mistake, false},
		{0.60, 0.20, 0, Blunder, true},
		{0.60, 0.21, 0, Blunder, false},
		{0.60, 0.21, 0, Mistake, true},
		{0.60, 0.40, 0, Inaccuracy, true},
		{0.60, 0.60, 0, Ungraded, false},
		{0.60, 0.22, 0.04, Mistake, true},
		{0.60, 0.23, 0.04, Mistake, false},
		{0.20, 0.00, 0, Inaccuracy, true},
		{0.19, 0.00, 0, Inaccuracy, false},
	} {
		r := planted(t, tt.noise, tt.before, tt.after)
		if got := r.book.judge.clearly(plyOf(t, r, 0), tt.class); got != tt.want {
			t.Errorf("chance %v to %v with noise %v is surely of class %v: %v", tt.before, tt.after, tt.noise, tt.class, got)
		}
	}
}

// Where two searches of a position always say the same, a ply is surely a mistake only if a longer search agrees. Elsewhere no other search is needed.
func TestALongerSearchMustAgree(t *testing.T) {
	for _, tt := range []struct {
		noise, again float64 // again is the chance after the ply by the longer search
		want         bool
	}{{0, 0.1, true}, {0, 0.3, true}, {0, 0.31, false}, {0, 0.6, false}, {0.01, 0.6, true}} {
		r := planted(t, tt.noise, 0.6, 0.2)
		if r.book.second != nil {
			r.book.second.judge.curve.Noise = 0
		}
		pos, p := r.positions[0], plyOf(t, r, 0)
		sure, in, needs := r.book.Surely(p, pos, Mistake)
		if (needs != nil) != (tt.noise == 0) || needs != nil && sure {
			t.Fatalf("noise %v: sure %v, needs %v", tt.noise, sure, needs)
		}
		for needs != nil {
			l, _ := r.book.Find(pos)
			if key(needs) == key(r.positions[1]) {
				l.Chances = chance.Chances{tt.again, 1 - tt.again}
			}
			in.put(needs, l)
			sure, in, needs = r.book.Surely(p, pos, Mistake)
		}
		if sure != tt.want {
			t.Errorf("noise %v, chance 0.6 to 0.2, by the longer search to %v: sure %v", tt.noise, tt.again, sure)
		}
	}
}

// A drop that the best ply would bring too is not a mistake: the search before it was wrong.
func TestBetterPlyMustBeBetter(t *testing.T) {
	for _, tt := range []struct {
		rival float64
		loss  float64
		want  Class
	}{{0.9, 0.4, Blunder}, {0.7, 0.2, Mistake}, {0.5, 0, Good}, {0.3, 0, Good}} {
		r := planted(t, 0, 0.9, 0.5)
		pos := r.positions[0]
		before, _ := r.book.Find(pos)
		r.book.put(played(pos, before.Best()), Look{Chances: chance.Chances{tt.rival, 1 - tt.rival}, Lines: before.Lines[:0]})
		p, needs := r.book.Grade(pos, r.moves[0])
		if needs != nil || p.Class != tt.want || math.Abs(p.Loss-tt.loss) > 1e-9 {
			t.Errorf("chance %v after the best ply, 0.5 after the one played: got %+v, want class %v, loss %v", tt.rival, p, tt.want, tt.loss)
		}
	}
}

// Obvious plies have no grade, but deviating from the obvious ply has one.
func TestObviousPliesAreNotGraded(t *testing.T) {
	for _, c := range []Choice{Only, Same} {
		for after, want := range map[float64]Class{0.6: Ungraded, 0.55: Ungraded, 0.2: Blunder} {
			r := planted(t, 0, 0.6, after)
			l, _ := r.book.Find(r.positions[0])
			l.Choice = c
			r.book.put(r.positions[0], l)
			if p, _ := r.book.Grade(r.positions[0], r.moves[0]); p.Class != want {
				t.Errorf("choice %v, from 0.6 to %v: class %v, want %v", c, after, p.Class, want)
			}
		}
	}
}

// A mistake was punished if the next turn of the other player keeps the gain, and missed if it gives half of it back. Seats move in turn here.
func TestAnswersToMistakes(t *testing.T) {
	for _, tt := range []struct {
		name  string
		first []float64 // the chances of the first seat
		want  []Answer
	}{
		{"kept", []float64{0.5, 0.2, 0.2, 0.2}, []Answer{Punished, Unanswered, Unanswered}},
		{"given back", []float64{0.5, 0.2, 0.5, 0.5}, []Answer{Missed, Punished, Unanswered}},
		{"half of it", []float64{0.5, 0.1, 0.3, 0.3}, []Answer{Missed, Punished, Unanswered}},
		{"a little of it", []float64{0.5, 0.2, 0.25, 0.25}, []Answer{Punished, Unanswered, Unanswered}},
		{"an inaccuracy asks for nothing", []float64{0.5, 0.35, 0.5, 0.5}, []Answer{Unanswered, Unanswered, Unanswered}},
		{"the last ply", []float64{0.5, 0.5, 0.5, 0.1}, []Answer{Unanswered, Unanswered, Unanswered}},
	} {
		r := planted(t, 0, tt.first...)
		for i, want := range tt.want {
			if r.positions[i].ToMove() != games.Player(i%2) {
				t.Fatalf("%s: ply %d is not by seat %d", tt.name, i, i%2)
			}
			if p := plyOf(t, r, i); p.Answer != want {
				t.Errorf("%s, ply %d: answer %v, want %v", tt.name, i, p.Answer, want)
			}
		}
	}
}

// A chance that returns was missed, even if the answer is not a mistake because the search before it was wrong.
func TestMissedChanceIsReported(t *testing.T) {
	r := planted(t, 0, 0.5, 0.2, 0.5, 0.5)
	pos := r.positions[1]
	before, _ := r.book.Find(pos)
	r.book.put(played(pos, before.Best()), Look{Chances: chance.Chances{0.5, 0.5}, Lines: before.Lines[:0]})
	r.judged[1] = false
	r.needs(0)
	if p, reply := plyOf(t, r, 0), plyOf(t, r, 1); p.Answer != Missed || reply.Class != Good || reply.Reachable() != 0.5 {
		t.Errorf("the mistake is %+v, want it missed; the reply %+v, want it good", p, reply)
	}
}

// The cost of a ply is the difference between the percentages shown for the best ply and for the one played.
func TestPercentagesAgree(t *testing.T) {
	for after := 0.0; after <= 1; after += 0.0013 {
		for loss := 0.0; after+loss <= 1; loss += 0.0027 {
			p := Ply{Player: 1, After: Look{Chances: chance.Chances{1 - after, after}}, Loss: loss}
			if best := Percent(after + loss); best-p.LostPercent() != Percent(after) || p.LostPercent() < 0 {
				t.Fatalf("%d %% less %d %% is not %d %%", best, p.LostPercent(), Percent(after))
			}
		}
	}
	p := Ply{After: Look{Chances: chance.Chances{0.224, 0.776}}, Loss: 0.432}
	if p.LostPercent() != 44 {
		t.Errorf("from 66 to 22 %% the ply has cost %d %%, want 44", p.LostPercent())
	}
}

// The moments are the mistakes that cost most. The costliest of them is the last of equal ones.
func TestMomentsAreGreatestLosses(t *testing.T) {
	for _, tt := range []struct {
		first     []float64
		want      []int
		costliest int
	}{
		{[]float64{0.5, 0.5, 0.55, 0.5}, nil, 0},
		{[]float64{0.5, 0.35, 0.35, 0.35}, []int{0}, 0},
		{[]float64{0.5, 0.25, 0.5, 0.25, 0.25}, []int{0, 1, 2}, 2},
		{[]float64{0.5, 0.3, 0.6, 0.3, 0.45, 0.05}, []int{1, 2, 4}, 4}, // losses 0.2, 0.3, 0.3, 0.15, 0.4
	} {
		r := planted(t, 0, tt.first...)
		if got := r.Moments(); !slices.Equal(got, tt.want) {
			t.Errorf("chances %v: moments %v, want %v", tt.first, got, tt.want)
		}
		if got, ok := r.Costliest(); got != tt.costliest || ok != (len(tt.want) > 0) {
			t.Errorf("chances %v: the costliest is %v, %v, want %v", tt.first, got, ok, tt.costliest)
		}
	}
}

// A turn with two mistakes is one key moment, and leaves room for other turns.
func TestTurnIsOneMoment(t *testing.T) {
	r := plantedAt(t, "squ size=8", 0, 0.3, 0.3, 0.55, 0.85, 0.6, 0.6, 0.9, 0.9) // losses 0.25 and 0.3 in the first turn of two plies, then 0.25 and 0.3
	if got, want := r.Moments(), []int{2, 3, 5}; !slices.Equal(got, want) {
		t.Errorf("moments %v, want %v", got, want)
	}
	var got []int
	for _, x := range r.MomentTurns() {
		got = append(got, x.First, x.Lost)
	}
	if want := []int{1, 30, 3, 25, 5, 30}; !slices.Equal(got, want) {
		t.Errorf("first plies and losses %v, want %v", got, want)
	}
}

// A forced ply has no grade and needs no search: its look is that of the position after it.
func TestForcedPliesHaveNoGrade(t *testing.T) {
	forced := 0
	for _, table := range catalogtest.Tables(4) {
		m := randomMatch(t, table.String(), 400, 3)
		j := newJudge(t, m, 1)
		for i := range m.Len() {
			pos := m.PositionAt(i)
			if len(pos.AppendMoves(nil)) != 1 {
				continue
			}
			forced++
			p, err := j.Grade(t.Context(), NewBook(j), pos, m.Move(i))
			if err != nil || p.Class != Ungraded || p.Before.Choice != Forced || p.Before.Chances != p.After.Chances || p.Loss != 0 {
				t.Errorf("%v, ply %d: %+v, %v", table, i, p, err)
			}
		}
	}
	if forced < 5 {
		t.Errorf("%d plies were forced, want some", forced)
	}
}
