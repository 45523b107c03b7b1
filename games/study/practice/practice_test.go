package practice

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// start is the first date that clocks of tests show.
var start = time.Date(2026, 3, 1, 20, 0, 0, 0, time.UTC)

func days(n int) time.Duration { return time.Duration(n) * 24 * time.Hour }

// begun returns a plan on its first day.
func begun() *Plan {
	p := New()
	p.Note(start)
	return p
}

// restarted returns p as the next start of the program reads it.
func restarted(t interface{ Fatal(...any) }, p *Plan) *Plan {
	q, err := Parse(p.Format())
	if err != nil {
		t.Fatal(err)
	}
	return q
}

// The intervals of FSRS 5 with its usual weights, computed by hand from its formulas: stability 0.40, 1.18 and 3.17 after the first answer,
// rounded, and each longer than that of the grade below.
func TestTheFirstAnswerDecidesTheFirstWait(t *testing.T) {
	p := begun()
	for g, want := range []int{Missed: 1, Helped: 2, Solved: 3} {
		id := fmt.Sprint(g)
		p.Answer(id, Grade(g))
		if got, ok := p.Wait(id); got != want || !ok {
			t.Errorf("after grade %d the exercise comes in %d days, want %d", g, got, want)
		}
	}
}

func TestWaitsGrowWhileItIsSolvedAndShrinkAfterAMiss(t *testing.T) {
	p, now := begun(), start
	last := 0
	for range 5 {
		p.Answer("a", Solved)
		wait, _ := p.Wait("a")
		if wait <= last {
			t.Fatalf("after another solution it comes in %d days, before it was %d", wait, last)
		}
		last, now = wait, now.Add(days(wait))
		p.Note(now)
	}
	p.Answer("a", Missed)
	if wait, _ := p.Wait("a"); wait >= last/2 {
		t.Errorf("after a miss it comes in %d days, before it was %d", wait, last)
	}
}

func TestOnlyTheFirstAnswerOfADayCounts(t *testing.T) {
	p := begun()
	p.Answer("a", Missed)
	p.Answer("a", Solved)
	if wait, _ := p.Wait("a"); wait != 1 {
		t.Errorf("missed and then solved on one day it comes in %d days, want 1", wait)
	}
}

// What was solved once stays so, whatever comes after it, and nothing else is. x is a day on which it was solved, h with help, m missed, r
// missed and then solved, s solved and then missed, w missed and then found with help.
func TestWhatWasSolvedOnceStaysSo(t *testing.T) {
	answers := map[rune][]Grade{'x': {Solved}, 'h': {Helped}, 'm': {Missed}, 'r': {Missed, Solved}, 's': {Solved, Missed}, 'w': {Missed, Helped}}
	for days, want := range map[string]bool{
		"": false, "m": false, "w": false, "mm": false, "mmmmmmmmmm": false, "wmw": false, strings.Repeat("m", 200): false,
		"x": true, "h": true, "r": true, "s": true, "mx": true, "rm": true, "xm": true, "hm": true, "hmm": true, "hmmmmmmmmmmmmmmm": true,
		"mmhm": true, "mmrmm": true, "srm": true,
	} {
		p, now := begun(), start
		p.Add("a", p.date)
		for _, day := range days {
			for _, g := range answers[day] {
				p.Answer("a", g)
			}
			wait, _ := p.Wait("a")
			now = now.AddDate(0, 0, wait)
			p.Note(now)
			p = restarted(t, p)
		}
		if got := p.SolvedOnce("a"); got != want {
			t.Errorf("days %q: solved once is %v, want %v", days, got, want)
		}
	}
	if begun().SolvedOnce("a") {
		t.Error("an exercise that the plan does not know was solved")
	}
}

func TestWhatIsAddedComesTomorrow(t *testing.T) {
	p := begun()
	p.Add("a", p.date)
	if len(p.Due()) != 0 {
		t.Error("what was added today comes today")
	}
	p.Note(start.Add(days(1)))
	p.Add("a", p.date)
	if got := p.Due(); !slices.Equal(got, []string{"a"}) {
		t.Errorf("tomorrow %v is due", got)
	}
	if tried, _ := p.Tried("a"); tried {
		t.Error("what was only added was tried")
	}
	p.Add("b", start.Format(time.DateOnly))
	if wait, _ := p.Wait("b"); wait != 0 {
		t.Errorf("what was to be added yesterday comes in %d days", wait)
	}
}

// Thirty days with an hour of practice, in which the clock jumps forwards and back by years and the program starts again and again: no
// exercise is lost, none waits longer than it was told to, and each day that passes brings it nearer.
func TestThirtyDaysWithJumpsOfTheClock(t *testing.T) {
	jumps := map[int]time.Duration{3: days(400 * 5), 6: -days(400 * 5), 9: -days(365 * 20), 13: days(365 * 40), 14: -days(365 * 40),
		18: -time.Hour * 30, 22: days(365 * 9000), 23: -days(365 * 9000), 27: days(1)}
	grades := []Grade{Solved, Solved, Missed, Helped, Solved}
	p, now := begun(), start
	var ids []string
	for i := range 24 {
		ids = append(ids, fmt.Sprintf("squex/%d", i))
		p.Add(ids[i], p.date)
	}
	answers := 0
	for day := range 30 {
		before := map[string]int{}
		for _, id := range ids {
			before[id], _ = p.Wait(id)
		}
		back := jumps[day+1] < 0
		now = now.Add(days(1) + jumps[day+1])
		p = restarted(t, p)
		p.Note(now)
		for _, id := range ids {
			wait, ok := p.Wait(id)
			switch {
			case !ok:
				t.Fatalf("day %d: exercise %s is lost", day, id)
			case wait > before[id], wait == before[id] && wait > 0 && !back:
				t.Fatalf("day %d: exercise %s comes in %d days, the day before in %d", day, id, wait, before[id])
			}
		}
		for i, id := range p.Due() {
			p.Answer(id, grades[(i+day)%len(grades)])
			if wait, _ := p.Wait(id); wait < 1 || wait > LongestWait {
				t.Fatalf("day %d: after its answer exercise %s comes in %d days", day, id, wait)
			}
			answers++
		}
	}
	if len(p.cards) != len(ids) || answers < 3*len(ids) {
		t.Errorf("%d exercises are left of %d, after %d answers", len(p.cards), len(ids), answers)
	}
}

func TestAStreakCountsDaysInARow(t *testing.T) {
	tests := []struct {
		name         string
		solved       string // a day each: x solved, m missed, - nothing
		now, longest int
	}{
		{"none", "---", 0, 0},
		{"today", "x", 1, 1},
		{"today is still to come", "xxx-", 3, 3},
		{"a day was left out", "xxx-x", 1, 3},
		{"two days were left out", "xxx--", 0, 3},
		{"misses solve nothing", "xxmmx", 1, 2},
	}
	for _, tt := range tests {
		p := begun()
		for day, what := range tt.solved {
			p.Note(start.Add(days(day)))
			switch what {
			case 'x':
				p.Answer(fmt.Sprint(day), Helped)
				p.Answer(fmt.Sprint(day)+" another", Solved)
			case 'm':
				p.Answer(fmt.Sprint(day), Missed)
			}
			p = restarted(t, p)
		}
		if now, longest := p.Streak(); now != tt.now || longest != tt.longest {
			t.Errorf("%s: %d days in a row, at most %d; want %d, %d", tt.name, now, longest, tt.now, tt.longest)
		}
		if want := strings.HasSuffix(tt.solved, "x"); p.Today() != want {
			t.Errorf("%s: solved today is %v", tt.name, p.Today())
		}
	}
}

// A clock that was set back does not end a streak.
func TestAStreakOutlivesAClockSetBack(t *testing.T) {
	p := begun()
	p.Answer("a", Solved)
	p.Note(start.Add(-days(700)))
	p.Note(start.Add(-days(699)))
	p.Answer("b", Solved)
	if now, _ := p.Streak(); now != 2 {
		t.Errorf("%d days in a row, want 2", now)
	}
}

func TestPlansAreReadAsTheyWereWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, now := begun(), start
		for range rapid.IntRange(0, 30).Draw(t, "steps") {
			id := rapid.String().Draw(t, "id")
			switch rapid.IntRange(0, 2).Draw(t, "what") {
			case 0:
				p.Add(id, p.date)
			case 1:
				p.Answer(id, Grade(rapid.IntRange(0, 2).Draw(t, "grade")))
			case 2:
				now = now.Add(days(rapid.IntRange(-4000, 4000).Draw(t, "days")))
				p.Note(now)
			}
		}
		if q := restarted(t, p); string(q.Format()) != string(p.Format()) {
			t.Fatalf("read again it is\n%s, it was\n%s", q.Format(), p.Format())
		}
	})
}

func TestDamagedPlansLoseAndFreezeNothing(t *testing.T) {
	p, err := Parse([]byte(`{"Version":1,"Date":"2026-13-40","Day":5,"Streak":{"Length":9,"Longest":2},"Cards":{
		"far":{"Due":900000,"Last":4,"Stability":3,"Difficulty":5},
		"future":{"Due":50,"Last":40,"Stability":3,"Difficulty":5},
		"flat":{"Due":7,"Last":4,"Stability":0,"Difficulty":5},
		"hard":{"Due":7,"Last":4,"Stability":1,"Difficulty":50}}}`))
	if err != nil {
		t.Fatal(err)
	}
	if wait, _ := p.Wait("far"); wait != LongestWait {
		t.Errorf("it comes in %d days, want %d", wait, LongestWait)
	}
	if got := p.Due(); !slices.Equal(got, []string{"flat", "future", "hard"}) {
		t.Errorf("%v are due", got)
	}
	if now, longest := p.Streak(); now != 0 || longest != 0 {
		t.Errorf("a streak of %d, at most %d, was believed", now, longest)
	}
	if _, err := Parse([]byte(`{"Version":2}`)); !errors.Is(err, ErrNewer) {
		t.Errorf("a newer plan: %v", err)
	}
	if _, err := Parse([]byte("nothing")); err == nil || errors.Is(err, ErrNewer) {
		t.Errorf("no plan: %v", err)
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(`{"Version":1,"Day":3,"Cards":{"a":{"Due":2,"Last":1,"Stability":2,"Difficulty":5}}}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		p, err := Parse(text)
		if err != nil {
			return
		}
		p.Note(start)
		p.Note(start.Add(days(LongestWait)))
		for id := range p.cards {
			if wait, _ := p.Wait(id); wait > 0 {
				t.Errorf("%q is kept away for %d days after a year", id, wait)
			}
			p.Answer(id, Solved)
			if c := p.cards[id]; math.IsNaN(c.Stability) || c.Due <= p.day {
				t.Errorf("%q is %+v", id, c)
			}
		}
		p.Format()
	})
}
