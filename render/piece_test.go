package render_test

import (
	"fmt"
	"strings"
	"testing"

	"quintet/games/board"
	"quintet/render"
	"quintet/render/soft"
)

// Who forgets a drawing or the painters of a surface is told where they are named.
func TestWhatIsNotDrawnIsNamed(t *testing.T) {
	b := &render.Brush{Canvas: soft.New(60, 60), Stock: render.NewStock(), Theme: render.ThemeOf(false), Scale: 1}
	g := &board.Geometry{Surface: 99, Sprites: []string{"pagoda"}}
	for want, draw := range map[string]func(){
		`no drawing is called "pagoda"; there are [chevron`: func() { b.Piece(g, 0, 0, render.Point{}, 20) },
		"nothing paints surface 99: name its painters":      func() { b.Board(render.Layout{Geometry: g}, &board.View{}, render.NoOverlay()) },
	} {
		func() {
			defer func() {
				if said := fmt.Sprint(recover()); !strings.Contains(said, want) {
					t.Errorf("%s, want %s", said, want)
				}
			}()
			draw()
		}()
	}
}
