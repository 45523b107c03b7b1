package picture

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/gif"
	"image/png"
	"io"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/render"
)

// course returns the positions of a random game with at most n plies.
func course(t *testing.T, s games.Spec, n int) (games.Game, Positions) {
	t.Helper()
	g, err := s.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	r, p := games.NewRand(1), g.Start()
	views := []*board.View{games.ViewOf(g, p)}
	for range n {
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			break
		}
		p.Play(moves[r.Intn(len(moves))])
		views = append(views, games.ViewOf(g, p))
	}
	return g, Positions{len(views), func(i int) *board.View { return views[i] }}
}

// Each format contains the right data for every game: the last position as pixels or as outlines, or every position.
func TestEncode(t *testing.T) {
	look := Look{Side: 200, Theme: render.NewTheme(false, render.Classic)}
	for _, s := range catalog.All() {
		g, c := course(t, s, 6)
		files := map[string][]byte{}
		for _, format := range []string{"png", "svg", "gif"} {
			var err error
			if files[format], err = Encode(format, g.Geometry(), c, look); err != nil {
				t.Fatalf("%s as %s: %v", s.ID, format, err)
			}
		}
		if p, err := png.Decode(bytes.NewReader(files["png"])); err != nil || p.Bounds().Dx() != 200 || p.Bounds().Dy() != 200 {
			t.Errorf("%s: the picture is %v, %v", s.ID, p.Bounds(), err)
		}
		film, err := gif.DecodeAll(bytes.NewReader(files["gif"]))
		if err != nil || len(film.Image) != c.N || film.Delay[0] >= film.Delay[c.N-1] {
			t.Errorf("%s: the film has %d pictures of %d, %v", s.ID, len(film.Image), c.N, err)
		}
		checkSVG(t, s.ID, files["svg"])
	}
	g, c := course(t, catalog.All()[0], 1)
	if _, err := Encode("jpg", g.Geometry(), c, look); err == nil || !strings.Contains(err.Error(), "png, svg, gif") {
		t.Errorf("a format that there is not: %v", err)
	}
}

// checkSVG checks that text is XML in which every name is defined once and every name in use is defined.
func checkSVG(t *testing.T, id string, text []byte) {
	t.Helper()
	given, used := map[string]int{}, map[string]bool{}
	d := xml.NewDecoder(bytes.NewReader(text))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v", id, err)
		}
		e, _ := token.(xml.StartElement)
		for _, a := range e.Attr {
			switch {
			case a.Name.Local == "id":
				given[a.Value]++
			case a.Name.Local == "href":
				used[strings.TrimPrefix(a.Value, "#")] = true
			case strings.HasPrefix(a.Value, "url(#"):
				used[strings.TrimSuffix(strings.TrimPrefix(a.Value, "url(#"), ")")] = true
			}
		}
	}
	for name, n := range given {
		if n != 1 {
			t.Errorf("%s: %s is given %d times", id, name, n)
		}
	}
	for name := range used {
		if given[name] == 0 {
			t.Errorf("%s: nothing is called %s", id, name)
		}
	}
	if len(used) < 10 {
		t.Errorf("%s: only %d drawings are used", id, len(used))
	}
}
