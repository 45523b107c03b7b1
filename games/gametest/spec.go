// Checks of a game's description of itself (checkSpec): Spec, sentences in all languages, Info, showcase and samples. Add a check here when
// games.Spec gets a new field.

package gametest

import (
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/words"
	"quintet/games/words/wordstest"
)

// checkSpec: the catalogue entry is complete, its defaults are offered and its showcase can be played.
func checkSpec(s games.Spec) defects {
	x := &checker{defects: defects{}, spec: s}
	x.want(s.ID != "" && s.ID == strings.ToLower(s.ID) && s.Name != "" && s.Texts != nil, "spec", "ID %q, name %q, texts %v: want all of them", s.ID, s.Name, s.Texts)
	x.want(s.Levels != "", "spec", "the levels of the computer are missing: embed a file levels.txt, as package games/catalog describes it")
	x.checkTexts()
	for i, o := range s.Options {
		x.want(slices.Contains(o.Choices, o.Default), "spec", "option %s: the default %q is not among the choices %v", o.ID, o.Default, o.Choices)
		x.want(o.ID != "" && !slices.ContainsFunc(s.Options[:i], func(other games.Option) bool { return other.ID == o.ID }),
			"spec", "two options are called %q", o.ID)
		for _, c := range append(slices.Clone(o.Offered()), o.Choices...) {
			x.want(o.Accepts(c) && c == strings.ToLower(c) && !strings.ContainsAny(c, " =\""), "spec", "option %s: the choice %q is not fit for a record", o.ID, c)
		}
	}
	if _, err := s.Open(nil); err != nil {
		x.fail("spec", "the game with its defaults: %v", err)
		return x.defects
	}
	x.checkShowcase()
	return x.defects
}

// checkTexts: all languages have the same sentences, including those that every game needs.
func (x *checker) checkTexts() {
	if x.spec.Texts == nil {
		return
	}
	folder := words.Of(x.spec)
	for _, fault := range wordstest.Faults(folder, words.Languages()) {
		x.fail("texts", "%s", fault)
	}
	entries, err := folder.Read(words.En)
	if err != nil {
		return // already reported
	}
	begin := x.spec.ID + "."
	for _, e := range entries {
		x.want(strings.HasPrefix(e.Key, begin), "texts", "games/%s/texts/en.txt:%d: %s: want a key that begins with %s", x.spec.ID, e.Line, e.Key, begin)
	}
	for _, key := range []string{begin + "title", begin + "about"} {
		x.want(slices.ContainsFunc(entries, func(e words.Entry) bool { return e.Key == key }),
			"texts", "games/%s/texts/en.txt has no key %s", x.spec.ID, key)
	}
}

// checkInfo: Info describes the game that was opened.
func (x *checker) checkInfo() {
	s, info := x.spec, x.g.Info()
	x.want(info.ID == s.ID && info.Name == s.Name, "info", "Info has the id %q and the name %q", info.ID, info.Name)
	x.want(info.Players >= 2 && info.Players <= games.MaxPlayers, "info", "Info has %d players", info.Players)
	full, err := s.Complete(info.Options)
	x.want(err == nil && s.Format(full) == s.Format(info.Options), "info", "Info has the options %v, want one of each of %s", info.Options, s.Format(full))
	x.want(x.g.Geometry() == x.geometry, "info", "Geometry is another one every time")
	for _, c := range x.geometry.Cells {
		hit, ok := x.geometry.Hit(c.Centre)
		x.want(ok && x.geometry.Label(hit) == c.Label, "info", "the centre of cell %s hits %s", c.Label, x.geometry.Label(hit))
	}
}

// checkShowcase plays the plies of the Showcase, which must have some, and of the samples, which must not end their games.
func (x *checker) checkShowcase() {
	x.want(x.spec.Showcase.Plies != "", "showcase", "the Showcase has no plies")
	_, _, err := x.spec.Show()
	x.want(err == nil, "showcase", "%v", err)
	for _, s := range x.spec.Samples {
		g, err := x.spec.Open(s.Options)
		if err != nil {
			x.want(false, "showcase", "%v", err)
			continue
		}
		x.want(x.spec.Sample(g) != nil, "showcase", "the sample of %v cannot be played, or is the end of a game", s.Options)
	}
}
