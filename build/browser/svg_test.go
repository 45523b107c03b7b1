package browser

import (
	"encoding/base64"
	"fmt"
	"testing"

	"quintet/build/must"
	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/render"
	"quintet/render/picture"
)

// differ draws two pictures, and returns the mean difference of their colours in 255ths and the fraction of pixels that differ by more than 40.
const differ = `(async () => {
	const pixels = async (url) => {
		const image = new Image();
		image.src = url;
		await image.decode();
		const canvas = new OffscreenCanvas(600, 600).getContext("2d");
		canvas.drawImage(image, 0, 0);
		return canvas.getImageData(0, 0, 600, 600).data;
	};
	const a = await pixels(%q), b = await pixels(%q);
	let sum = 0, far = 0;
	for (let i = 0; i < a.length; i += 4) {
		const d = Math.abs(a[i] - b[i]) + Math.abs(a[i+1] - b[i+1]) + Math.abs(a[i+2] - b[i+2]);
		sum += d;
		if (d > 3 * 40) far++;
	}
	return [sum / a.length * 4 / 3, far / a.length * 4];
})()`

// A browser shows the same picture of a board from outlines as from pixels.
func TestSVGMatchesPixels(t *testing.T) {
	p, err := borrow(t).Open(site+still, 640, 480, 1) // the program's content security policy allows no such pictures
	must.Succeed(t, err)
	t.Cleanup(p.Close)
	for _, s := range catalog.All() {
		g, err := s.Open(nil)
		must.Succeed(t, err)
		r, pos := games.NewRand(1), g.Start()
		for range 24 {
			if moves := pos.AppendMoves(nil); len(moves) > 0 {
				pos.Play(moves[r.Intn(len(moves))])
			}
		}
		for _, dark := range []bool{false, true} {
			url := func(format, kind string) string {
				c := picture.Positions{N: 1, View: func(int) *board.View { return games.ViewOf(g, pos) }}
				data, err := picture.Encode(format, g.Geometry(), c, picture.Look{Side: 600, Theme: render.NewTheme(dark, render.Classic)})
				must.Succeed(t, err)
				return "data:image/" + kind + ";base64," + base64.StdEncoding.EncodeToString(data)
			}
			d, err := Eval[[2]float64](p, fmt.Sprintf(differ, url("svg", "svg+xml"), url("png", "png")))
			must.Succeed(t, err)
			t.Logf("%s, dark %v: a mean of %.2f, %.2f %% of the pixels far", s.ID, dark, d[0], 100*d[1])
			if d[0] > 1.5 || d[1] > 0.004 {
				t.Errorf("%s, dark %v: colours differ by %.2f on average, %.2f %% of the pixels by much", s.ID, dark, d[0], 100*d[1])
			}
		}
	}
}
