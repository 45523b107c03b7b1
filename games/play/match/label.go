// What the text of a game says about a ply (Label): its notation, and where its turn ends. A ply keeps its label, so that a long game is written again
// without playing it again.

package match

import "quintet/games"

// A Label is what the position before a ply makes of it. It never changes.
type Label struct {
	Text     string // in the notation of the game, see games.Game
	EndsTurn bool   // nothing of the turn follows
	OnlyEnds bool   // it does nothing else, see games.EndTurnOf
}

// Label returns the label of n. Match.Label must have been called since n was added. The start ends a turn.
func (n *Node) Label() Label {
	if n.parent == nil {
		return Label{EndsTurn: true}
	}
	return *n.label
}

// Label gives all plies their labels. It costs little if most have them.
func (m *Match) Label() {
	for ahead := []*Node{m.root}; len(ahead) > 0; {
		n := ahead[len(ahead)-1]
		ahead = ahead[:len(ahead)-1]
		var p games.Position // after n, once it is needed
		for _, next := range n.next {
			if next.label == nil {
				if p == nil {
					p = m.PositionAfter(n)
				}
				m.labelFrom(next, p.Clone())
			} else {
				ahead = append(ahead, next)
			}
		}
	}
}

// labelFrom gives n, which is played in p, and everything after it their labels. It changes p.
func (m *Match) labelFrom(n *Node, p games.Position) {
	for {
		player := p.ToMove()
		end, ok := games.EndTurnOf(m.game, p)
		n.label = &Label{Text: m.game.FormatMove(p, n.move), OnlyEnds: ok && n.move == end}
		p.Play(n.move)
		n.label.EndsTurn = p.Over() || p.ToMove() != player
		if len(n.next) == 0 {
			return
		}
		for _, other := range n.next[1:] {
			m.labelFrom(other, p.Clone())
		}
		n = n.next[0]
	}
}
