package games

import "strings"

// CleanPly takes from the text of a ply what games/rules.md lets readers ignore: case, surrounding blanks and the display marks at its end.
func CleanPly(text, marks string) string {
	return strings.TrimRight(strings.ToLower(strings.TrimSpace(text)), marks)
}
