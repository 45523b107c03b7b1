package due

import (
	"testing"
	"time"
)

func TestEarliest(t *testing.T) {
	now := time.Unix(1000, 0)
	soon, late, past := At(now.Add(time.Second)), At(now.Add(time.Minute)), At(now.Add(-time.Second))
	for _, c := range []struct {
		name  string
		got   Time
		delay time.Duration
		ok    bool
	}{
		{"nothing", Earliest(), 0, false},
		{"never", Earliest(Time{}, If(false)), 0, false},
		{"later", Earliest(late, Time{}, soon), time.Second, true},
		{"past", Earliest(soon, past), 0, true},
		{"now", Earliest(late, If(true), past), 0, true},
		{"now and never", Earliest(Now(), Time{}), 0, true},
		{"this moment", At(now), 0, true},
	} {
		delay, ok := c.got.After(now)
		if delay != c.delay || ok != c.ok {
			t.Errorf("%s: in %v, %v, want %v, %v", c.name, delay, ok, c.delay, c.ok)
		}
		if reached := c.ok && c.delay == 0; c.got.Reached(now) != reached || c.got.Never() != !c.ok {
			t.Errorf("%s: reached %v, never %v", c.name, c.got.Reached(now), c.got.Never())
		}
	}
}
