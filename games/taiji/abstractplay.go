package taiji

import (
	"maps"
	"slices"
	"strings"

	"quintet/games"
)

// abstractPlay is the game at AbstractPlay: rows are counted from below, two groups count on every board unless it is said otherwise, and equal
// scores are a draw. Source: rules.md A2, T-1 and T-2, and A3.
var abstractPlay = games.AbstractPlay{
	Options:  optionsOf,
	Variants: variantsOf,
	Start:    games.Game.Start,
	Format: func(gm games.Game, p games.Position, m games.Move) string {
		g := gm.(*game)
		return strings.Replace(games.MoveCells(g.FormatMove(p, m), g.fromBelow), "-", ",", 1)
	},
	Parse: func(gm games.Game, text string) string {
		return games.MoveCells(strings.ToLower(text), gm.(*game).fromBelow)
	},
}

// fromBelow counts rows from the other side.
func (g *game) fromBelow(column, row int) (int, int) { return column, g.size - 1 - row }

// A variant holds the name of a variant of the site, a word that every description of it has, and the option that it means.
type variant struct{ name, word, option, value string }

// siteVariants lists them all.
var siteVariants = []variant{
	{"7x7", "7x7", "size", "7"},
	{"11x11", "11x11", "size", "11"},
	{"onegroup", "one", "groups", "1"},
	{"threegroups", "three", "groups", "3"},
	{"squares", "square", "score", "squares"},
	{"products", "product", "score", "product"},
	{"tonga", "tonga", "tonga", "on"},
}

// optionsOf returns the options of a game with these variants, with a draw and without.
func optionsOf(names []string, _ int) (all []games.Options, unknown string) {
	o := games.Options{"size": "9", "groups": "2", "tie": "draw"}
	for _, name := range names {
		i := slices.IndexFunc(siteVariants, func(v variant) bool { return strings.Contains(strings.ToLower(name), v.word) })
		if i < 0 {
			return nil, name
		}
		o[siteVariants[i].option] = siteVariants[i].value
	}
	dark := maps.Clone(o)
	dark["tie"] = "dark"
	return []games.Options{o, dark}, ""
}

// variantsOf returns the variants of a game with options o.
func variantsOf(o games.Options) (names []string, ok bool) {
	if o["size"] != "9" && o["size"] != "7" && o["size"] != "11" {
		return nil, false
	}
	groups := countedGroups(o)
	for _, v := range siteVariants {
		switch {
		case v.option == "groups" && int(v.value[0]-'0') == groups, v.option != "groups" && o[v.option] == v.value:
			names = append(names, v.name)
		}
	}
	return names, true
}
