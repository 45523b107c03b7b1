// The command "go run ./build reasons": levels of the computer play games, the judge grades them, and the reasons that it gives for mistakes are counted:
// how many mistakes have one, how many other plies share it, and whether a player who is told only its cells finds the better ply. It also counts the
// mistakes after which a computer asks whether the player is sure, and how many of these are mistakes for a deeper search, too. Change here what is
// measured (reasonTally). Package games/study/judge finds the reasons; tests of the games prove that they are true.

package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"math"
	"os"
	"slices"
	"strings"

	"quintet/build/commandline"
	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/search"
	"quintet/games/study/judge"
	"quintet/games/words"
)

const reasonsUsage = `usage: go run ./build reasons [-game NAME] [-games N] [-seed S] [-log FILE] [-say]

Plays games between levels 2 to 4, a random one for each seat, grades all plies, and counts the reasons for mistakes (? or worse). With -log an
interrupted run continues: games in the file are not played again.
`

// A reasonTally counts the reasons for the mistakes of one game, or of several.
type reasonTally struct {
	Game     string
	Seed     uint64
	Mistakes int
	Faulted  int            // mistakes with a reason against them
	Reasoned int            // mistakes with a reason against them or for the better ply
	Proven   int            // of these, those with no reason but a proven result
	Kinds    map[string]int // sentences by form and kind
	Shared   float64        // sum over the sentences: the share of other legal plies with the same reason
	Most     float64        // the largest such share
	Told     int            // mistakes with a reason that has cells
	Untold   int            // of these, how often the level finds the better ply
	Found    int            // the same if only plies on the cells or next to them count
	On       int            // the same if only plies on the cells count
	Near     float64        // sum: the share of the plies that are near the cells
	Asked    int            // mistakes that are sure, after which a computer asks
	Held     int            // of these, mistakes also for a search with deeper times as many playouts
}

// add adds u to t.
func (t *reasonTally) add(u reasonTally) {
	t.Mistakes, t.Faulted, t.Reasoned, t.Proven = t.Mistakes+u.Mistakes, t.Faulted+u.Faulted, t.Reasoned+u.Reasoned, t.Proven+u.Proven
	t.Told, t.Untold, t.Found, t.On = t.Told+u.Told, t.Untold+u.Untold, t.Found+u.Found, t.On+u.On
	t.Asked, t.Held = t.Asked+u.Asked, t.Held+u.Held
	t.Shared, t.Near, t.Most = t.Shared+u.Shared, t.Near+u.Near, max(t.Most, u.Most)
	for k, n := range u.Kinds {
		t.Kinds[k] += n
	}
}

// sentences returns how many sentences follow from rules.
func (t reasonTally) sentences() (n int) {
	for k, m := range t.Kinds {
		if k != "proven" {
			n += m
		}
	}
	return n
}

// String reports t.
func (t reasonTally) String() string {
	percent := func(a, b float64) float64 { return 100 * a / max(b, 1) }
	var kinds []string
	for _, k := range slices.Sorted(maps.Keys(t.Kinds)) {
		kinds = append(kinds, fmt.Sprintf("%s %d", k, t.Kinds[k]))
	}
	untold := float64(max(t.Untold, 1))
	return fmt.Sprintf("%s: %d mistakes, %.0f %% have a reason, %.0f %% one against the ply, %.0f %% only a proven result\n"+
		"  shared by %.1f %% of the other plies, at most %.1f %%\n"+
		"  level %d finds the better ply %d of %d times; told to play on the cells %d times, %.2f as often; on them or next to them (%.0f %% of the\n"+
		"  plies) %d times, %.2f as often\n"+
		"  %d mistakes are sure, %.1f %% of them with %d times the playouts, too\n  %s",
		t.Game, t.Mistakes, percent(float64(t.Reasoned), float64(t.Mistakes)), percent(float64(t.Faulted), float64(t.Mistakes)),
		percent(float64(t.Proven), float64(t.Mistakes)), percent(t.Shared, float64(t.sentences())), 100*t.Most,
		toldLevel, t.Untold, t.Told, t.On, float64(t.On)/untold, percent(t.Near, float64(t.Told)), t.Found, float64(t.Found)/untold,
		t.Asked, percent(float64(t.Held), float64(t.Asked)), deeper, strings.Join(kinds, ", "))
}

// The levels that play, and the one that is told cells.
const (
	weakest   = 2
	strongest = 4
	toldLevel = 3
)

// deeper is how many times as many playouts the search has that checks sure mistakes.
const deeper = 10

// A reasonsRequest says what to measure.
type reasonsRequest struct {
	game  string
	games int
	seed  uint64
	log   string
	say   bool
}

// reasonsCommand runs a command line; the report goes to out, progress to errs.
func reasonsCommand(ctx context.Context, args []string, out, errs io.Writer) error {
	var o reasonsRequest
	set := flag.NewFlagSet("reasons", flag.ContinueOnError)
	set.StringVar(&o.game, "game", "", "the game; without it all games that explain their plies")
	set.IntVar(&o.games, "games", 10, "games to play")
	set.Uint64Var(&o.seed, "seed", 1, "decides which games are played")
	set.StringVar(&o.log, "log", "", "file that keeps the counts of each game")
	set.BoolVar(&o.say, "say", false, "writes every mistake and its reasons")
	if err := commandline.Read(set, args, reasonsUsage, errs); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return nil
		}
		return err
	}
	if _, ok := catalog.Find(o.game); o.game != "" && !ok {
		return fmt.Errorf("there is no game %q; -game takes %s", o.game, strings.Join(catalog.IDs(), ", "))
	}
	for _, s := range catalog.All() {
		if o.game != "" && o.game != s.ID {
			continue
		}
		if err := o.measure(ctx, s, out, errs); err != nil {
			return fmt.Errorf("reasons: %w", err)
		}
	}
	return nil
}

// measure plays the games of s that the log does not have, and reports all.
func (o *reasonsRequest) measure(ctx context.Context, s games.Spec, out, errs io.Writer) error {
	g, err := s.Open(nil)
	if err != nil {
		return err
	}
	if _, ok := g.(games.Explainer); !ok {
		_, err := fmt.Fprintf(out, "%s does not explain its plies\n", s.ID)
		return err
	}
	known, err := o.read(s.ID)
	if err != nil {
		return err
	}
	all := reasonTally{Game: s.ID, Kinds: map[string]int{}}
	for seed := o.seed; seed < o.seed+uint64(o.games); seed++ {
		t, ok := known[seed]
		if !ok {
			if t, err = o.play(ctx, s, g, seed, errs); err != nil {
				return err
			}
			if err := o.keep(t); err != nil {
				return err
			}
		}
		all.add(t)
		if !ok {
			fmt.Fprintf(errs, "game %d of %v\n", seed-o.seed+1, all)
		}
	}
	_, err = fmt.Fprintln(out, all)
	return err
}

// read returns the games in the log, by seed.
func (o *reasonsRequest) read(game string) (map[uint64]reasonTally, error) {
	known := map[uint64]reasonTally{}
	data, err := os.ReadFile(o.log)
	if o.log == "" || errors.Is(err, os.ErrNotExist) {
		return known, nil
	}
	for line := range strings.Lines(string(data)) {
		var t reasonTally
		if json.Unmarshal([]byte(line), &t) == nil && t.Game == game { // the last line of an interrupted run may be torn
			known[t.Seed] = t
		}
	}
	return known, err
}

// keep appends t to the log.
func (o *reasonsRequest) keep(t reasonTally) error {
	if o.log == "" {
		return nil
	}
	data, err := json.Marshal(t)
	if err != nil {
		return err
	}
	f, err := os.OpenFile(o.log, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	_, err = f.Write(append(data, '\n'))
	return errors.Join(err, f.Close())
}

// A reasonGame is a game that is played and judged.
type reasonGame struct {
	spec  games.Spec
	game  games.Game
	judge *judge.Judge
	book  *judge.Book
	deep  *judge.Judge // checks sure mistakes
	looks *judge.Book  // of deep
	texts *words.Book
	tally reasonTally
	say   io.Writer // nil to say nothing
}

// reasonsMemory bounds the tree of one search, in bytes.
const reasonsMemory = 64 << 20

// play plays a game, grades its plies and counts the reasons.
func (o *reasonsRequest) play(ctx context.Context, s games.Spec, g games.Game, seed uint64, errs io.Writer) (reasonTally, error) {
	j, err := judge.New(g, judge.DefaultSettings(s.ID))
	if err != nil {
		return reasonTally{}, err
	}
	deep, err := j.Deeper(deeper)
	if err != nil {
		return reasonTally{}, err
	}
	m := &reasonGame{spec: s, game: g, judge: j, book: judge.NewBook(j), deep: deep, looks: judge.NewBook(deep), texts: words.English(words.Of(s)),
		tally: reasonTally{Game: s.ID, Seed: seed, Kinds: map[string]int{}}}
	if o.say {
		m.say = errs
	}
	r, levels := games.NewRand(seed), catalog.LevelsOf(s.ID)[weakest-1:strongest]
	var seats []catalog.Level
	var engines []search.Engine
	for range g.Info().Players {
		l := levels[r.Intn(len(levels))]
		seats, engines = append(seats, l), append(engines, l.Player(g, r.Uint64(), reasonsMemory))
	}
	for p := g.Start(); !p.Over(); {
		seat := p.ToMove()
		report, err := engines[seat].Search(ctx, p, seats[seat].Untimed())
		if err == nil {
			err = m.count(ctx, p, report.Best)
		}
		if err != nil {
			return m.tally, err
		}
		p.Play(report.Best)
	}
	return m.tally, nil
}

// count grades mv, played in p, and counts its reasons if it is a mistake.
func (m *reasonGame) count(ctx context.Context, p games.Position, mv games.Move) error {
	ply, err := m.judge.Grade(ctx, m.book, p, mv)
	if err != nil || ply.Class < judge.Mistake {
		return err
	}
	t := &m.tally
	t.Mistakes++
	sure, err := m.judge.Surely(ctx, m.book, ply, p, judge.Mistake)
	if err != nil {
		return err
	}
	if sure {
		again, err := m.deep.Grade(ctx, m.looks, p, mv)
		if err != nil {
			return err
		}
		if t.Asked++; again.Class >= judge.Mistake {
			t.Held++
		}
	}
	reasons := ply.Reasons(m.game, p)
	faulted, proven := false, true
	for _, r := range reasons {
		kind := "proven"
		if r.Form != judge.Proves {
			kind = [...]string{judge.Does: "does", judge.Stops: "stops", judge.Allows: "allows", judge.Costs: "costs"}[r.Form] + " " + r.Effect.Kind
			t.Shared, t.Most, proven = t.Shared+r.Share, max(t.Most, r.Share), false
		}
		t.Kinds[kind]++
		faulted = faulted || r.Move == mv
	}
	if faulted {
		t.Faulted++
	}
	if len(reasons) == 0 {
		m.tell(p, ply, nil)
		return nil
	}
	t.Reasoned++
	if proven {
		t.Proven++
	}
	m.tell(p, ply, reasons)
	about := reasons[0]
	for _, r := range reasons {
		if r.Move != mv {
			about = r
			break
		}
	}
	return m.told(ctx, p, ply.Before.Best(), about)
}

// tell writes a mistake and its reasons.
func (m *reasonGame) tell(p games.Position, ply judge.Ply, reasons []judge.Reason) {
	if m.say == nil {
		return
	}
	fmt.Fprintf(m.say, "%s: %s instead of %s loses %d %%\n", games.TextOf(p), m.game.FormatMove(p, ply.Move), m.game.FormatMove(p, ply.Before.Best()), ply.LostPercent())
	for _, r := range reasons {
		fmt.Fprintf(m.say, "    %s: %s (shared by %.0f %%)\n", m.game.FormatMove(p, r.Move), m.texts.Say(r.Text), 100*r.Share)
	}
}

// told counts whether the level that is told the cells of r finds better in p: the best that it has searched, of all plies, of those on the cells or
// next to them, and of those on the cells.
func (m *reasonGame) told(ctx context.Context, p games.Position, better games.Move, r judge.Reason) error {
	l := catalog.LevelsOf(m.spec.ID)[toldLevel-1]
	report, err := l.EngineIn(m.game, p.Hash(), reasonsMemory).Search(ctx, p, l.Untimed())
	if err != nil {
		return err
	}
	within := func(mv games.Move, far float64) bool {
		return slices.ContainsFunc(m.game.AppendSteps(nil, p, mv), func(s board.Target) bool { return m.isWithin(far, s, r.Cells) })
	}
	found := func(far float64) int {
		i := slices.IndexFunc(report.Candidates, func(c search.Candidate) bool { return within(c.Move, far) })
		if i >= 0 && report.Candidates[i].Move == better {
			return 1
		}
		return 0
	}
	const touching = 1.5 // the centres of two cells that touch are at most this far apart
	t := &m.tally
	t.Told, t.Found, t.On = t.Told+1, t.Found+found(touching), t.On+found(0)
	if report.Best == better {
		t.Untold++
	}
	moves, n := p.AppendMoves(nil), 0
	for _, mv := range moves {
		if within(mv, touching) {
			n++
		}
	}
	t.Near += float64(n) / float64(len(moves))
	return nil
}

// isWithin reports whether the centre of t is at most far away from that of one of cells.
func (m *reasonGame) isWithin(far float64, t board.Target, cells []board.Target) bool {
	all := m.game.Geometry().Cells
	return t.IsCell() && slices.ContainsFunc(cells, func(c board.Target) bool {
		return math.Hypot(float64(all[t].Centre.X-all[c].Centre.X), float64(all[t].Centre.Y-all[c].Centre.Y)) <= far
	})
}
