// What a ply does, in the words of its game (Effect), and the optional interface of games that can say it (Explainer). Package judge makes reasons
// from effects: for hints from those of the best ply, for mistakes from those of the reply.

package games

import (
	"slices"

	"quintet/games/board"
)

// An Effect is something that a ply does by the rules: it is true of the ply whatever follows. Its sentences are texts of the game:
// <id>.effect.<kind> says that a ply does it, and those with .stops and .allows that a ply keeps the other player from doing it or lets him do it. A
// sentence has at most twelve words. A Cost has only the first.
type Effect struct {
	Kind string // a word in lower case, such as "cut"
	Args []any  // of each of the sentences

	// Subject tells effects of one kind apart: the link that is cut, not the ply that cuts it. Several plies may have the same effect.
	// It is empty if only the amount counts, as for the size of a square.
	Subject string

	Amount int  // how much of it; of two effects of one kind and subject, the larger one includes the smaller one
	Cost   bool // it is bad for the player who does it
	Minor  bool // it is worth a word of the ply, but not of another ply that prevents or allows it

	Cells []board.Target // what the sentence is about, in the order of importance
	Line  []board.Target // a link or path that the sentence is about, from end to end; empty for none
}

// Includes reports whether e stands for at least as much as f: both are of one kind and subject, and e is no smaller.
func (e Effect) Includes(f Effect) bool {
	return e.Kind == f.Kind && e.Subject == f.Subject && e.Amount >= f.Amount
}

// Does returns the sentence that says that a ply of game id has the effect.
func (e Effect) Does(id string) board.Message { return board.Say(e.Key(id), e.Args...) }

// Stops returns the sentence that says that a ply of game id keeps the other player from the effect, which is a gain.
func (e Effect) Stops(id string) board.Message { return board.Say(e.Key(id)+".stops", e.Args...) }

// Allows returns the sentence that says that a ply of game id lets the other player have the effect, which is a gain.
func (e Effect) Allows(id string) board.Message { return board.Say(e.Key(id)+".allows", e.Args...) }

// Remark returns what the other player may say about the effect of a ply of game id, which is one of RemarkKinds.
func (e Effect) Remark(id string) board.Message { return board.Say(e.Key(id) + ".remark") }

// Key returns the key of the sentence that says that a ply of game id has the effect.
func (e Effect) Key(id string) string { return id + ".effect." + e.Kind }

// An Explainer is a Game that can say what plies do.
type Explainer interface {
	Game

	// EffectKinds returns every kind of effect in the game, none twice. Costs are those that are bad for the player who does them.
	EffectKinds() (gains, costs []string)

	// RemarkKinds returns the gains, none of them usual, after which the other player may say a word. The sentence, <id>.effect.<kind>.remark, is his.
	RemarkKinds() []string

	// Effects returns the effects of mv, which is legal in p, the most important first: at most one of a kind and subject. It takes less than 0.2 ms on
	// the usual boards and does not change p.
	Effects(p Position, mv Move) []Effect
}

// HasEffect reports whether one of effects includes e.
func HasEffect(effects []Effect, e Effect) bool {
	return slices.ContainsFunc(effects, func(f Effect) bool { return f.Includes(e) })
}
