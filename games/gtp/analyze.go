package gtp

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/judge"
	"quintet/games/search"
)

// defaultAnalysis is the time of quintet-analyze without a limit.
const defaultAnalysis = time.Second

// analyze searches the position as the strongest level does, with an engine of its own, and lists what it has looked at.
func (s *Session) analyze(args []string) (string, error) {
	l, err := s.analysisLimits(args)
	if err != nil {
		return "", err
	}
	if s.match.Over() {
		return "", errors.New("game is over")
	}
	level, err := s.level(Strongest)
	if err != nil {
		return "", err
	}
	l.Threads = level.Limits(s.config.Threads).Threads
	r, err := s.think(level.Engine(s.config.Seed, 0), l)
	if err != nil {
		return "", err
	}
	j, err := judge.New(s.match.Game(), judge.Settings{Playouts: max(1, r.Playouts)})
	if err != nil {
		return "", err
	}
	var lines []string
	for i, c := range r.Candidates {
		if i == 0 || c.Visits > 0 || c.Proven { // of the others nothing is known
			lines = append(lines, s.candidate(j, c))
		}
	}
	return strings.Join(lines, "\n"), nil
}

// analysisLimits reads "playouts N" and "time S". Each may be left out.
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

// candidate writes one line, with the chance that j sees.
func (s *Session) candidate(j *judge.Judge, c search.Candidate) string {
	p := s.match.Position().Clone()
	value := j.Chances(p, c)[p.ToMove()]
	names := games.FormatLine(s.match.Game(), p, c.Line)
	return fmt.Sprintf("%s value=%.4f visits=%d line=%s", names[0], value, c.Visits, strings.Join(names, " "))
}

// seconds reads a number of seconds, which may have a fraction, from least to most.
func seconds(command, text string, least, most time.Duration) (time.Duration, error) {
	f, err := strconv.ParseFloat(text, 64)
	if err != nil || !(f >= least.Seconds() && f <= most.Seconds()) { // also where it is not a number
		return 0, fmt.Errorf("%s: %s is not a number of seconds from %s to %s", command, games.Quote(text),
			strconv.FormatFloat(least.Seconds(), 'f', -1, 64), strconv.FormatFloat(most.Seconds(), 'f', -1, 64))
	}
	return time.Duration(f * float64(time.Second)), nil
}
