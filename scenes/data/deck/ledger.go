// Records how much of each game has been judged for exercises (ledger), and reads and writes that as the lines of judged.txt. Judged reads the record
// of one game; AddFrom, in deck.go, changes it. Change the format of a line in parseLedger and format.

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

// A ledger records how much of each game has been judged for exercises. Its text has a line for each game: the date on which judging began, the
// number of plies whose mistakes have been judged, or "all", and the name of the record.
//
//	2026-05-01 all 20260501-180000-squ-1.txt
//	2026-05-02 17 20260502-181500-squex-1.txt
type ledger map[string]progress // by the name of the record

// progress says how much of a game has been judged.
type progress struct {
	date  string // on which judging began, a time.DateOnly
	plies int
	done  bool
}

// maxGames is the largest number of games in a ledger; the newest are kept.
const maxGames = 5000

// parseLedger reads a ledger. It ignores invalid lines, because their games can be judged again.
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

// names returns the names of the records, the newest first, up to maxGames.
func (l ledger) names() []string {
	all := slices.Collect(maps.Keys(l))
	slices.SortFunc(all, func(a, b string) int { return cmp.Or(cmp.Compare(l[b].date, l[a].date), cmp.Compare(b, a)) })
	return all[:min(len(all), maxGames)]
}

// Judged returns the number of plies, from the start of the game of a record, whose mistakes have been judged for exercises. If done, all have been,
// and plies has no meaning.
func (d *Deck) Judged(record string) (plies int, done bool) {
	d.loadLedger()
	p := d.ledger[record]
	return p.plies, p.done
}

// loadLedger reads the ledger once.
func (d *Deck) loadLedger() {
	if d.ledger == nil {
		text, _ := d.read(ledgerFile)
		d.ledger = parseLedger(text)
	}
}
