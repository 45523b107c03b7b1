package arena

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"quintet/games"
)

// A result describes one game of a run.
type result struct {
	Fixture  fixture
	Entrants []int          // by seat
	Winners  []games.Player // all who share the first place, in order
	Scores   []int          // by seat, where the game has scores and went to its end
	Seconds  []float64      // by seat, thought in all
	Longest  []float64      // by seat, the longest ply
	Playouts []int          // by seat
	Fault    *fault         // nil when the game went to its end
	By       games.Player   // whose fault it was
	Plies    []string       // from the first position, the opening included
}

// newResult returns the result of a game in which nothing has happened.
func newResult(f fixture, entrants []int) result {
	n := len(f.Slots)
	return result{
		Fixture: f, Entrants: entrants, By: games.None,
		Seconds: make([]float64, n), Longest: make([]float64, n), Playouts: make([]int, n),
	}
}

// think adds one ply of thinking.
func (r *result) think(seat games.Player, d time.Duration, playouts int) {
	r.Seconds[seat] += d.Seconds()
	r.Longest[seat] = max(r.Longest[seat], d.Seconds())
	r.Playouts[seat] += playouts
}

// points returns what the entrant took in this game: its share of the first place, added up over its seats.
func (r result) points(entrant int) float64 {
	sum := 0.0
	for _, w := range r.Winners {
		if r.Entrants[w] == entrant {
			sum += 1 / float64(len(r.Winners))
		}
	}
	return sum
}

// appendText appends the line of the result file, with its end of line. parseResult is its inverse, but for times below 1 ms.
func (r result) appendText(dst []byte) []byte {
	n := len(r.Entrants)
	dst = fmt.Appendf(dst, "%d.%d opening=%d seats=%s seed=%016x winners=%s", r.Fixture.round()+1, r.Fixture.Number%n+1, r.Fixture.Opening+1,
		join(r.Entrants, ",", letter), r.Fixture.Seed, join(r.Winners, ",", func(w games.Player) string { return strconv.Itoa(int(w) + 1) }))
	if len(r.Scores) > 0 {
		dst = fmt.Appendf(dst, " scores=%s", join(r.Scores, ",", strconv.Itoa))
	}
	dst = fmt.Appendf(dst, " seconds=%s longest=%s playouts=%s", join(r.Seconds, ",", seconds), join(r.Longest, ",", seconds),
		join(r.Playouts, ",", strconv.Itoa))
	if r.Fault != nil {
		dst = fmt.Appendf(dst, " fault=p%d,%s", r.By+1, r.Fault.Kind)
	}
	dst = fmt.Appendf(dst, " plies=%s", strings.Join(r.Plies, " "))
	if r.Fault != nil {
		dst = fmt.Appendf(dst, " # %s", r.Fault.Reason)
	}
	return append(dst, '\n')
}

// letter names an entrant: a for the first.
func letter(entrant int) string { return string(rune('a' + entrant)) }

// seconds writes a time in seconds, to the millisecond.
func seconds(s float64) string { return strconv.FormatFloat(s, 'f', 3, 64) }

// join writes all of vs, with sep between them.
func join[T any](vs []T, sep string, format func(T) string) string {
	words := make([]string, len(vs))
	for i, v := range vs {
		words[i] = format(v)
	}
	return strings.Join(words, sep)
}

// errOtherRun is the error of a sound line that does not belong to the run.
var errOtherRun = errors.New("the line belongs to another run")

// parseResult reads the line of game number of s, without its end of line. An error that is not errOtherRun means that the line is damaged.
func parseResult(line string, s schedule, number int) (result, error) {
	f := s.fixture(number)
	r := newResult(f, s.seating(f))
	line, reason, faulty := strings.Cut(line, " # ")
	line, plies, ok := strings.Cut(line, " plies=")
	if !ok {
		return result{}, errors.New("there are no plies")
	}
	r.Plies = strings.Fields(plies)
	l := lineReader{fields: strings.Fields(line), seats: s.Players}
	name, opening, seats, seed := l.word(""), l.word("opening="), l.word("seats="), l.word("seed=")
	l.winners(&r)
	if l.has("scores=") {
		r.Scores = numbers(&l, "scores=", strconv.Atoi)
	}
	parseSeconds := func(s string) (float64, error) { return strconv.ParseFloat(s, 64) }
	r.Seconds = numbers(&l, "seconds=", parseSeconds)
	r.Longest = numbers(&l, "longest=", parseSeconds)
	r.Playouts = numbers(&l, "playouts=", strconv.Atoi)
	if faulty {
		l.fault(&r, reason)
	}
	if l.err == nil && len(l.fields) > 0 {
		l.err = fmt.Errorf("%q is too much", l.fields[0])
	}
	if l.err != nil {
		return result{}, l.err
	}
	n := s.Players
	is := fmt.Sprintf("%s %s %s %s", name, opening, seats, seed)
	want := fmt.Sprintf("%d.%d %d %s %016x", f.round()+1, number%n+1, f.Opening+1, join(r.Entrants, ",", letter), f.Seed)
	if is != want {
		return result{}, fmt.Errorf("%w: it is of the game %s where %s was to come", errOtherRun, is, want)
	}
	return r, nil
}

// A lineReader takes the fields of a line one by one. After an error it returns nothing more.
type lineReader struct {
	fields []string
	seats  int
	err    error
}

// has reports whether the next field begins with prefix.
func (l *lineReader) has(prefix string) bool {
	return l.err == nil && len(l.fields) > 0 && strings.HasPrefix(l.fields[0], prefix)
}

// word takes the next field, which must begin with prefix, and returns the rest of it.
func (l *lineReader) word(prefix string) string {
	if !l.has(prefix) {
		if l.err == nil {
			l.err = fmt.Errorf("%s... is missing", prefix)
		}
		return ""
	}
	rest := l.fields[0][len(prefix):]
	l.fields = l.fields[1:]
	return rest
}

// numbers takes a field with one number for each seat.
func numbers[T int | float64](l *lineReader, prefix string, parse func(string) (T, error)) []T {
	words := strings.Split(l.word(prefix), ",")
	vs := make([]T, len(words))
	for i, w := range words {
		v, err := parse(w)
		if l.err == nil && (err != nil || len(words) != l.seats) {
			l.err = fmt.Errorf("%s wants one number for each of %d seats", prefix, l.seats)
		}
		vs[i] = v
	}
	return vs
}

// winners takes the seats that share the first place.
func (l *lineReader) winners(r *result) {
	for _, w := range strings.Split(l.word("winners="), ",") {
		n, err := strconv.Atoi(w)
		if l.err == nil && (err != nil || n < 1 || n > l.seats || slices.Contains(r.Winners, games.Player(n-1))) {
			l.err = fmt.Errorf("winner %q is no seat from 1 to %d", w, l.seats)
		}
		r.Winners = append(r.Winners, games.Player(n-1))
	}
}

// fault takes the seat and the kind of a fault.
func (l *lineReader) fault(r *result, reason string) {
	by, kind, _ := strings.Cut(l.word("fault=p"), ",")
	n, err := strconv.Atoi(by)
	if l.err == nil && (err != nil || n < 1 || n > l.seats || !slices.Contains(faultKinds, faultKind(kind))) {
		l.err = fmt.Errorf("fault=p%s,%s is no fault of a seat", by, kind)
	}
	r.By, r.Fault = games.Player(n-1), &fault{faultKind(kind), reason}
}
