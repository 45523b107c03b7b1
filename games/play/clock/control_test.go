package clock

import (
	"errors"
	"testing"
	"time"
)

// A computer that uses its full share for every ply never runs out of time, and uses most of it.
func TestComputersDoNotLoseOnTime(t *testing.T) {
	const overhead = 25 * time.Millisecond
	for _, c := range []Control{
		{Kind: Fischer, Main: 10 * time.Second}, {Kind: Fischer, Main: 10 * time.Second, Step: time.Second}, {Kind: Fischer, Main: 20 * time.Minute},
		{Kind: Fischer, Main: time.Minute, Step: 10 * time.Second}, {Kind: PerTurn, Step: time.Second}, {Kind: PerTurn, Step: 30 * time.Second},
	} {
		for _, plies := range []int{1, 2} {
			left := c.start()
			for turn := range 60 {
				for ply := range plies {
					left -= c.Share(left, plies-ply, 60-turn) + overhead
					if left <= 0 {
						t.Fatalf("%+v, %d plies a turn: no time left in turn %d", c, plies, turn+1)
					}
				}
				if c.Kind == PerTurn {
					if c.Step >= 10*time.Second && left > c.Step/2 {
						t.Errorf("%+v, %d plies a turn: %v of the turn were not used", c, plies, left)
					}
					left = c.Step
				} else {
					left += c.Step
				}
			}
		}
	}
}

func TestFormatControl(t *testing.T) {
	for text, want := range map[string]Control{
		"10+5":    {Kind: Fischer, Main: 10 * time.Minute, Step: 5 * time.Second},
		"10":      {Kind: Fischer, Main: 10 * time.Minute},
		"1:30+2":  {Kind: Fischer, Main: 90 * time.Second, Step: 2 * time.Second},
		"0:45":    {Kind: Fischer, Main: 45 * time.Second},
		"600+600": {Kind: Fischer, Main: 10 * time.Hour, Step: 10 * time.Minute},
		"+30":     {Kind: PerTurn, Step: 30 * time.Second},
	} {
		got, err := ParseControl(text)
		if err != nil || got != want || FormatControl(got) != text {
			t.Errorf("ParseControl(%q) = %+v, %v, written %q; want %+v", text, got, err, FormatControl(got), want)
		}
	}
	if got, err := ParseControl(" 3:00 + 0 "); err != nil || FormatControl(got) != "3" {
		t.Errorf("with blanks and a needless part: %+v, %v", got, err)
	}
}

func TestParseControlErrors(t *testing.T) {
	for text, want := range map[string]error{
		"": ErrControl, "+": ErrControl, "soon": ErrControl, "10+": ErrControl, "-5": ErrControl, "1:5": ErrControl, "1:60": ErrControl, ":30": ErrControl,
		"10+5+5": ErrControl, "1,5": ErrControl, "99999": ErrControl, "10x5": ErrControl,
		"0": ErrBounds, "0:09+5": ErrBounds, "601": ErrBounds, "10+3601": ErrBounds, "+0": ErrBounds,
	} {
		if got, err := ParseControl(text); !errors.Is(err, want) || got != (Control{}) {
			t.Errorf("ParseControl(%q) = %+v, %v, want %v", text, got, err, want)
		}
	}
}

// A seat with its own control: a ten-second increment against half a minute for every turn.
func TestControlPerSeat(t *testing.T) {
	k := New(Controls{{Kind: Fischer, Main: time.Minute, Step: 10 * time.Second}, {Kind: PerTurn, Step: 30 * time.Second}}, 0, 0)
	left(t, k, at(0), 60, 30)
	k.Run(0, at(0))
	k.Played(0, 1, at(20))
	left(t, k, at(20), 50, 30)
	k.Run(1, at(20))
	k.Played(1, 0, at(45))
	left(t, k, at(45), 50, 30)
	k.Goto(1, at(45))
	left(t, k, at(45), 50, 30)
	k.Goto(0, at(45))
	left(t, k, at(45), 60, 30)
}
