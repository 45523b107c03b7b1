// The protocol's commands that search or set clocks: genmove, reg_genmove, quintet-analyze, quintet-reason, time_settings and time_left. Change
// here how they search and answer. timing.go computes how long a ply may take; session.go lets the engine ponder.

package gtp

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
	"quintet/games/study/judge"
)

// minThinking is the time of a search that has to answer at once. Zero would mean no limit.
const minThinking = time.Millisecond

// turnOf parses the seat of a command that makes a move. The error is the answer if the seat is not to move.
func (s *Session) turnOf(text string) (games.Player, error) {
	seat, err := s.parseSeat(text)
	if err != nil {
		return seat, err
	}
	switch mover := s.match.Position().ToMove(); {
	case mover == games.None:
		return seat, errors.New("game is over")
	case mover != seat:
		return seat, fmt.Errorf("%v to move", mover)
	}
	return seat, nil
}

// level returns the current game's level with this number, or its strongest if the number is too high or Strongest. even is as in Config.
func (s *Session) level(number, even int) (catalog.Level, error) {
	if number == Strongest {
		number = catalog.MaxLevels
	}
	l := catalog.LevelOf(s.spec.ID, number, even)
	if l.Number == 0 {
		return l, fmt.Errorf("%s has no computer players", s.spec.ID)
	}
	return l, nil
}

func (s *Session) genmove(args []string) (string, error) {
	if waiting, err := s.parseSeat(args[0]); err == nil && s.mustWait(waiting) {
		s.pass()
		return goPass, nil
	}
	began, seat := s.config.Now(), s.match.Position().ToMove()
	m, name, err := s.choose(args[0], func(l catalog.Level) search.Engine {
		if s.engine == nil {
			s.engine = l.Player(s.match.Game(), s.seeds.Uint64(), 0)
		}
		return s.engine
	})
	if err != nil {
		return "", err
	}
	s.clocks.seats[seat].spend(s.clocks.system, s.config.Now().Sub(began))
	return name, s.match.Play(m)
}

// regGenmove searches for a ply without playing it. It uses a new engine with the session's seed and no clock, so the answer depends on the position
// alone.
func (s *Session) regGenmove(args []string) (string, error) {
	if seat, err := s.parseSeat(args[0]); err == nil && s.mustWait(seat) {
		return goPass, nil
	}
	_, name, err := s.choose(args[0], func(l catalog.Level) search.Engine { return l.EngineIn(s.match.Game(), s.config.Seed, 0) })
	return name, err
}

// choose searches for a ply of a seat, which has to be to move, with the engine returned by engine for the session's level.
func (s *Session) choose(seat string, engine func(catalog.Level) search.Engine) (m games.Move, name string, err error) {
	mover, err := s.turnOf(seat)
	if err != nil {
		return games.NoMove, "", err
	}
	level, err := s.level(s.config.Level, s.config.Even)
	if err != nil {
		return games.NoMove, "", err
	}
	r, err := s.search(engine(level), s.limits(level, mover))
	if err != nil {
		return games.NoMove, "", err
	}
	m, name = s.best(r)
	return m, s.goName(name), nil
}

// best returns the ply to play from a search report, with its name. With Config.Alternate it avoids ending a turn early: that would be a second pass
// in a row, which ends the game for the manager.
func (s *Session) best(r search.Report) (games.Move, string) {
	g, p := s.match.Game(), s.match.Position()
	name := g.FormatMove(p, r.Best)
	if !s.config.Alternate || isPoint(name) {
		return r.Best, name
	}
	var moves []games.Move
	for _, c := range r.Candidates {
		moves = append(moves, c.Move)
	}
	for _, m := range p.AppendMoves(moves) {
		if point := g.FormatMove(p, m); isPoint(point) {
			return m, point
		}
	}
	return r.Best, name // only a pass is left
}

// limits returns how long a level may search for a seat. Clocks replace the level's time, but its strength comes from its playouts: clocks never make
// it think longer than without them, except for the strongest level, which uses all the time it is given.
func (s *Session) limits(level catalog.Level, seat games.Player) search.Limits {
	l := level.Limits()
	if s.config.Untimed {
		l = level.Untimed()
	}
	if c := s.clocks.seats[seat]; c.running {
		g := s.match.Game()
		share := max(c.share(s.clocks.system, g.MaxPlies()-s.match.Cursor(), g.Info().Players), minThinking)
		switch {
		case level.Number == len(catalog.LevelsOf(s.spec.ID)):
			l.Playouts, l.Time, l.WholeTurn, l.Early = 0, share, false, true
		case l.Time == 0 || share < l.Time:
			l.Time, l.WholeTurn, l.Early = share, false, true
		}
	}
	l.Time = min(l.Time, s.config.MaxThinking)
	return l
}

// search searches the position. It ends early, with the best result so far, if the client leaves, and after MaxThinking in any case. MaxThinking is
// not a search limit, because time limits let threads run unsynchronized, which makes results vary.
func (s *Session) search(e search.Engine, l search.Limits) (search.Report, error) {
	ctx, done := s.input.watch()
	defer done()
	ctx, cancel := context.WithTimeout(ctx, s.config.MaxThinking)
	defer cancel()
	l.Now = s.config.Now
	r, err := e.Search(ctx, s.match.Position(), l)
	if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		err = nil
	}
	return r, err
}

// timeSettings sets the clocks of all seats, starting with the next ply and for later games.
func (s *Session) timeSettings(args []string) (string, error) {
	main, err := seconds("time_settings", args[0], 0, maxTime)
	if err != nil {
		return "", err
	}
	period, err := seconds("time_settings", args[1], 0, maxTime)
	if err != nil {
		return "", err
	}
	plies, err := number("time_settings", args[2], 0, maxStones)
	if err != nil {
		return "", err
	}
	s.clocks.system = timeSystem{set: true, main: main, period: period, plies: plies}
	s.clocks.begin()
	return "", nil
}

// timeLeft sets the clock of one seat: the rest of its main time, or of a period and the plies to play in it.
func (s *Session) timeLeft(args []string) (string, error) {
	seat, err := s.parseSeat(args[0])
	if err != nil {
		return "", err
	}
	left, err := seconds("time_left", args[1], 0, maxTime)
	if err != nil {
		return "", err
	}
	plies, err := number("time_left", args[2], 0, maxStones)
	if err != nil {
		return "", err
	}
	s.clocks.seats[seat] = seatClock{running: true, left: left, plies: plies}
	return "", nil
}

// defaultAnalysis is the time of quintet-analyze without a limit.
const defaultAnalysis = time.Second

// analyze searches the position like the strongest level, with a new engine, and lists the candidates.
func (s *Session) analyze(args []string) (string, error) {
	l, err := s.analysisLimits(args)
	if err != nil {
		return "", err
	}
	if s.match.Over() {
		return "", errors.New("game is over")
	}
	level, err := s.level(Strongest, 0)
	if err != nil {
		return "", err
	}
	r, err := s.search(level.EngineIn(s.match.Game(), s.config.Seed, 0), l)
	if err != nil {
		return "", err
	}
	j, err := judge.New(s.match.Game(), judge.Settings{Playouts: max(1, r.Playouts)})
	if err != nil {
		return "", err
	}
	var lines []string
	for i, c := range r.Candidates {
		if i == 0 || c.Visits > 0 || c.Proven { // nothing is known about the others
			lines = append(lines, s.candidate(j, c))
		}
	}
	return strings.Join(lines, "\n"), nil
}

// reason says why a ply is worse than the best one, or without a ply why the best one is good. It searches like reviews do.
func (s *Session) reason(args []string) (string, error) {
	if s.match.Over() {
		return "", errors.New("game is over")
	}
	mv := games.NoMove
	if len(args) > 0 {
		var err error
		if mv, err = s.parsePly(strings.Join(args, " ")); err != nil {
			return "", err
		}
	}
	j, err := judge.New(s.match.Game(), judge.DefaultSettings(s.spec.ID))
	if err != nil {
		return "", err
	}
	ctx, done := s.input.watch()
	defer done()
	ctx, cancel := context.WithTimeout(ctx, s.config.MaxThinking)
	defer cancel()
	g, p, b := s.match.Game(), s.match.Position(), judge.NewBook(j)
	l, err := j.Look(ctx, b, p)
	if err != nil {
		return "", fmt.Errorf("quintet-reason: the search did not end: %w", err)
	}
	if mv == games.NoMove || mv == l.Best() {
		return s.reasons(fmt.Sprintf("best=%s value=%.4f", g.FormatMove(p, l.Best()), l.Chances[p.ToMove()]), l.Reasons(g, p)), nil
	}
	ply, err := j.Grade(ctx, b, p, mv)
	if err != nil {
		return "", fmt.Errorf("quintet-reason: the search did not end: %w", err)
	}
	return s.reasons(fmt.Sprintf("best=%s loss=%.4f", g.FormatMove(p, l.Best()), ply.Loss), ply.Reasons(g, p)), nil
}

// reasons writes head and a line for each of why: the ply, the cells and the sentence.
func (s *Session) reasons(head string, why []judge.Reason) string {
	lines := []string{head}
	g := s.match.Game()
	for _, r := range why {
		var cells []string
		for _, t := range r.Cells {
			cells = append(cells, g.Geometry().Label(t))
		}
		lines = append(lines, fmt.Sprintf("%s cells=%s %s", g.FormatMove(s.match.Position(), r.Move), strings.Join(cells, ","), s.book.Say(r.Text)))
	}
	return strings.Join(lines, "\n")
}

// analysisLimits parses "playouts N" and "time S", both optional.
func (s *Session) analysisLimits(args []string) (search.Limits, error) {
	const name = "quintet-analyze"
	if len(args) == 0 {
		return search.Limits{Time: min(defaultAnalysis, s.config.MaxThinking)}, nil
	}
	var l search.Limits
	seen := map[string]bool{}
	for ; len(args) > 0; args = args[2:] {
		word := args[0]
		if len(args) == 1 || seen[word] || word != "playouts" && word != "time" {
			return l, fmt.Errorf("%s: want playouts N, time S or both, such as playouts 1000 time 0.5", name)
		}
		seen[word] = true
		var err error
		if word == "playouts" {
			l.Playouts, err = number(name, args[1], 1, s.config.MaxPlayouts)
		} else {
			l.Time, err = seconds(name, args[1], minThinking, s.config.MaxThinking)
		}
		if err != nil {
			return l, err
		}
	}
	return l, nil
}

// candidate writes one line, with the chance according to j.
func (s *Session) candidate(j *judge.Judge, c search.Candidate) string {
	p := s.match.Position().Clone()
	value := j.Chances(p, c)[p.ToMove()]
	names := games.FormatLine(s.match.Game(), p, c.Line)
	return fmt.Sprintf("%s value=%.4f visits=%d line=%s", names[0], value, c.Visits, strings.Join(names, " "))
}

// seconds parses a number of seconds, possibly with a fraction, from least to most.
func seconds(command, text string, least, most time.Duration) (time.Duration, error) {
	f, err := strconv.ParseFloat(text, 64)
	if err != nil || !(f >= least.Seconds() && f <= most.Seconds()) { // written this way to reject NaN
		return 0, fmt.Errorf("%s: %s is not a number of seconds from %s to %s", command, games.Quote(text),
			strconv.FormatFloat(least.Seconds(), 'f', -1, 64), strconv.FormatFloat(most.Seconds(), 'f', -1, 64))
	}
	return time.Duration(f * float64(time.Second)), nil
}
