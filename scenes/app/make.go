package app

import (
	"quintet/games/table"
	"quintet/scenes"
	"quintet/scenes/collection"
	"quintet/scenes/editor"
	"quintet/scenes/options"
	"quintet/scenes/play"
	"quintet/scenes/review"
	"quintet/scenes/rules"
	"quintet/scenes/setup"
	"quintet/scenes/title"
	"quintet/scenes/training"
)

// make returns the scene of a name with its argument: scenes.NewGame for setup, *table.Table for play, scenes.RulesPage
// for rules, scenes.ReviewPage for review, scenes.Exercises for training, scenes.Position for the editor, and for setup and collection instead of
// what they have else.
func (a *App) make(n scenes.Next) scenes.Scene {
	switch n.Name {
	case scenes.Title:
		return title.New(a.context)
	case scenes.Setup:
		if at, ok := n.Args.(scenes.Position); ok {
			return setup.NewAt(a.context, at)
		}
		return setup.New(a.context, n.Args.(scenes.NewGame))
	case scenes.Editor:
		return editor.New(a.context, n.Args.(scenes.Position))
	case scenes.Play:
		t := n.Args.(*table.Table)
		a.context.Sit(t)
		return play.New(a.context, t, len(a.stack) > 0 && a.Scene() == scenes.Collection)
	case scenes.Options:
		return options.New(a.context)
	case scenes.Notices:
		return options.NewNotices(a.context)
	case scenes.Keyboard:
		return options.NewKeyboard(a.context)
	case scenes.Collection:
		at, _ := n.Args.(scenes.Position) // else all games are listed
		return collection.New(a.context, at)
	case scenes.Review:
		return review.New(a.context, n.Args.(scenes.ReviewPage))
	case scenes.Training:
		return training.New(a.context, n.Args.(scenes.Exercises))
	case scenes.Rules:
		return rules.New(a.context, n.Args.(scenes.RulesPage))
	}
	panic("app: no scene is called " + n.Name)
}
