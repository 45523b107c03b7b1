// Package sixth holds the proof that a game is added in one place: its test makes Hex in a copy of the module, by the steps of
// build/CONTRIBUTING.md, and plays it in every way.
package sixth
