package terms

import (
	"encoding/json"
	"reflect"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/clock"
)

func TestTermsAreKeptAsJSON(t *testing.T) {
	want := Terms{
		Clock: clock.Control{Kind: clock.Fischer, Main: 5 * time.Minute, Step: 3 * time.Second}, Turning: ToMover, NoAids: true, Begin: Loser,
		Series: Series{}.After([]games.Player{1}).Moved([]int{1, 0}),
	}
	data, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	var got Terms
	if err := json.Unmarshal(data, &got); err != nil {
		t.Fatal(err)
	}
	if m, ok := got.Mended(); !ok || !reflect.DeepEqual(m, want) {
		t.Errorf("read back %+v, %v, want %+v", m, ok, want)
	}
}

func TestTermsThatCannotBeAreMended(t *testing.T) {
	for _, text := range []string{
		`{"Clock":{"Kind":9}}`, `{"Clock":{"Kind":1,"Main":-5}}`, `{"Clock":{"Kind":2}}`, `{"Turning":7}`, `{"Begin":4}`,
		`{"Series":{"Games":-1}}`, `{"Series":{"Games":1,"Points":[24,-12,0,0]}}`, `{"Series":{"Games":1,"Points":[12,0,0,0],"Seats":[0,0]}}`,
		`{"Series":{"Games":2,"Points":[12,0,0,0]}}`, `{"Series":{"Seats":[0,5]}}`,
	} {
		var damaged Terms
		if err := json.Unmarshal([]byte(text), &damaged); err != nil {
			t.Fatal(err)
		}
		if m, ok := damaged.Mended(); ok || !reflect.DeepEqual(m, Terms{}) {
			t.Errorf("%s: mended to %+v, %v, want the zero terms and a notice", text, m, ok)
		}
	}
}

// People keep their points when they change seats: three games of Ana, on seat 0, and Rui.
func TestSeriesCountsByPeople(t *testing.T) {
	s := Series{}.After([]games.Player{0}) // Ana wins
	s = s.Moved([]int{1, 0})               // Rui begins
	s = s.After([]games.Player{1})         // Ana wins again, from seat 1
	s = s.Moved([]int{1, 0})
	s = s.After([]games.Player{0, 1}) // a draw
	if ana, rui := FormatPoints(s.Of(0)), FormatPoints(s.Of(1)); ana != "2½" || rui != "½" || s.Games != 3 || !s.valid() {
		t.Errorf("Ana %s, Rui %s after %d games, want 2½ and ½ after 3", ana, rui, s.Games)
	}
}

func TestSharedPlacesDivideOnePoint(t *testing.T) {
	s := Series{}.After([]games.Player{0, 2, 3}).Moved([]int{3, 0, 1, 2}).After([]games.Player{0, 1, 2, 3}).After([]games.Player{2})
	for seat, want := range []string{"7/12", "7/12", "1¼", "7/12"} {
		if got := FormatPoints(s.Of(games.Player(seat))); got != want {
			t.Errorf("seat %d has %s, want %s", seat, got, want)
		}
	}
	if !s.valid() {
		t.Errorf("%+v does not add up", s)
	}
}

func TestPointsAreWrittenAsPeopleDo(t *testing.T) {
	for points, want := range map[int]string{0: "0", 12: "1", 6: "½", 30: "2½", 4: "1/3", 20: "1\u00a02/3", 9: "¾", 23: "1\u00a011/12", 120: "10"} {
		if got := FormatPoints(points); got != want {
			t.Errorf("FormatPoints(%d) = %q, want %q", points, got, want)
		}
	}
}
