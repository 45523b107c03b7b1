// Makes still pictures of the boards of lessons, for the full rules and the glossary (pictureOf). Change here which board stands for a page (first).

package rules

import (
	"quintet/games"
	"quintet/games/lesson"
	"quintet/scenes/boardui"
)

// pictureOf returns the picture of a board of the rules. The tests of the game open every such board.
func pictureOf(spec games.Spec, b lesson.Board) *boardui.Picture {
	g, p, err := b.Open(spec)
	if err != nil {
		panic("rules: " + err.Error())
	}
	return boardui.NamedPicture(g, p, b.Point, b.Part)
}

// first returns the board that page p shows a newcomer.
func first(p *lesson.Page) lesson.Board {
	if len(p.Tasks) > 0 {
		return p.Tasks[0].Board
	}
	return p.Board
}
