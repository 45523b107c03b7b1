package collection

import (
	"testing"
	"time"
)

// Periods have a start and an end, also at the borders of weeks, months and years.
func TestPeriods(t *testing.T) {
	for _, c := range []struct {
		now, from, to string
		p             period
	}{
		{"2026-05-31", "0001-01-01", "0001-01-01", period{}},
		{"2026-05-31", "2026-05-31", "2026-06-01", period{kind: today}},
		{"2026-05-31", "2026-05-25", "2026-06-01", period{kind: thisWeek}}, // a Sunday
		{"2026-06-01", "2026-06-01", "2026-06-08", period{kind: thisWeek}},
		{"2026-01-01", "2025-12-29", "2026-01-05", period{kind: thisWeek}},
		{"2026-12-31", "2026-12-01", "2027-01-01", period{kind: thisMonth}},
		{"2026-12-31", "2026-01-01", "2027-01-01", period{kind: thisYear}},
		{"2026-12-31", "2024-01-01", "2025-01-01", period{kind: inYear, year: 2024}},
		{"2026-12-31", "2024-02-01", "2024-03-01", period{inMonth, 2024, time.February}},
	} {
		now, err := time.ParseInLocation(time.DateOnly, c.now, time.UTC)
		if err != nil {
			t.Fatal(err)
		}
		from, to := c.p.days(now.Add(15 * time.Hour))
		if from.Format(time.DateOnly) != c.from || to.Format(time.DateOnly) != c.to || from.Hour() != 0 || to.Hour() != 0 {
			t.Errorf("%+v on %s is %v to %v, want %s to %s", c.p, c.now, from, to, c.from, c.to)
		}
	}
}
