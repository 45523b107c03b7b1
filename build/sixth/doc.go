// Package sixth tests that a sixth game can be added: its test adds Hex to a copy of the module, following the steps of build/CONTRIBUTING.md, and
// plays it in every way. Update it when the steps to add a game change.
package sixth
