package terms

import (
	"encoding/json"
	"reflect"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/play/clock"
)

func TestTermsRoundTripJSON(t *testing.T) {
	want := Terms{
		Clock: clock.Control{Kind: clock.Fischer, Main: 5 * time.Minute, Step: 3 * time.Second}, Own: []clock.Control{{Kind: clock.PerTurn, Step: time.Minute}, {Kind: clock.Fischer, Main: time.Hour}},
		Turning: ToMover, NoAids: true, Begin: Loser, First: 2, Teaching: TeachOff, AddUp: true,
		Series: Series{}.After([]games.Player{1}, nil).Reseated([]int{1, 0}),
	}
	data, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	var got Terms
	if err := json.Unmarshal(data, &got); err != nil {
		t.Fatal(err)
	}
	if m, ok := got.Sanitized(); !ok || !reflect.DeepEqual(m, want) {
		t.Errorf("read back %+v, %v, want %+v", m, ok, want)
	}
}

func TestInvalidTermsAreSanitized(t *testing.T) {
	for _, text := range []string{
		`{"Clock":{"Kind":9}}`, `{"Clock":{"Kind":1,"Main":-5}}`, `{"Clock":{"Kind":2}}`, `{"Turning":7}`, `{"Begin":4}`, `{"Teaching":3}`,
		`{"Series":{"Games":-1}}`, `{"Series":{"Games":1,"Points":[24,-12,0,0]}}`, `{"Series":{"Games":1,"Points":[12,0,0,0],"Seats":[0,0]}}`,
		`{"Series":{"Games":2,"Points":[12,0,0,0]}}`, `{"Series":{"Seats":[0,5]}}`, `{"First":4}`, `{"Series":{"Scores":[3,0,0,0]}}`,
		`{"Series":{"Games":1,"Points":[12,0,0,0],"Scores":[3,-1,0,0]}}`,
		`{"Clock":{"Kind":9},"Own":[{"Kind":2,"Step":30000000000}]}`, `{"Own":[{"Kind":0}]}`, `{"Own":[{"Kind":2,"Step":30000000000}]}`,
	} {
		var damaged Terms
		if err := json.Unmarshal([]byte(text), &damaged); err != nil {
			t.Fatal(err)
		}
		if m, ok := damaged.Sanitized(); ok || !reflect.DeepEqual(m, Terms{}) {
			t.Errorf("%s: Sanitized = %+v, %v, want the zero terms and false", text, m, ok)
		}
	}
}

// People keep their points when they change seats: three games between Ana, on seat 0, and Rui.
func TestSeriesCountsByPeople(t *testing.T) {
	s := Series{}.After([]games.Player{0}, nil) // Ana wins
	s = s.Reseated([]int{1, 0})                 // Rui begins
	s = s.After([]games.Player{1}, nil)         // Ana wins again, from seat 1
	s = s.Reseated([]int{1, 0})
	s = s.After([]games.Player{0, 1}, nil) // a draw
	if ana, rui := FormatPoints(s.PointsOf(0)), FormatPoints(s.PointsOf(1)); ana != "2½" || rui != "½" || s.Games != 3 || !s.valid() {
		t.Errorf("Ana %s, Rui %s after %d games, want 2½ and ½ after 3", ana, rui, s.Games)
	}
}

func TestSharedWinDividesPoint(t *testing.T) {
	s := Series{}.After([]games.Player{0, 2, 3}, nil).Reseated([]int{3, 0, 1, 2}).After([]games.Player{0, 1, 2, 3}, nil).After([]games.Player{2}, nil)
	for seat, want := range []string{"7/12", "7/12", "1¼", "7/12"} {
		if got := FormatPoints(s.PointsOf(games.Player(seat))); got != want {
			t.Errorf("seat %d has %s, want %s", seat, got, want)
		}
	}
	if !s.valid() {
		t.Errorf("points of %+v do not add up", s)
	}
}

func TestFormatPoints(t *testing.T) {
	for points, want := range map[int]string{0: "0", 12: "1", 6: "½", 30: "2½", 4: "1/3", 20: "1\u00a02/3", 9: "¾", 23: "1\u00a011/12", 120: "10"} {
		if got := FormatPoints(points); got != want {
			t.Errorf("FormatPoints(%d) = %q, want %q", points, got, want)
		}
	}
}

// Scores are added up by person, whatever their seats: two games of Ana, first on seat 0.
func TestScoresAddUpByPeople(t *testing.T) {
	s := Series{}.After([]games.Player{0}, []int{20, 15}).Reseated([]int{1, 0}).After([]games.Player{0}, []int{18, 12})
	if ana, rui := s.TotalScore(1), s.TotalScore(0); ana != 32 || rui != 33 || FormatPoints(s.PointsOf(1)) != "1" || FormatPoints(s.PointsOf(0)) != "1" || !s.valid() {
		t.Errorf("Ana %d, Rui %d in %+v, want 32 and 33, and a game each", ana, rui, s)
	}
}

func TestStandingsHighestFirst(t *testing.T) {
	s := Series{}.After([]games.Player{1}, []int{3, 5, 2}).After([]games.Player{1, 2}, []int{9, 1, 1})
	for _, c := range []struct {
		addUp bool
		want  []Standing
	}{
		{false, []Standing{{1, "1½"}, {2, "½"}, {0, "0"}}},
		{true, []Standing{{0, "12"}, {1, "6"}, {2, "3"}}},
	} {
		if got := (Terms{AddUp: c.addUp}).Standings(s, 3); !reflect.DeepEqual(got, c.want) {
			t.Errorf("with scores added up %v: %v, want %v", c.addUp, got, c.want)
		}
	}
}

func TestOpenerIsPlayingSeat(t *testing.T) {
	for _, c := range []struct {
		first uint8
		n     int
		want  int
	}{{0, 2, 0}, {1, 2, 1}, {3, 4, 3}, {3, 2, 0}} {
		if got := (Terms{First: c.first}).Opener(c.n); got != c.want {
			t.Errorf("seat %d of %d: opener %d, want %d", c.first, c.n, got, c.want)
		}
	}
}

// A person who moves to another seat keeps their clock: the weaker player has more time in every game.
func TestClocksMoveWithPeople(t *testing.T) {
	long, short := clock.Control{Kind: clock.Fischer, Main: time.Hour}, clock.Control{Kind: clock.PerTurn, Step: time.Minute}
	agreed := Terms{Clock: long, Own: []clock.Control{long, short}}
	moved := agreed.Reseated([]int{1, 0})
	if got := moved.Clocks(); got[0] != short || got[1] != long || moved.Series.PointsOf(1) != moved.Series.Points[0] || agreed.Clocks()[0] != long {
		t.Errorf("after a change of seats: %+v, before: %+v", got, agreed.Clocks())
	}
	if !agreed.Unequal(2) || (Terms{Clock: long}).Unequal(4) || (Terms{Clock: long}).Reseated([]int{1, 0}).Own != nil {
		t.Error("Unequal is wrong for equal or unequal clocks")
	}
}
