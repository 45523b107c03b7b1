// The filter by date of the library: a period that is chosen from a list (period, periods). Add a kind of period here.

package collection

import (
	"strconv"
	"time"

	"quintet/scenes"
	"quintet/scenes/ui"
)

// A periodKind is a kind of period.
type periodKind uint8

// The kinds of periods.
const (
	anyTime periodKind = iota
	today
	thisWeek // from Monday
	thisMonth
	thisYear
	inYear
	inMonth
)

// A period is the time in which the listed games were played. The zero period is any time.
type period struct {
	kind  periodKind
	year  int // for inYear and inMonth
	month time.Month
}

// periodKeys are the keys of the texts for the periods that are the same in every library.
var periodKeys = [...]string{"collection.anytime", "collection.today", "collection.week", "collection.month", "collection.year"}

// days returns the start and the end of p at now. Both are zero for any time.
func (p period) days(now time.Time) (from, to time.Time) {
	day := time.Date(now.Year(), now.Month(), now.Day(), 0, 0, 0, 0, now.Location())
	switch p.kind {
	case today:
		return day, day.AddDate(0, 0, 1)
	case thisWeek:
		from = day.AddDate(0, 0, -(int(day.Weekday())+6)%7)
		return from, from.AddDate(0, 0, 7)
	case thisMonth:
		from = day.AddDate(0, 0, 1-day.Day())
		return from, from.AddDate(0, 1, 0)
	case thisYear:
		return period{kind: inYear, year: now.Year()}.days(now)
	case inYear:
		from = time.Date(p.year, 1, 1, 0, 0, 0, 0, now.Location())
		return from, from.AddDate(1, 0, 0)
	case inMonth:
		from = time.Date(p.year, p.month, 1, 0, 0, 0, 0, now.Location())
		return from, from.AddDate(0, 1, 0)
	}
	return from, to
}

// label names p.
func (p period) label(u *ui.UI) string {
	switch p.kind {
	case inYear:
		return strconv.Itoa(p.year)
	case inMonth:
		return u.T("collection.inmonth", scenes.Month(u, p.month), strconv.Itoa(p.year))
	}
	return u.T(periodKeys[p.kind])
}

// periods returns the values of the filter: those that every library has, the years in which games were played, and below the chosen year its months.
func (s *Scene) periods(u *ui.UI) (all []value) {
	add := func(p period, games int) *value {
		all = append(all, value{
			Command: ui.Command{Label: p.label(u), Lit: p == s.period, Run: func() { s.period = p; u.ScrollTo(areaName, 0) }},
			games:   games,
		})
		return &all[len(all)-1]
	}
	for kind := range periodKeys {
		add(period{kind: periodKind(kind)}, 0)
	}
	months := s.counts[0].Months
	if s.bin {
		months = s.counts[1].Months
	}
	for i, m := range months {
		if i > 0 && m.Year == months[i-1].Year {
			continue
		}
		year := months[i:]
		for n := range year {
			if year[n].Year != m.Year {
				year = year[:n]
				break
			}
		}
		games := 0
		for _, x := range year {
			games += x.Games
		}
		v, at := add(period{kind: inYear, year: m.Year}, games), len(all)-1
		run := v.Run
		v.opens, v.Run = true, func() {
			run()
			u.ScrollTo(valuesArea, float32(at*minValue)) // its months are in sight
		}
		if s.period.kind < inYear || s.period.year != m.Year {
			continue
		}
		for _, x := range year {
			add(period{inMonth, x.Year, x.Month}, x.Games).inner = true
		}
	}
	return all
}
