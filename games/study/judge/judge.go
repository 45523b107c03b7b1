// Package judge says how good the plies of a game were, and which would have been better. One judge gives hints, grades, reviews and exercises
// their answers, so they never contradict each other: what it says follows from the position and its Settings alone, and the ply that it
// advises is never a mistake to it.
//
// A Look holds the chances and the best plies of a position. A Book keeps looks, as text beside a record, so that nothing is searched twice. A
// Review grades the plies of a path by the looks of a book. A Sweep fills the book on goroutines of its own.
//
// All chances are corrected by the tables of package chance: they add up to 1 over the seats, and come true.
//
// # Loss
//
// The loss of a ply is the part of the win that it has cost its player, in [0, 1]: the difference between the chances after the best ply and
// after the one played. Both are looks of the same kind, so a search that likes the side to move better does not count against it. Where the
// chances before the ply are less than half the margin of a mistake above those after it, the loss is that difference, and the best ply is not
// searched. A loss within twice the noise of the search is no mistake.
package judge

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
	"quintet/games/study/chance"
)

// Settings decide what a judge says. Equal settings say the same of equal positions, whatever was asked before.
type Settings struct {
	Playouts int    // of the search of a position, at least 1
	Seed     uint64 // of all searches
}

// Usual returns the settings of reviews and hints in the game called id, as its file of levels has them. The tables of package chance have lines
// for them.
func Usual(id string) Settings {
	return Settings{Playouts: catalog.Judge(id).Limits(1).Playouts, Seed: 1}
}

// memory bounds the tree of one search, in bytes.
const memory = 32 << 20

// Search searches pos, which is not over, as every judge with these settings does: with a new engine of level l, on the goroutine of the
// caller. If ctx is cancelled the report is not complete, and the error is that of ctx.
func (s Settings) Search(ctx context.Context, l catalog.Level, pos games.Position) (search.Report, error) {
	e, lim := s.task(l, pos)
	return search.CatchPanic(ctx, e, pos, lim)
}

// task returns a new engine for the search of pos, and its limits.
func (s Settings) task(l catalog.Level, pos games.Position) (search.Engine, search.Limits) {
	return l.Engine(games.NewRand(s.Seed^pos.Hash()).Uint64(), memory), search.Limits{Playouts: s.Playouts, Threads: 1, Lines: shownLines}
}

// A Judge judges one game with the search that catalog.Judge names. It never changes; goroutines may share it.
type Judge struct {
	game     games.Game
	options  games.Options // what is stated of them
	level    catalog.Level
	curve    chance.Curve
	settings Settings
}

// New returns the judge of g. The error says that g is not in the catalogue, or that its table of chances cannot be read.
func New(g games.Game, s Settings) (*Judge, error) {
	info := g.Info()
	spec, ok := catalog.Find(info.ID)
	if !ok {
		return nil, fmt.Errorf("judge: there is no game %q", info.ID)
	}
	if s.Playouts < 1 {
		return nil, errors.New("judge: a search needs at least 1 playout")
	}
	table, err := chance.Parse(spec.Chances)
	if err != nil {
		return nil, fmt.Errorf("judge: %s: %w", info.ID, err)
	}
	return &Judge{game: g, options: spec.Stated(info.Options), level: catalog.Judge(info.ID), curve: table.Curve(info.Options, s.Playouts), settings: s}, nil
}

// Game returns the game that j judges.
func (j *Judge) Game() games.Game { return j.game }

// Deeper returns the judge of the same game whose searches have so many times the playouts, and other seeds.
func (j *Judge) Deeper(times int) (*Judge, error) {
	return New(j.game, Settings{Playouts: times * j.settings.Playouts, Seed: j.settings.Seed + 1})
}

// Key changes whenever the judge would say something else: with the game, its options, the settings, the level and the table of chances.
func (j *Judge) Key() uint64 {
	sum := fnv.New64a()
	fmt.Fprint(sum, j.game.Info().ID, j.options, j.settings, j.level, j.curve) // a hash takes everything
	return sum.Sum64()
}

// Task returns how the judge searches pos, for who has a search.Thinker of his own: a new engine, for this search alone, and its limits. Book.Take
// takes the report. Positions to be searched come from Book.Needs and Review.Next.
func (j *Judge) Task(pos games.Position) (search.Engine, search.Limits) {
	return j.settings.task(j.level, pos)
}

// Look searches pos where b does not know it, and returns what b then knows. Where the ply is forced, the look is that of the position after
// it. The error is that of ctx, or a *crash.Panic of the search.
func (j *Judge) Look(ctx context.Context, b *Book, pos games.Position) (Look, error) {
	for {
		l, needs := b.find(pos)
		if needs == nil {
			return l, nil
		}
		found, err := j.search(ctx, needs)
		if err != nil {
			return Look{}, err
		}
		b.put(needs, found)
	}
}

// Lines returns the best lines of pos, the best first, each with a chance that has been searched. The errors are those of Look.
func (j *Judge) Lines(ctx context.Context, b *Book, pos games.Position) ([]Scored, error) {
	l, err := j.Look(ctx, b, pos)
	if err != nil {
		return nil, err
	}
	for {
		lines, needs := b.Score(pos, l.Lines)
		if needs == nil {
			return lines, nil
		}
		if _, err := j.Look(ctx, b, needs); err != nil {
			return nil, err
		}
	}
}

// Grade grades the ply mv, legal in pos, and searches whatever b does not know. The errors are those of Look.
func (j *Judge) Grade(ctx context.Context, b *Book, pos games.Position, mv games.Move) (Ply, error) {
	for {
		p, needs := b.Grade(pos, mv)
		if needs == nil {
			return p, nil
		}
		if _, err := j.Look(ctx, b, needs); err != nil {
			return Ply{}, err
		}
	}
}
