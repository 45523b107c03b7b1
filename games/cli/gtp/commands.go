// The protocol's commands: the list of all with their argument counts (commands), and the commands about games, plies, positions, results and
// records. Add a command here and in doc.go. engine.go has the commands for searches and clocks, counting.go those that count, gogui.go those for
// GoGui.

package gtp

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/files/diagram"
	"quintet/games/files/record"
	"quintet/games/play/match"
)

// A command is one command of the protocol. do receives at least least arguments, and at most most unless most < 0.
type command struct {
	name        string
	arguments   string // described in words, for errors; "" for none
	least, most int
	do          func(s *Session, args []string) (string, error)
}

// commands lists every command in the order of list_commands.
func commands() []command {
	return []command{
		{"protocol_version", "", 0, 0, func(*Session, []string) (string, error) { return "2", nil }},
		{"name", "", 0, 0, func(*Session, []string) (string, error) { return "Quintet", nil }},
		{"version", "", 0, 0, func(s *Session, _ []string) (string, error) { return s.config.Version, nil }},
		{"known_command", "the name of a command", 1, 1, knownCommand},
		{"list_commands", "", 0, 0, listCommands},
		{"quit", "", 0, 0, func(*Session, []string) (string, error) { return "", nil }},
		{"boardsize", "a whole number", 1, 1, (*Session).boardsize},
		{"clear_board", "", 0, 0, (*Session).clearBoard},
		{"play", "a seat and a ply, such as p1 c4", 2, -1, (*Session).play},
		{"genmove", "a seat, such as p1", 1, 1, (*Session).genmove},
		{"reg_genmove", "a seat, such as p1", 1, 1, (*Session).regGenmove},
		{"undo", "", 0, 0, (*Session).undo},
		{"time_settings", "a main time, a time of a period, both in seconds, and the plies in a period", 3, 3, (*Session).timeSettings},
		{"time_left", "a seat, a time in seconds and the plies to be played in it", 3, 3, (*Session).timeLeft},
		{"showboard", "", 0, 0, (*Session).showboard},
		{"final_score", "", 0, 0, (*Session).finalScore},
		{"quintet-game", "the name of a game and options such as size=8", 1, -1, (*Session).game},
		{"quintet-options", "", 0, 0, (*Session).options},
		{"quintet-legal", "", 0, 0, (*Session).legal},
		{"quintet-turn", "", 0, 0, (*Session).turn},
		{"quintet-result", "", 0, 0, (*Session).result},
		{"quintet-position", "", 0, 0, (*Session).position},
		{"quintet-setup", "a position as quintet-position writes it", 1, -1, (*Session).setup},
		{"quintet-perft", "a number of plies", 1, 1, (*Session).perft},
		{"quintet-playouts", "a number of games", 1, 1, (*Session).playouts},
		{"quintet-rules-playouts", "a number of games", 1, 1, (*Session).rulesPlayouts},
		{"quintet-record", "all or nothing", 0, 1, (*Session).record},
		{"gogui-rules_game_id", "", 0, 0, rulesCommand((*Session).rulesGame)},
		{"gogui-rules_board_size", "", 0, 0, rulesCommand((*Session).rulesSize)},
		{"gogui-rules_board", "", 0, 0, rulesCommand((*Session).rulesBoard)},
		{"gogui-rules_legal_moves", "", 0, 0, rulesCommand((*Session).rulesLegal)},
		{"gogui-rules_side_to_move", "", 0, 0, rulesCommand((*Session).rulesSide)},
		{"gogui-rules_final_result", "", 0, 0, rulesCommand((*Session).rulesResult)},
		{"quintet-reason", "a ply, or nothing for the best one", 0, -1, (*Session).reason},
		{"quintet-analyze", "playouts N, time S, both or nothing", 0, 4, (*Session).analyze},
	}
}

func find(name string) (command, bool) {
	all := commands()
	i := slices.IndexFunc(all, func(c command) bool { return c.name == name })
	if i < 0 {
		return command{}, false
	}
	return all[i], true
}

func knownCommand(_ *Session, args []string) (string, error) {
	_, ok := find(args[0])
	return strconv.FormatBool(ok), nil
}

func listCommands(*Session, []string) (string, error) {
	var names []string
	for _, c := range commands() {
		names = append(names, c.name)
	}
	return strings.Join(names, "\n"), nil
}

// boardsize starts a new game of another size and keeps the other options.
func (s *Session) boardsize(args []string) (string, error) {
	n, err := strconv.Atoi(args[0])
	if err != nil {
		return "", fmt.Errorf("boardsize: %s is not a whole number", games.Quote(args[0]))
	}
	unacceptable := errors.New("unacceptable size")
	if !slices.ContainsFunc(s.spec.Options, func(o games.Option) bool { return o.ID == "size" }) {
		if n != s.match.Game().Geometry().Columns { // the only size of this game
			return "", unacceptable
		}
		return s.clearBoard(nil)
	}
	o := maps.Clone(s.match.Game().Info().Options)
	o["size"] = strconv.Itoa(n)
	if s.config.Alternate {
		if g, err := s.spec.Open(o); err == nil && s.config.checkGo(g) != nil {
			return "", s.config.checkGo(g)
		}
	}
	if s.open(s.spec.ID, o) != nil {
		return "", unacceptable
	}
	return "", nil
}

// clearBoard restarts the current game.
func (s *Session) clearBoard([]string) (string, error) {
	s.begin(match.New(s.match.Game(), nil))
	return "", nil
}

func (s *Session) play(args []string) (string, error) {
	text := strings.Join(args[1:], " ")
	if seat, err := s.parseSeat(args[0]); err == nil && s.mustWait(seat) {
		if !strings.EqualFold(text, goPass) {
			return "", errWaits
		}
		s.pass()
		return "", nil
	}
	if _, err := s.turnOf(args[0]); err != nil {
		return "", err
	}
	m, err := s.parsePly(text)
	if err != nil {
		return "", err
	}
	return "", s.match.Play(m)
}

// parsePly reads a ply that is legal now.
func (s *Session) parsePly(text string) (games.Move, error) {
	p := s.match.Position()
	ply, err := s.fromGoName(p, text)
	if err != nil {
		return games.NoMove, fmt.Errorf("illegal move: %w", err)
	}
	m, err := s.match.Game().ParseMove(p, ply)
	if illegal, ok := errors.AsType[*games.IllegalError](err); ok {
		return games.NoMove, fmt.Errorf("illegal move: %s", s.book.Say(illegal.Reason.Text))
	}
	if err != nil && s.config.SkipI {
		return games.NoMove, fmt.Errorf("illegal move: %s is no point of the board", games.Quote(text)) // err would name it with the game's letters
	}
	if err != nil {
		return games.NoMove, fmt.Errorf("illegal move: %w", err)
	}
	return m, nil
}

// parseSeat parses p1 to p4, and also black and white in games of two.
func (s *Session) parseSeat(text string) (games.Player, error) {
	players := s.match.Game().Info().Players
	name := strings.ToLower(text)
	if players == 2 {
		switch name {
		case "b", "black":
			name = "p1"
		case "w", "white":
			name = "p2"
		}
	}
	if p, ok := games.ParsePlayer(name, players); ok {
		return p, nil
	}
	return games.None, fmt.Errorf("there is no seat %s; there are p1 to p%d", games.Quote(text), players)
}

func (s *Session) undo([]string) (string, error) {
	if !s.undoPass() && !s.match.Undo() {
		return "", errors.New("cannot undo")
	}
	return "", nil
}

func (s *Session) finalScore([]string) (string, error) {
	if !s.match.Over() {
		return "", errors.New("game is not over")
	}
	if s.config.Alternate {
		return goScore(s.match.Outcome()), nil
	}
	return record.FormatResult(s.match.Outcome(), s.match.Game().Info().Players), nil
}

func (s *Session) game(args []string) (string, error) {
	o, err := games.ParseOptions(args[1:])
	if err != nil {
		return "", err
	}
	return "", s.open(args[0], o)
}

func (s *Session) options([]string) (string, error) {
	return s.spec.Format(s.match.Game().Info().Options), nil
}

func (s *Session) legal([]string) (string, error) {
	p := s.match.Position()
	names := games.FormatMoves(s.match.Game(), p, p.AppendMoves(nil))
	slices.Sort(names)
	return strings.Join(names, " "), nil
}

func (s *Session) turn([]string) (string, error) {
	return s.match.Position().ToMove().String(), nil
}

func (s *Session) result([]string) (string, error) {
	o := s.match.Outcome()
	if o.Ending == match.Going {
		return "none", nil
	}
	var winners []string
	for _, w := range o.Winners {
		winners = append(winners, strconv.Itoa(int(w)+1))
	}
	text := "winners=" + strings.Join(winners, ",")
	if len(o.Scores) > 0 {
		text += " scores=" + record.FormatScores(o.Scores)
	}
	return text, nil
}

func (s *Session) position([]string) (string, error) {
	return games.TextOf(s.match.Position()), nil
}

// setup restarts the game from a position.
func (s *Session) setup(args []string) (string, error) {
	p, err := games.SetUp(s.match.Game(), strings.Join(args, " "))
	if illegal, ok := errors.AsType[*games.IllegalError](err); ok {
		return "", fmt.Errorf("impossible position: %s", s.book.Say(illegal.Reason.Text))
	}
	if err != nil {
		return "", err
	}
	s.begin(match.NewAt(s.match.Game(), p, nil))
	return "", nil
}

// showboard draws the board as text.
func (s *Session) showboard([]string) (string, error) {
	head := s.spec.Name + ", " + s.spec.Format(s.match.Game().Info().Options)
	return strings.Join(append([]string{head}, diagram.Draw(s.match, s.book)...), "\n"), nil
}

// record writes the current path, or with "all" everything that was played. It drops empty lines, because an answer cannot hold them and a record
// does not need them.
func (s *Session) record(args []string) (string, error) {
	var rec *record.Record
	switch {
	case len(args) == 0:
		rec = record.New(s.spec, s.match.Prefix(s.match.Cursor()))
	case args[0] != "all":
		return "", fmt.Errorf("%s is not possible; allowed: all, for what was taken back too, or nothing", games.Quote(args[0]))
	default:
		if !s.match.Closed() {
			s.match.Hold() // keeps taken-back plies as a variation
		}
		rec = record.New(s.spec, s.match)
	}
	var b strings.Builder
	if err := record.Write(&b, rec); err != nil {
		return "", err
	}
	return strings.TrimSpace(strings.ReplaceAll(b.String(), "\n\n", "\n")), nil
}
