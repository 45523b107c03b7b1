package practice

import (
	"errors"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"
)

// start is the first date of the test clocks.
var start = time.Date(2026, 3, 1, 20, 0, 0, 0, time.UTC)

func days(n int) time.Duration { return time.Duration(n) * 24 * time.Hour }

// begun returns a plan on its first day.
func begun() *Plan {
	p := New()
	p.SetToday(start)
	return p
}

// restarted returns p as read back by the next start of the program on the same day.
func restarted(t interface{ Fatal(...any) }, p *Plan) *Plan {
	q, err := Parse(p.Format())
	if err != nil {
		t.Fatal(err)
	}
	q.SetToday(p.today)
	return q
}

// The intervals of FSRS 5 with its usual weights, computed by hand from its formulas: stability 0.40, 1.18 and 3.17 after the first answer, rounded,
// each longer than that of the grade below.
func TestFirstAnswerSetsFirstWait(t *testing.T) {
	p := begun()
	for g, want := range []int{Missed: 1, Helped: 2, Solved: 3} {
		id := fmt.Sprint(g)
		p.Answer(id, Grade(g))
		if got, ok := p.Wait(id); got != want || !ok {
			t.Errorf("after grade %d the exercise is due in %d days, want %d", g, got, want)
		}
	}
}

func TestWaitsGrowAndShrink(t *testing.T) {
	p, now := begun(), start
	last := 0
	for range 5 {
		p.Answer("a", Solved)
		wait, _ := p.Wait("a")
		if wait <= last {
			t.Fatalf("after another solution it is due in %d days, before in %d", wait, last)
		}
		last, now = wait, now.Add(days(wait))
		p.SetToday(now)
	}
	p.Answer("a", Missed)
	if wait, _ := p.Wait("a"); wait >= last/2 {
		t.Errorf("after a miss it is due in %d days, before in %d", wait, last)
	}
}

func TestFirstAnswerOfDayCounts(t *testing.T) {
	p := begun()
	p.Answer("a", Missed)
	p.Answer("a", Solved)
	if wait, _ := p.Wait("a"); wait != 1 {
		t.Errorf("missed and then solved on one day: due in %d days, want 1", wait)
	}
}

// An exercise that was solved once stays solved once, whatever follows, and no other is. x is a day on which it was solved, h with help, m missed, r
// missed and then solved, s solved and then missed, w missed and then solved with help.
func TestSolvedOnceStays(t *testing.T) {
	answers := map[rune][]Grade{'x': {Solved}, 'h': {Helped}, 'm': {Missed}, 'r': {Missed, Solved}, 's': {Solved, Missed}, 'w': {Missed, Helped}}
	for days, want := range map[string]bool{
		"": false, "m": false, "w": false, "mm": false, "mmmmmmmmmm": false, "wmw": false, strings.Repeat("m", 200): false,
		"x": true, "h": true, "r": true, "s": true, "mx": true, "rm": true, "xm": true, "hm": true, "hmm": true, "hmmmmmmmmmmmmmmm": true,
		"mmhm": true, "mmrmm": true, "srm": true,
	} {
		p, now := begun(), start
		p.Add("a")
		for _, day := range days {
			for _, g := range answers[day] {
				p.Answer("a", g)
			}
			wait, _ := p.Wait("a")
			now = now.AddDate(0, 0, wait)
			p.SetToday(now)
			p = restarted(t, p)
		}
		if got := p.SolvedOnce("a"); got != want {
			t.Errorf("days %q: solved once is %v, want %v", days, got, want)
		}
	}
	if begun().SolvedOnce("a") {
		t.Error("an unknown exercise counts as solved")
	}
}

func TestAddedIsDueTomorrow(t *testing.T) {
	p := begun()
	p.Add("a")
	if len(p.Due()) != 0 {
		t.Error("an exercise added today is due today")
	}
	p.SetToday(start.Add(days(1)))
	p.Add("a")
	if got := p.Due(); !slices.Equal(got, []string{"a"}) {
		t.Errorf("tomorrow %v are due", got)
	}
	if tried, _ := p.Tried("a"); tried {
		t.Error("an exercise that was only added counts as tried")
	}
}

// A clockTrouble makes the clock show a wrong time from day first up to, not including, day end.
type clockTrouble struct {
	first, end int
	wrong      func(now time.Time) time.Time
}

// by returns a clock that is n days ahead.
func by(n int) func(time.Time) time.Time {
	return func(now time.Time) time.Time { return now.AddDate(0, 0, n) }
}

// in returns a clock set to the first of January of a year, running from there.
func in(year int) func(time.Time) time.Time {
	return func(now time.Time) time.Time { return now.AddDate(year-now.Year(), 0, 0) }
}

// zone returns the clock of a time zone with this many hours ahead of Greenwich.
func zone(hours int) func(time.Time) time.Time {
	return func(now time.Time) time.Time { return now.In(time.FixedZone("", hours*60*60)) }
}

// yearOfTrouble lists the days of a year on which the clock is wrong, or in another time zone.
var yearOfTrouble = []clockTrouble{
	{10, 15, by(90)}, {20, 23, by(-120)}, {30, 31, by(1)}, {32, 33, by(-1)},
	{40, 44, in(2035)}, {50, 51, in(2035)}, {60, 63, in(1970)}, {70, 72, in(1)}, {80, 81, in(-300)}, {90, 93, in(8999)}, {96, 99, in(12000)},
	{105, 120, zone(14)}, {120, 121, zone(-12)}, {121, 123, zone(9)}, {125, 126, zone(-11)},
	{140, 170, by(400)}, {170, 200, by(-400)}, {200, 201, in(2090)}, {230, 260, in(2035)}, {290, 320, in(1999)},
}

// shown returns what the clock shows at a time of a day, and whether its date is right.
func shown(now time.Time, day int) (clock time.Time, right bool) {
	for _, x := range yearOfTrouble {
		if day >= x.first && day < x.end {
			clock := x.wrong(now)
			return clock, dateOf(clock).Equal(dateOf(now))
		}
	}
	return now, true
}

// In a year of practice the clock jumps by months and years in both directions, is set to 2035 and corrected, and the player travels. No exercise is
// lost or duplicated. Once the clock is right none waits longer than its last answer said, plus a day.
func TestWrongClockLosesNothing(t *testing.T) {
	grades := []Grade{Solved, Solved, Missed, Helped, Solved, Solved, Solved}
	for _, hour := range []int{0, 12, 23} {
		p := begun()
		var ids []string
		told := map[string]int{} // the most days that each exercise may still wait while the clock is right
		answers := 0
		for day := range 365 + MaxWait + 2 {
			now := time.Date(2026, 3, 1+day, hour, 30, 0, 0, time.UTC)
			clock, right := shown(now, day)
			p = restarted(t, p)
			p.SetToday(clock)
			due := p.Due()
			for _, id := range ids {
				if right {
					told[id]--
				}
				wait, ok := p.Wait(id)
				switch {
				case !ok:
					t.Fatalf("day %d, at %d: exercise %s is lost", day, hour, id)
				case (wait == 0) != slices.Contains(due, id):
					t.Fatalf("day %d, at %d: exercise %s is due in %d days, the due list is %v", day, hour, id, wait, due)
				case wait > MaxWait+1, right && wait > max(0, told[id])+1:
					t.Fatalf("day %d, at %d: exercise %s is due in %d days, want %d", day, hour, id, wait, told[id])
				}
			}
			if slices.Sort(due); len(slices.Compact(due)) != len(due) {
				t.Fatalf("day %d, at %d: an exercise is due twice", day, hour)
			}
			if day >= 365 {
				continue // the loop now only waits for them
			}
			if day%7 == 0 {
				id := fmt.Sprintf("squex/%d", day)
				ids = append(ids, id)
				p.Add(id)
				told[id] = 1
			}
			for i, id := range due {
				p.Answer(id, grades[(i+day)%len(grades)])
				wait, _ := p.Wait(id)
				if wait < 1 || wait > MaxWait {
					t.Fatalf("day %d, at %d: after its answer exercise %s is due in %d days", day, hour, id, wait)
				}
				told[id] = wait
				answers++
			}
		}
		if due := p.Due(); len(due) != len(ids) || answers < 4*len(ids) {
			t.Errorf("at %d: %d of %d exercises are due in the end, after %d answers", hour, len(due), len(ids), answers)
		}
	}
}

// After a journey west the date is yesterday's: what was answered before the journey is not due again at once.
func TestTravelAsksNothingTwice(t *testing.T) {
	p := begun()
	p.Answer("a", Solved)
	p.SetToday(start.Add(-days(1)))
	p.Answer("a", Missed)
	if wait, _ := p.Wait("a"); wait != 4 {
		t.Errorf("the day before its first answer it is due in %d days, want 4", wait)
	}
}

// An answer under a clock nine years ahead does not count as nine years of memory once the clock is right again.
func TestCorrectedClockKeepsWait(t *testing.T) {
	p := begun()
	p.SetToday(start.AddDate(9, 0, 0))
	p.Answer("a", Solved)
	p.SetToday(start)
	p.Answer("a", Solved)
	if wait, _ := p.Wait("a"); wait < 3 || wait > 5 {
		t.Errorf("it is due in %d days, want about 3, as after the first answer", wait)
	}
}

func TestStreakCountsConsecutiveDays(t *testing.T) {
	tests := []struct {
		name         string
		solved       string // one letter per day: x solved, m missed, - nothing
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
			p.SetToday(start.Add(days(day)))
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
			t.Errorf("%s: Today = %v", tt.name, p.Today())
		}
	}
}

// A clock that is set back, as after travel to the west, does not end a streak.
func TestStreakSurvivesClockSetBack(t *testing.T) {
	p := begun()
	for i, step := range []struct{ day, want int }{{0, 1}, {1, 2}, {0, 2}, {1, 3}, {-700, 3}, {-699, 4}} {
		p.SetToday(start.Add(days(step.day)))
		if now, longest := p.Streak(); now != max(0, step.want-1) && now != step.want || longest != now {
			t.Errorf("step %d: before it %d days in a row, at most %d", i, now, longest)
		}
		p.Answer(fmt.Sprint(i), Solved)
		if now, _ := p.Streak(); now != step.want {
			t.Errorf("step %d: %d days in a row, want %d", i, now, step.want)
		}
	}
}

func TestPlansRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, now := begun(), start
		for range rapid.IntRange(0, 30).Draw(t, "steps") {
			id := rapid.String().Draw(t, "id")
			switch rapid.IntRange(0, 2).Draw(t, "what") {
			case 0:
				p.Add(id)
			case 1:
				p.Answer(id, Grade(rapid.IntRange(0, 2).Draw(t, "grade")))
			case 2:
				now = now.Add(days(rapid.IntRange(-4000, 4000).Draw(t, "days")))
				p.SetToday(now)
			}
		}
		if q := restarted(t, p); string(q.Format()) != string(p.Format()) {
			t.Fatalf("read again it is\n%s, want\n%s", q.Format(), p.Format())
		}
	})
}

// Invalid numbers make an exercise due, in today's format and in that of 0.2.
func TestDamagedPlans(t *testing.T) {
	for name, text := range map[string]string{
		"0.2": `{"Version":1,"Date":"2026-03-01","Day":5,"Streak":{"Length":9,"Longest":2},"Cards":{
			"far":{"Due":900000,"Last":4,"Stability":3,"Difficulty":5},
			"future":{"Due":50,"Last":40,"Stability":3,"Difficulty":5},
			"flat":{"Due":7,"Last":4,"Stability":0,"Difficulty":5},
			"hard":{"Due":7,"Last":4,"Stability":1,"Difficulty":50,"Once":true},
			"untried":{"Due":9,"Last":-1}}}`,
		"0.2 without a date": `{"Version":1,"Date":"2026-13-40","Day":5,"Cards":{
			"far":{"Due":300,"Last":4,"Stability":3,"Difficulty":5},"future":{"Due":6,"Last":-1},"flat":{"Due":-9223372036854775808},
			"hard":{"Due":7,"Last":4,"Stability":1,"Difficulty":1,"Once":true},"untried":{}}}`,
		"today": `{"Version":2,"Streak":{"Length":9,"Longest":2,"Last":"2026-03-01T00:00:00Z"},"Cards":{
			"far":{"Due":"9999-12-31T23:59:59-23:59","LastReview":"2026-03-01T00:00:00Z","ScheduledDays":18446744073709551615,"State":2,"Stability":3,"Difficulty":5},
			"future":{"Due":"2035-03-01T00:00:00Z","LastReview":"2035-02-01T00:00:00Z","ScheduledDays":28,"State":2,"Stability":3,"Difficulty":5},
			"flat":{"Due":"2026-03-05T00:00:00Z","LastReview":"2026-03-01T00:00:00Z","ScheduledDays":4,"State":2,"Stability":0,"Difficulty":5},
			"hard":{"Due":"2026-03-05T00:00:00Z","ScheduledDays":4,"State":7,"Stability":1,"Difficulty":5,"Once":true},
			"untried":{"Due":"2027-03-05T00:00:00Z"}}}`,
	} {
		p, err := Parse([]byte(text))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		p.SetToday(start)
		if got := p.Due(); !slices.Equal(slices.Sorted(slices.Values(got)), []string{"far", "flat", "future", "hard", "untried"}) {
			t.Errorf("%s: %v are due", name, got)
		}
		if now, longest := p.Streak(); now != 0 || longest != 0 {
			t.Errorf("%s: an impossible streak of %d, at most %d, was accepted", name, now, longest)
		}
		if !p.SolvedOnce("hard") {
			t.Errorf("%s: a solved exercise is no longer marked as solved", name)
		}
	}
	if _, err := Parse([]byte(`{"Version":3}`)); !errors.Is(err, ErrNewer) {
		t.Errorf("a newer plan: %v", err)
	}
	for _, text := range []string{"nothing", `{"Version":1,"Cards":7}`, `{"Version":2,"Cards":{"a":{"Due":3}}}`} {
		if _, err := Parse([]byte(text)); err == nil || errors.Is(err, ErrNewer) {
			t.Errorf("no plan: %v", err)
		}
	}
}

// In 0.2 a plan counted its own days. This one was written after the clock jumped nine years forward and back.
func TestPlanOfVersion02(t *testing.T) {
	text, err := os.ReadFile("testdata/0.2-after-clock-jumps.json")
	if err != nil {
		t.Fatal(err)
	}
	p, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	for day, want := range []map[string]int{
		{"ad9a0f2b24d4ff61": 22, "306a40af753c5169": 84, "1f78bfb35a0b9a91": 31, "33282c46246bd71d": 0, "1c9bdf0a37365785": 1},
		{"ad9a0f2b24d4ff61": 21, "306a40af753c5169": 83, "1f78bfb35a0b9a91": 30, "33282c46246bd71d": 0, "1c9bdf0a37365785": 0},
	} {
		p.SetToday(time.Date(2026, 6, 15+day, 18, 0, 0, 0, time.UTC))
		for id, days := range want {
			if got, ok := p.Wait(id); got != days || !ok {
				t.Errorf("day %d: %s is due in %d days, %v, want %d", day, id, got, ok, days)
			}
			tried := days > 1
			if is, solved := p.Tried(id); is != tried || solved != tried || p.SolvedOnce(id) != tried {
				t.Errorf("day %d: %s is tried %v, solved %v, once %v; want %v", day, id, is, solved, p.SolvedOnce(id), tried)
			}
		}
		if now, longest := p.Streak(); now != 0 || longest != 2 {
			t.Errorf("day %d: a streak of %d, at most %d, want 0, 2", day, now, longest)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(`{"Version":2,"Cards":{"a":{"Due":"2026-03-05T00:00:00Z","LastReview":"2026-03-01T00:00:00Z","ScheduledDays":4,"State":2,"Stability":2,"Difficulty":5}}}`))
	f.Add([]byte(`{"Version":2,"Cards":{"a":{"LastReview":"2027-03-02T00:00:00Z","State":2,"Stability":2,"Difficulty":5}}}`))
	f.Add([]byte(`{"Version":1,"Day":3,"Cards":{"a":{"Due":2,"Last":1,"Stability":2,"Difficulty":5}}}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		p, err := Parse(text)
		if err != nil {
			return
		}
		came := map[string]bool{}
		for day := range MaxWait + 2 {
			p.SetToday(start.Add(days(day)))
			for _, id := range p.Due() {
				came[id] = true
			}
		}
		for id := range p.cards {
			if !came[id] {
				t.Errorf("%q is not due for more than a year", id)
			}
			was, _ := p.Wait(id)
			p.Answer(id, Solved)
			if wait, _ := p.Wait(id); wait < 1 || wait > MaxWait && wait != was || math.IsNaN(p.cards[id].Stability) {
				t.Errorf("%q is due in %d days: %+v", id, wait, p.cards[id])
			}
		}
		p.Format()
	})
}
