package render_test

import (
	"fmt"
	"strings"
	"testing"

	"quintet/games/board"
	"quintet/render"
)

// A missing drawing, or a missing painter of a surface, is reported by name.
func TestUndrawnElementsAreReported(t *testing.T) {
	_, b := sheet(60, false)
	g := &board.Geometry{Surface: 99, Sprites: []string{"pagoda"}}
	for want, draw := range map[string]func(){
		`no drawing is called "pagoda"; there are [chevron`: func() { b.Piece(g, 0, 0, render.Point{}, 20) },
		"nothing paints surface 99: name its painters":      func() { b.Board(render.Layout{Geometry: g}, &board.View{}, render.NoOverlay()) },
	} {
		func() {
			defer func() {
				if said := fmt.Sprint(recover()); !strings.Contains(said, want) {
					t.Errorf("got %s, want %s", said, want)
				}
			}()
			draw()
		}()
	}
}

// The legend sample of a link shows it over the small square that it crosses, and the corners of the square stay visible.
func TestLinkSampleShowsSquare(t *testing.T) {
	const side = 26
	img, b := sheet(side, false)
	b.Sample(render.Layout{Geometry: octagons, Unit: 60}, board.LegendItem{Link: board.LinkSafe}, 0, false, render.Point{X: side / 2, Y: side / 2}, side)
	inked := 0
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 0 {
			inked++
		}
	}
	if share := float64(inked) / (side * side); share < 0.1 || share > 0.7 {
		t.Errorf("the sample covers %.2f of its place, want a square in it", share)
	}
}

// The sample of a link that can be cut now shows the whole arrow: in an area three pixels larger the edge stays empty.
func TestCutSampleIsComplete(t *testing.T) {
	const side, room = 26, 32
	for _, on := range []render.Layout{{Geometry: octagons, Unit: 60}, {Geometry: octagons, Unit: 24}} {
		img, b := sheet(room, false)
		b.Sample(on, board.LegendItem{Link: board.LinkNow}, 0, false, render.Point{X: room / 2, Y: room / 2}, side)
		for x, y := range pixels(render.Rect{W: room, H: room}) {
			if edge := x < 1 || y < 1 || x >= room-1 || y >= room-1; edge && img.RGBAAt(x, y).A > 0 {
				t.Errorf("cells %v wide: something at %d, %d", on.Unit, x, y)
			}
		}
		if top := highest(img); top > room/2-8 {
			t.Errorf("cells %v wide: the arrow begins in row %d", on.Unit, top)
		}
	}
}
