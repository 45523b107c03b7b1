package games

import (
	"strings"
	"testing"
)

var sizes = Spec{ID: "test", Options: []Option{
	{ID: "size", Default: "8", Choices: []string{"6", "8"}, Min: 2, Max: 19},
	{ID: "groups", Default: "auto", Choices: []string{"auto", "1", "2"}, Min: 1, Max: 3},
	{ID: "swap", Default: "off", Choices: []string{"off", "on"}},
}}

func TestCompleteFillsInDefaults(t *testing.T) {
	o, err := sizes.Complete(Options{"size": "19"})
	if err != nil || sizes.Format(o) != "size=19 groups=auto swap=off" {
		t.Errorf("Complete = %v, %v", o, err)
	}
	if o.Int("size") != 19 || o.Int("swap") != 0 {
		t.Errorf("Int = %d and %d, want 19 and 0", o.Int("size"), o.Int("swap"))
	}
}

func TestOfferedFillsGaps(t *testing.T) {
	o := Option{ID: "size", Default: "6", Choices: []string{"6", "7", "9", "12"}, Min: 2, Max: 19, Between: true}
	if got := strings.Join(o.Offered(), " "); got != "6 7 8 9 10 11 12" {
		t.Errorf("Offered = %s", got)
	}
	o.Between = false
	if got := strings.Join(o.Offered(), " "); got != "6 7 9 12" {
		t.Errorf("Offered = %s", got)
	}
}

func TestCompleteErrors(t *testing.T) {
	for _, c := range []struct {
		o    Options
		want []string
	}{
		{Options{"colour": "red"}, []string{`"colour"`, "size, groups, swap"}},
		{Options{"size": "20"}, []string{`size="20"`, "from 2 to 19"}},
		{Options{"size": "08"}, []string{`size="08"`}},
		{Options{"size": ""}, []string{`size=""`}},
		{Options{"groups": "4"}, []string{`groups="4"`, "auto, a whole number from 1 to 3"}},
		{Options{"swap": "maybe"}, []string{`swap="maybe"`, "off, on"}},
	} {
		_, err := sizes.Complete(c.o)
		if err == nil {
			t.Errorf("Complete(%v) succeeded", c.o)
			continue
		}
		for _, w := range c.want {
			if !strings.Contains(err.Error(), w) {
				t.Errorf("Complete(%v) returns %q, want it to contain %q", c.o, err, w)
			}
		}
	}
}

// Text from before an option existed reads the same and is written the same.
func TestImpliedOptions(t *testing.T) {
	s := Spec{ID: "test", Options: append(sizes.Options[:1:1], Handicap(2))}
	for written, want := range map[string]string{"": "size=8", "handicap=0": "size=8", "handicap=2 size=6": "size=6 handicap=2"} {
		o, err := ParseOptions(strings.Fields(written))
		if err != nil {
			t.Fatal(err)
		}
		full, err := s.Complete(o)
		if err != nil || s.Format(full) != want || full["handicap"] == "" {
			t.Errorf("%q is completed to %v, %v, written as %q, want %q", written, full, err, s.Format(full), want)
		}
	}
}

func TestParseOptions(t *testing.T) {
	o, err := ParseOptions([]string{"size=8", "swap=on"})
	if err != nil || o["size"] != "8" || o["swap"] != "on" {
		t.Errorf("ParseOptions = %v, %v", o, err)
	}
	for _, bad := range [][]string{{"size"}, {"=8"}, {"size=8", "size=9"}} {
		if _, err := ParseOptions(bad); err == nil {
			t.Errorf("ParseOptions(%q) succeeded", bad)
		}
	}
}
