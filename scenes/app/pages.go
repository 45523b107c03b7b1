// The table of the program's pages (pages): the function that makes the scene of each, and how the app treats it. Add a page here, and its name in
// scenes/scene.go.

package app

import (
	"quintet/games/play/table"
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

// A page is a kind of scene.
type page struct {
	make    func(o opening) scenes.Scene
	arrives bool // its focus is visible at once if the player came by keyboard
	lists   bool // it lists finished games: leaving a table that was opened here leads back
}

// An opening is what a page is made from.
type opening struct {
	context *scenes.Context
	args    any  // those of scenes.Next
	from    page // the page below, the zero page for none
}

// pages are the pages by their names.
var pages = map[string]page{
	scenes.Title: {make: func(o opening) scenes.Scene { return title.New(o.context) }},
	scenes.Setup: {arrives: true, make: func(o opening) scenes.Scene {
		if at, ok := o.args.(scenes.Position); ok {
			return setup.NewAt(o.context, at)
		}
		return setup.New(o.context, o.args.(scenes.NewGame))
	}},
	scenes.Editor: {make: func(o opening) scenes.Scene { return editor.New(o.context, o.args.(scenes.Position)) }},
	scenes.Play: {make: func(o opening) scenes.Scene {
		t := o.args.(*table.Table)
		o.context.Sit(t)
		return play.New(o.context, t, o.from.lists)
	}},
	scenes.Options:  {arrives: true, make: func(o opening) scenes.Scene { return options.New(o.context) }},
	scenes.Licences: {make: func(o opening) scenes.Scene { return options.NewLicences(o.context) }},
	scenes.Keyboard: {arrives: true, make: func(o opening) scenes.Scene { return options.NewKeyboard(o.context) }},
	scenes.Collection: {arrives: true, lists: true, make: func(o opening) scenes.Scene {
		at, _ := o.args.(scenes.Position) // otherwise all games are listed
		return collection.New(o.context, at)
	}},
	scenes.Review: {make: func(o opening) scenes.Scene { return review.New(o.context, o.args.(scenes.ReviewPage)) }},
	scenes.Training: {arrives: true, make: func(o opening) scenes.Scene {
		return training.New(o.context, o.args.(scenes.Exercises))
	}},
	scenes.Rules: {make: func(o opening) scenes.Scene { return rules.New(o.context, o.args.(scenes.RulesPage)) }},
}
