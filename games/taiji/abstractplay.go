// Taiji on the site AbstractPlay: its variants, the options that their labels stand for (optionsOf), and its notation of plies. Add a label of the
// site here (siteVariants). games/files/abstractplay reads and writes the site's records.

package taiji

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
)

// abstractPlay describes the game on AbstractPlay: rows are counted from the bottom, two groups count on every board unless stated otherwise, and
// equal scores are a draw. Source: rules.md A2, T-1 and T-2, and A3.
var abstractPlay = games.AbstractPlay{
	Options:  optionsOf,
	Variants: variantsOf,
	Start:    games.Game.Start,
	Format: func(gm games.Game, p games.Position, m games.Move) string {
		g := gm.(*game)
		return strings.Replace(games.MapCells(g.FormatMove(p, m), g.fromBelow), "-", ",", 1)
	},
	Parse: func(gm games.Game, text string) string {
		return games.MapCells(strings.ToLower(text), gm.(*game).fromBelow)
	},
}

// fromBelow counts rows from the other side.
func (g *game) fromBelow(column, row int) (int, int) { return column, g.size - 1 - row }

// siteValues are the option values of the site, its default first, in the order in which this program names them.
var siteValues = []struct {
	option string
	values []string
}{
	{"size", []string{"9", "7", "11"}},
	{"groups", []string{"2", "1", "3"}},
	{"score", []string{"sum", "squares", "product"}},
	{"tonga", []string{"off", "on"}},
}

// A variant is a value of an option: its name on the site, "" for a default, and the common part of its English labels. tie=dark is our addition.
type variant struct {
	name          string
	label         *regexp.Regexp
	option, value string
}

var siteVariants = []variant{
	{"onegroup", regexp.MustCompile(`\b(one|single)( ?groups?)?\b`), "groups", "1"},
	{"", regexp.MustCompile(`\btwo( ?groups?)?\b`), "groups", "2"},
	{"threegroups", regexp.MustCompile(`\bthree( ?groups?)?\b`), "groups", "3"},
	{"squares", regexp.MustCompile(`\bsquares?\b`), "score", "squares"},
	{"products", regexp.MustCompile(`\bproducts?\b`), "score", "product"},
	{"", regexp.MustCompile(`\bsimple sum\b`), "score", "sum"},
	{"tonga", regexp.MustCompile(`\btonga\b`), "tonga", "on"},
	{"tie=dark", regexp.MustCompile(`^tie=dark$`), "tie", "dark"},
}

// siteSize finds the board size in a label of any language.
var siteSize = regexp.MustCompile(`\b(\d+) ?[x×х] ?(\d+)\b`)

// readLabels returns the options that labels name, and whether all labels are understood.
func readLabels(labels []string) (o games.Options, all bool) {
	o, all = games.Options{}, true
	for _, label := range labels {
		label, known := strings.ToLower(label), false
		if n := siteSize.FindStringSubmatch(label); n != nil && n[1] == n[2] {
			if size, err := strconv.Atoi(n[1]); err == nil && size >= 2 && size <= maxSize {
				o["size"], known = n[1], true
			}
		}
		for _, v := range siteVariants {
			if !known && v.label.MatchString(label) {
				o[v.option], known = v.value, true
			}
		}
		all = all && known
	}
	return o, all
}

// optionsOf returns the options that a game with these labels may have had. The site does not always name defaults, and labels are in the language of
// the reader: a label in an unknown language can mean anything.
func optionsOf(labels []string, _ int) (likely, others [][]games.Options) {
	named, all := readLabels(labels)
	ties := []string{"draw", "dark"}
	if named["tie"] == "dark" {
		slices.Reverse(ties)
	}
	for _, tie := range ties {
		trusting, free := []games.Options{{"tie": tie}}, []games.Options{{"tie": tie}}
		for _, v := range siteValues {
			value, ok := named[v.option]
			if !ok {
				value = v.values[0]
			}
			values := append([]string{value}, slices.DeleteFunc(slices.Clone(v.values), func(v string) bool { return v == value })...)
			free = crossed(free, v.option, values)
			if ok || all {
				values = values[:1]
			}
			trusting = crossed(trusting, v.option, values)
		}
		likely, others = append(likely, trusting), append(others, free)
	}
	return likely, others
}

// crossed returns every set combined with every value of an option, the first values first.
func crossed(sets []games.Options, option string, values []string) (all []games.Options) {
	for _, value := range values {
		for _, o := range sets {
			o = maps.Clone(o)
			o[option] = value
			all = append(all, o)
		}
	}
	return all
}

// variantsOf returns the site's variants for a game with options o.
func variantsOf(o games.Options) (names []string, ok bool) {
	if !slices.Contains(siteValues[0].values, o["size"]) {
		return nil, false
	}
	if size := o["size"]; size != "9" {
		names = append(names, size+"x"+size)
	}
	groups := strconv.Itoa(countedGroups(o))
	for _, v := range siteVariants {
		if v.name != "" && (v.option == "groups" && v.value == groups || v.option != "groups" && o[v.option] == v.value) {
			names = append(names, v.name)
		}
	}
	return names, true
}
