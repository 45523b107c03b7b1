package deck

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A ledger says of which games exercises are wanted, and how far their mistakes have been judged. As text it has a line for each game: the
// date on which they were wanted, the number of plies whose mistakes have been judged, or "all", and the name of the record.
//
//	2026-05-01 all 20260501-180000-squ-1.txt
//	2026-05-02 17 20260502-181500-squex-1.txt
type ledger map[string]progress // by the name of the record

// progress says how far the mistakes of a game have been judged.
type progress struct {
	date  string // on which exercises were wanted, a time.DateOnly
	plies int
	done  bool
}

// maxGames is the number of games in a ledger, the newest.
const maxGames = 5000

// parseLedger reads a ledger. Lines that are none say nothing: what they stand for can be judged again.
func parseLedger(text []byte) ledger {
	l := ledger{}
	for line := range strings.Lines(string(text)) {
		words := strings.SplitN(strings.TrimSpace(line), " ", 3)
		if len(words) < 3 {
			continue
		}
		plies, err := strconv.Atoi(words[1])
		_, never := time.Parse(time.DateOnly, words[0])
		if done := words[1] == "all"; never == nil && (done || err == nil && plies >= 0) {
			l[words[2]] = progress{words[0], plies, done}
		}
	}
	return l
}

// format writes l for parseLedger, the newest games first.
func (l ledger) format() []byte {
	var w strings.Builder
	for _, name := range l.names() {
		p := l[name]
		plies := strconv.Itoa(p.plies)
		if p.done {
			plies = "all"
		}
		fmt.Fprintf(&w, "%s %s %s\n", p.date, plies, name)
	}
	return []byte(w.String())
}

// names returns the names of the records, those wanted last first, up to maxGames.
func (l ledger) names() []string {
	all := slices.Collect(maps.Keys(l))
	slices.SortFunc(all, func(a, b string) int { return cmp.Or(cmp.Compare(l[b].date, l[a].date), cmp.Compare(b, a)) })
	return all[:min(len(all), maxGames)]
}

// Want asks for exercises from the game of a record, unless its mistakes have been judged.
func (d *Deck) Want(record string) {
	d.loadLedger()
	if p, known := d.ledger[record]; p.done || slices.Contains(d.wanted, record) {
		return
	} else if !known {
		d.ledger[record] = progress{date: d.today()}
		d.save()
	}
	d.wanted = append(d.wanted, record)
}

// Wanted returns the record of the game that exercises are wanted from next, and the number of its plies whose mistakes have been judged. ok is
// false where there is none.
func (d *Deck) Wanted() (record string, plies int, ok bool) {
	d.loadLedger()
	if len(d.wanted) == 0 {
		return "", 0, false
	}
	record = d.wanted[len(d.wanted)-1]
	return record, d.ledger[record].plies, true
}

// Wants reports whether exercises are wanted from the game of a record.
func (d *Deck) Wants(record string) bool { return slices.Contains(d.wanted, record) }

// Skip gives up the game of a record, until the program starts again or somebody asks for it.
func (d *Deck) Skip(record string) {
	d.wanted = slices.DeleteFunc(d.wanted, func(name string) bool { return name == record })
}

// loadLedger reads the ledger, once. It is small: what the program begins with reads nothing else.
func (d *Deck) loadLedger() {
	if d.ledger != nil {
		return
	}
	text, _ := d.read(ledgerFile)
	d.ledger = parseLedger(text)
	for _, name := range slices.Backward(d.ledger.names()) {
		if !d.ledger[name].done {
			d.wanted = append(d.wanted, name)
		}
	}
}

// today returns the date that the clock shows.
func (d *Deck) today() string { return d.now().Format(time.DateOnly) }
