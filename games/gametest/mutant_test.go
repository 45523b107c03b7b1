package gametest

import (
	"cmp"
	"reflect"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/null"
)

// A mutant is null with some methods replaced. A nil hook leaves its method unchanged. Hooks receive positions of null.
type mutant struct {
	options     string
	appendMoves func(p games.Position, dst []games.Move) []games.Move
	legal       func(p games.Position, m games.Move) bool
	play        func(p games.Position, m games.Move)
	players     int
	toMove      func(p games.Position) games.Player
	payoffs     func(p games.Position) games.Payoffs
	scores      func(p games.Position, dst []int) []int
	hash        func(p games.Position) uint64
	text        func(p games.Position, dst []byte) []byte
	clone       func(p games.Position) games.Position
	copyFrom    func(p, src games.Position)
	decided     func(p games.Position) (games.Payoffs, bool)
	playout     func(p games.Position, r *games.Rand) (games.Payoffs, int)
	evaluate    func(p games.Position) games.Payoffs
	priors      func(p games.Position, dst []float32, ms []games.Move) []float32
	urgent      func(dst []games.Move) []games.Move

	info          func(i games.Info) games.Info
	maxPlies      func() int
	formatMove    func(p games.Position, m games.Move) string
	annotate      func(p games.Position, m games.Move) string
	parseMove     func(p games.Position, text string) (games.Move, error)
	parsePosition func(text string) (games.Position, error)
	view          func(v *board.View, p games.Position, path []board.Target)
	preview       func(v *board.View, p games.Position, m games.Move)
	steps         func(dst []board.Target, p games.Position, m games.Move) []board.Target
	why           func(p games.Position, path []board.Target) board.Reason
	endTurn       func(p games.Position) (games.Move, bool)
	pass          func(p games.Position) (games.Move, bool)
	threats       func(v *board.View, p games.Position)
	chances       func(v *board.View, p games.Position)
	effects       func(p games.Position, m games.Move) []games.Effect
}

// spec returns null's Spec with mutant games.
func (b *mutant) spec() games.Spec {
	s := null.Spec
	if b.chances != nil {
		s.AppendOwnThreats = func(v *board.View, p games.Position) { b.chances(v, straight(p)) }
	}
	s.New = func(o games.Options) (games.Game, error) {
		g, err := null.Spec.New(o)
		return &mutantGame{g, b}, err
	}
	return s
}

// A mutantPosition is a position of null with some methods replaced.
type mutantPosition struct {
	games.Position
	b *mutant
}

// or returns hook, or method if hook is nil.
func or[F any](hook, method F) F {
	if reflect.ValueOf(hook).IsNil() {
		return method
	}
	return hook
}

func (p *mutantPosition) AppendMoves(dst []games.Move) []games.Move {
	return or(p.b.appendMoves, games.Position.AppendMoves)(p.Position, dst)
}

func (p *mutantPosition) Legal(m games.Move) bool {
	return or(p.b.legal, games.Position.Legal)(p.Position, m)
}

func (p *mutantPosition) Play(m games.Move) { or(p.b.play, games.Position.Play)(p.Position, m) }

func (p *mutantPosition) Players() int { return cmp.Or(p.b.players, p.Position.Players()) }

func (p *mutantPosition) ToMove() games.Player {
	return or(p.b.toMove, games.Position.ToMove)(p.Position)
}

func (p *mutantPosition) Payoffs() games.Payoffs {
	return or(p.b.payoffs, games.Position.Payoffs)(p.Position)
}

func (p *mutantPosition) AppendScores(dst []int) []int {
	return or(p.b.scores, games.Position.AppendScores)(p.Position, dst)
}

func (p *mutantPosition) Hash() uint64 { return or(p.b.hash, games.Position.Hash)(p.Position) }

func (p *mutantPosition) AppendText(dst []byte) ([]byte, error) {
	if p.b.text != nil {
		return p.b.text(p.Position, dst), nil
	}
	return p.Position.AppendText(dst)
}

func (p *mutantPosition) CopyFrom(src games.Position) {
	or(p.b.copyFrom, games.Position.CopyFrom)(p.Position, straight(src))
}

func (p *mutantPosition) Clone() games.Position {
	return &mutantPosition{or(p.b.clone, games.Position.Clone)(p.Position), p.b}
}

func (p *mutantPosition) Decided() (ps games.Payoffs, ok bool) {
	if p.b.decided != nil {
		return p.b.decided(p.Position)
	}
	return ps, false
}

func (p *mutantPosition) Playout(r *games.Rand) (games.Payoffs, int) {
	if p.b.playout != nil {
		return p.b.playout(p.Position, r)
	}
	return p.Position.(games.Playouter).Playout(r)
}

func (p *mutantPosition) Evaluate() games.Payoffs {
	if p.b.evaluate != nil {
		return p.b.evaluate(p.Position)
	}
	return p.Position.(games.Evaluator).Evaluate()
}

func (p *mutantPosition) AppendPriors(dst []float32, ms []games.Move) []float32 {
	if p.b.priors != nil {
		return p.b.priors(p.Position, dst, ms)
	}
	return p.Position.(games.Prior).AppendPriors(dst, ms)
}

func (p *mutantPosition) AppendUrgent(dst []games.Move) []games.Move {
	if p.b.urgent != nil {
		return p.b.urgent(dst)
	}
	return dst
}

// A mutantGame is a game of null with some methods replaced.
type mutantGame struct {
	games.Game
	b *mutant
}

// straight returns the null position inside p.
func straight(p games.Position) games.Position { return p.(*mutantPosition).Position }

func (g *mutantGame) Start() games.Position { return &mutantPosition{g.Game.Start(), g.b} }

func (g *mutantGame) Info() games.Info {
	if g.b.info != nil {
		return g.b.info(g.Game.Info())
	}
	return g.Game.Info()
}

func (g *mutantGame) MaxPlies() int { return or(g.b.maxPlies, g.Game.MaxPlies)() }

func (g *mutantGame) FormatMove(p games.Position, m games.Move) string {
	return or(g.b.formatMove, g.Game.FormatMove)(straight(p), m)
}

func (g *mutantGame) Annotate(p games.Position, m games.Move) string {
	return or(g.b.annotate, or(g.b.formatMove, g.Game.FormatMove))(straight(p), m)
}

func (g *mutantGame) ParseMove(p games.Position, text string) (games.Move, error) {
	return or(g.b.parseMove, g.Game.ParseMove)(straight(p), text)
}

func (g *mutantGame) ParsePosition(text string) (games.Position, error) {
	p, err := or(g.b.parsePosition, g.Game.ParsePosition)(text)
	if err != nil {
		return nil, err
	}
	return &mutantPosition{p, g.b}, nil
}

func (g *mutantGame) AppendView(v *board.View, p games.Position, path []board.Target) {
	g.Game.AppendView(v, straight(p), path)
	if g.b.view != nil {
		g.b.view(v, straight(p), path)
	}
}

func (g *mutantGame) AppendPreview(v *board.View, p games.Position, m games.Move) {
	g.Game.AppendPreview(v, straight(p), m)
	if g.b.preview != nil {
		g.b.preview(v, straight(p), m)
	}
}

func (g *mutantGame) AppendSteps(dst []board.Target, p games.Position, m games.Move) []board.Target {
	return or(g.b.steps, g.Game.AppendSteps)(dst, straight(p), m)
}

func (g *mutantGame) Why(p games.Position, path []board.Target) board.Reason {
	return or(g.b.why, g.Game.Why)(straight(p), path)
}

func (g *mutantGame) EndTurn(p games.Position) (games.Move, bool) {
	return or(g.b.endTurn, g.Game.(games.TurnEnder).EndTurn)(straight(p))
}

func (g *mutantGame) Pass(p games.Position) (games.Move, bool) {
	if g.b.pass != nil {
		return g.b.pass(straight(p))
	}
	return games.NoMove, false
}

// Skipped leaves the same player to move: null has no turn to leave out.
func (g *mutantGame) Skipped(p games.Position) games.Position { return p.Clone() }

func (g *mutantGame) AppendThreats(v *board.View, p games.Position) {
	v.ThreatSummary = board.Say("game.over")
	if g.b.threats != nil {
		g.b.threats(v, straight(p))
	}
}

// EffectKinds announces no kinds: the texts of null have none.
func (g *mutantGame) EffectKinds() (gains, costs []string) { return nil, nil }

// RemarkKinds returns none, either.
func (g *mutantGame) RemarkKinds() []string { return nil }

func (g *mutantGame) Effects(p games.Position, m games.Move) []games.Effect {
	if g.b.effects != nil {
		return g.b.effects(straight(p), m)
	}
	return nil
}
