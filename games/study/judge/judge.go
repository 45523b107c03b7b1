// Package judge rates the plies of a game and finds better ones. The same judge gives hints, grades, reviews and the answers of exercises, so they
// never contradict each other: its verdict follows only from the position and its Settings, and it never grades its own advice as a mistake.
//
// A Look holds the chances and the best plies of a position. A Book stores looks, as text next to a record, so that nothing is searched twice. A
// Review grades the plies of a path by the looks of a book. A Sweep fills the book on goroutines of its own.
//
// All chances are corrected by the tables of package chance: they add up to 1 over the seats and are calibrated.
//
// # Files
//
// This file has the Settings and the Judge. Add a setting here. look.go has the verdict on a position, grade.go the grade of a ply, book.go and
// text.go the looks that are kept, review.go the review of a game, sweep.go its searches in the background, moments.go the key moments, and reason.go
// the reasons in the words of the game.
//
// # Loss
//
// The loss of a ply is the share of the win that it cost its player, in [0, 1]: the difference between the chances after the best ply and after the
// one played. Both are looks of the same kind, so a search that favours the side to move does not bias it. If the chances before the ply exceed those
// after it by less than half the margin of a mistake, the loss is that difference, and the best ply is not searched. A loss within twice the noise of
// the search is not a mistake.
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

// Settings decide the verdicts of a judge. Equal settings give equal verdicts on equal positions, whatever was asked before.
type Settings struct {
	Playouts int    // of the search of a position, at least 1
	Seed     uint64 // of every search
}

// DefaultSettings returns the settings of reviews and hints for the game id, from its levels file. The tables of package chance have rows for them.
func DefaultSettings(id string) Settings {
	return Settings{Playouts: catalog.Judge(id).Limits().Playouts, Seed: 1}
}

// memory bounds the tree of one search, in bytes.
const memory = 32 << 20

// Search searches pos, which is not over, like every judge with these settings: with a new engine of level l, on the goroutine of the caller. If ctx
// is cancelled the report is incomplete, and the error is that of ctx.
func (s Settings) Search(ctx context.Context, l catalog.Level, pos games.Position) (search.Report, error) {
	e, lim := s.task(l, pos)
	return search.CatchPanic(ctx, e, pos, lim)
}

// task returns a new engine for the search of pos, and its limits.
func (s Settings) task(l catalog.Level, pos games.Position) (search.Engine, search.Limits) {
	return l.Engine(games.NewRand(s.Seed^pos.Hash()).Uint64(), memory), search.Limits{Playouts: s.Playouts, Lines: shownLines}
}

// A Judge judges one game with the search of catalog.Judge. It never changes; goroutines may share it.
type Judge struct {
	game     games.Game
	options  games.Options // the stated ones
	level    catalog.Level
	curve    chance.Curve
	settings Settings
	solved   string // what is known of the board, if it is solved
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
	j := &Judge{game: g, options: spec.Explicit(info.Options), level: catalog.Judge(info.ID), curve: table.Curve(info.Options, s.Playouts), settings: s}
	if b, ok := catalog.Solved(g); ok {
		j.solved = catalog.FormatSolved(spec, b)
	}
	return j, nil
}

// Game returns the game that j judges.
func (j *Judge) Game() games.Game { return j.game }

// Deeper returns a judge of the same game with times as many playouts, and other seeds.
func (j *Judge) Deeper(times int) (*Judge, error) {
	return New(j.game, Settings{Playouts: times * j.settings.Playouts, Seed: j.settings.Seed + 1})
}

// version is part of every key. Change it when the same settings begin to give other verdicts.
const version = 1

// Key identifies the verdicts of the judge: it changes with the game, its options, the settings, the level, the table of chances and, on a solved board,
// what is known of it.
func (j *Judge) Key() uint64 {
	sum := fnv.New64a()
	fmt.Fprint(sum, version, j.game.Info().ID, j.options, j.settings, j.level, j.curve, j.solved) // writing to a hash never fails
	return sum.Sum64()
}

// Task returns a new engine and limits for the judge's search of pos, for callers with their own search.Thinker. The engine is for this search only;
// Book.Take takes the report. Book.Needs and Review.Next return the positions to search.
func (j *Judge) Task(pos games.Position) (search.Engine, search.Limits) {
	e, lim := j.settings.task(j.level, pos)
	return catalog.Perfect(j.game, e, memory), lim
}

// Look searches pos if b does not know it, and returns the look. If the ply is forced, it is the look at the position after it. The error is that of
// ctx, or a *crash.Panic of the search.
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

// Lines returns the best lines of pos, the best first, each with a searched chance. The errors are those of Look.
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

// Grade grades the ply mv, legal in pos, and searches everything that b does not know. The errors are those of Look.
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

// Surely is Book.Surely of b, and searches everything that b does not know. The errors are those of Look.
func (j *Judge) Surely(ctx context.Context, b *Book, p Ply, pos games.Position, c Class) (bool, error) {
	for {
		sure, in, needs := b.Surely(p, pos, c)
		if needs == nil {
			return sure, nil
		}
		if _, err := in.judge.Look(ctx, in, needs); err != nil {
			return false, err
		}
	}
}
