package idle

import (
	"strings"

	"quintet/games/catalog"
)

// A screen is something that players leave open, with the script of scenes/demo that leads there from the title of a fresh program.
type screen struct {
	name   string
	script string
	// apart continues from there when the window and the drawn program need not look the same: when a clock runs, a computer thinks or the version of
	// the program is shown.
	apart string
	clock bool // a clock runs
}

// people starts the game named before it with two people.
const people = ";press seat 2 Person;press seats As listed;press Play"

// timed starts a game for two people with a clock of twenty minutes each.
const timed = "press New game Squex;press seat 2 Person;press seats As listed;try Clock and aids;press clock Per game;press minutes 20;press added 0;press Play"

// screens lists everything that may stay on a screen untouched. The pointer is where a player has left it: on the board, on a button.
func screens() []screen {
	all := []screen{
		{name: "title", script: "move away"},
		{name: "title, tables wait", script: "press New game SQU" + people + ";play c4;key ctrl+t;press New game Taiji" + people + ";play e5-f5;key ctrl+t"},
		{name: "title, dark theme", script: "key f2;move away"},
		{name: "new game", script: "press New game Azacru"},
		{name: "new game, list of levels", script: "press New game Squex;press level of seat 2"},
		{name: "new game, a name is typed", script: "press New game Squex;press Player 1;type Ana"},
		{name: "settings, look", script: "press Settings;move away"},
		{name: "settings, boards", script: "press Settings;press On the board"},
		{name: "settings, motion", script: "press Settings", apart: "press Motion"},
		{name: "settings, sound", script: "press Settings", apart: "press Sound"},
		{name: "settings, keyboard", script: "press Settings", apart: "press Keyboard"},
		{name: "settings, about", script: "press Settings", apart: "press About"},
		{name: "settings, keys", script: "press Settings", apart: "focus Change keys Keys;key enter"},
		{name: "settings, a key is asked for", script: "press Settings", apart: "focus Change keys Keys;key enter;press E End turn 1"},
		{name: "settings, licences", script: "press Settings", apart: "press About;press Show licences Licence"},
		{name: "lesson, second page", script: "press Rules Taiji;press Next page"},
		{name: "all rules", script: "press Rules SQU;press Contents;press All rules"},
		{name: "glossary", script: "press Rules SQU;press Glossary"},
		{name: "Squex, pointer on the board", script: "press New game Squex" + people + ";play d4 e5;move f4"},
		{name: "Taiji, pointer on the board", script: "press New game Taiji" + people + ";play e5-f5;aim e6 f6"},
		{name: "SQU, pointer on the board", script: "press New game SQU" + people + ";play c4;move d5"},
		{name: "Azacru, pointer on the board", script: "press New game Azacru" + people + ";play c1-d2>;move g1"},
		{name: "Distrify, pointer on the board", script: "press New game Distrify" + people + ";play e5;move d4"},
		{name: "the dial is open", script: "press New game Azacru" + people + ";click c1;click d2"},
		{name: "a click was refused", script: "press New game SQU" + people + ";play c4;click c4"},
		{name: "a hint is shown", script: "press New game Squex" + people + ";play d4;move away", apart: "key h"},
		{name: "the list of layers", script: "press New game Squex" + people + ";play d4 e5;key l"},
		{name: "threats, while T is held", script: "press New game Squex" + people + ";play d4 e5;move away;hold t"},
		{name: "a coordinate is typed", script: "press New game Squex" + people + ";move away;key :;type b2"},
		{name: "the cursor of the keyboard", script: "press New game Squex" + people + ";move away;cursor c3"},
		{name: "the menu", script: "press New game Squex" + people + ";play d4;move away;key m"},
		{name: "a question", script: "press New game Squex" + people + ";play d4;move away;key ctrl+g"},
		{name: "nothing but the board", script: "press New game Squex" + people + ";play d4;move away;key f10"},
		{name: "the past", script: "press New game SQU" + people + ";play c4 d5 e6;move away;key home"},
		{name: "a computer has answered", script: "press New game SQU;press seats As listed;press Play;move c4", apart: "click c4"},
		{name: "computers, paused", script: "press New game SQU;press seat 1 Computer;move away", apart: "press Play;key space"},
		{name: "the result", script: "press New game SQU" + people + ";play c4;move away;key ctrl+g;key y"},
		{name: "a clock waits for its start", script: timed + ";move away"},
		{name: "a clock runs", script: timed + ";move away", apart: "key p;move d4", clock: true},
		{name: "a clock is paused", script: timed + ";move away", apart: "key p;click d4;key p"},
	}
	for _, s := range catalog.All() {
		all = append(all, screen{name: "lesson of " + s.Name, script: "press Rules " + s.Name})
	}
	return all
}

// commands splits a script into its commands.
func commands(script string) []string {
	if script == "" {
		return nil
	}
	return strings.Split(script, ";")
}
