package gametest

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/games/null"
)

// A mutant is null with some methods replaced. A hook that is nil leaves the method as it is.
// Hooks see positions of null.
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
}

// spec returns null's Spec with mutant games.
func (b *mutant) spec() games.Spec {
	s := null.Spec
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

func (p *mutantPosition) AppendMoves(dst []games.Move) []games.Move {
	if p.b.appendMoves != nil {
		return p.b.appendMoves(p.Position, dst)
	}
	return p.Position.AppendMoves(dst)
}

func (p *mutantPosition) Legal(m games.Move) bool {
	if p.b.legal != nil {
		return p.b.legal(p.Position, m)
	}
	return p.Position.Legal(m)
}

func (p *mutantPosition) Play(m games.Move) {
	if p.b.play != nil {
		p.b.play(p.Position, m)
		return
	}
	p.Position.Play(m)
}

func (p *mutantPosition) Players() int {
	if p.b.players != 0 {
		return p.b.players
	}
	return p.Position.Players()
}

func (p *mutantPosition) ToMove() games.Player {
	if p.b.toMove != nil {
		return p.b.toMove(p.Position)
	}
	return p.Position.ToMove()
}

func (p *mutantPosition) Payoffs() games.Payoffs {
	if p.b.payoffs != nil {
		return p.b.payoffs(p.Position)
	}
	return p.Position.Payoffs()
}

func (p *mutantPosition) AppendScores(dst []int) []int {
	if p.b.scores != nil {
		return p.b.scores(p.Position, dst)
	}
	return p.Position.AppendScores(dst)
}

func (p *mutantPosition) Hash() uint64 {
	if p.b.hash != nil {
		return p.b.hash(p.Position)
	}
	return p.Position.Hash()
}

func (p *mutantPosition) AppendText(dst []byte) ([]byte, error) {
	if p.b.text != nil {
		return p.b.text(p.Position, dst), nil
	}
	return p.Position.AppendText(dst)
}

func (p *mutantPosition) CopyFrom(src games.Position) {
	if p.b.copyFrom != nil {
		p.b.copyFrom(p.Position, src.(*mutantPosition).Position)
		return
	}
	p.Position.CopyFrom(src.(*mutantPosition).Position)
}

func (p *mutantPosition) Clone() games.Position {
	if p.b.clone != nil {
		return &mutantPosition{p.b.clone(p.Position), p.b}
	}
	return &mutantPosition{p.Position.Clone(), p.b}
}

func (p *mutantPosition) Decided() (games.Payoffs, bool) {
	if p.b.decided != nil {
		return p.b.decided(p.Position)
	}
	return games.Payoffs{}, false
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

// A mutantGame is a game of null with some methods replaced.
type mutantGame struct {
	games.Game
	b *mutant
}

// straight returns the position of null inside p.
func straight(p games.Position) games.Position { return p.(*mutantPosition).Position }

func (g *mutantGame) Start() games.Position { return &mutantPosition{g.Game.Start(), g.b} }

func (g *mutantGame) Info() games.Info {
	if g.b.info != nil {
		return g.b.info(g.Game.Info())
	}
	return g.Game.Info()
}

func (g *mutantGame) MaxPlies() int {
	if g.b.maxPlies != nil {
		return g.b.maxPlies()
	}
	return g.Game.MaxPlies()
}

func (g *mutantGame) FormatMove(p games.Position, m games.Move) string {
	if g.b.formatMove != nil {
		return g.b.formatMove(straight(p), m)
	}
	return g.Game.FormatMove(straight(p), m)
}

func (g *mutantGame) Annotate(p games.Position, m games.Move) string {
	if g.b.annotate != nil {
		return g.b.annotate(straight(p), m)
	}
	return g.FormatMove(p, m)
}

func (g *mutantGame) ParseMove(p games.Position, text string) (games.Move, error) {
	if g.b.parseMove != nil {
		return g.b.parseMove(straight(p), text)
	}
	return g.Game.ParseMove(straight(p), text)
}

func (g *mutantGame) ParsePosition(text string) (games.Position, error) {
	parse := g.Game.ParsePosition
	if g.b.parsePosition != nil {
		parse = g.b.parsePosition
	}
	p, err := parse(text)
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
	if g.b.steps != nil {
		return g.b.steps(dst, straight(p), m)
	}
	return g.Game.AppendSteps(dst, straight(p), m)
}

func (g *mutantGame) Why(p games.Position, path []board.Target) board.Reason {
	if g.b.why != nil {
		return g.b.why(straight(p), path)
	}
	return g.Game.Why(straight(p), path)
}

func (g *mutantGame) EndTurn(p games.Position) (games.Move, bool) {
	if g.b.endTurn != nil {
		return g.b.endTurn(straight(p))
	}
	return g.Game.(games.TurnEnder).EndTurn(straight(p))
}

func (g *mutantGame) Pass(p games.Position) (games.Move, bool) {
	if g.b.pass != nil {
		return g.b.pass(straight(p))
	}
	return games.NoMove, false
}

// Skipped has the player to move go on: null has no turn to leave out.
func (g *mutantGame) Skipped(p games.Position) games.Position { return p.Clone() }

func (g *mutantGame) AppendThreats(v *board.View, p games.Position) {
	v.Seen = board.Say("game.over")
	if g.b.threats != nil {
		g.b.threats(v, straight(p))
	}
}

func (g *mutantGame) AppendOwnThreats(v *board.View, p games.Position) {
	if g.b.chances != nil {
		g.b.chances(v, straight(p))
	}
}
