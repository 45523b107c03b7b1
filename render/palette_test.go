package render

import (
	"fmt"
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/sprites"
)

// A pair is two colours that must be distinguishable on the same board, with the required CIEDE2000 distances: for every kind of colour vision, and
// without hues.
type pair struct {
	name        string
	p, q        sprites.Color
	least, grey float64
	why         string
}

// A ground is a colour that must be visible on another, with the required contrast.
type ground struct {
	name  string
	p, on sprites.Color
	least float64
	why   string
}

// everyLook calls f for both themes in all styles.
func everyLook(f func(name string, t *Theme)) {
	for _, dark := range []bool{false, true} {
		for s := range styles {
			f(fmt.Sprintf("dark %v, style %d", dark, s), NewTheme(dark, s))
		}
	}
}

// pairs lists colours that players must not confuse.
func pairs(t *Theme) []pair {
	var ps []pair
	seats := []string{"navy", "rust", "sky", "straw"}
	for i := range int8(4) {
		for j := range i {
			// The smallest of these distances when the colours were chosen: 33, and 18 in grey.
			ps = append(ps, pair{seats[j] + " and " + seats[i], sprites.SeatColor(i), sprites.SeatColor(j), 30, 17, "whose piece it is"})
			ps = append(ps, pair{
				"cells of " + seats[j] + " and " + seats[i], sprites.MarkerColor(i, t.Dark), sprites.MarkerColor(j, t.Dark), 16, 8,
				"whose cell it is; the glyph says it too",
			})
		}
	}
	all := t.tonesOf()
	ps = append(ps,
		pair{"discs of SQU", squBody(0), squBody(1), 35, 25, "whose disc it is"},
		pair{"stones", sprites.StoneInk(0), sprites.StoneInk(1), 60, 60, "whose stone it is"},
		pair{"halves of a tile", ColourOf(&board.Geometry{Surface: board.Wood}, 0), ColourOf(&board.Geometry{Surface: board.Wood}, 1), 60, 60, "which half it is"},
		pair{"accent and error", t.Accent, t.Error, 20, 0, "what is offered and what is refused; the shape of the mark says it too"},
		pair{"well and empty square", all.octagons.wellLow, all.octagons.square, 3, 3, "where one can play"},
	)
	for i := range uint8(board.DrawingColours) {
		for j := range i {
			ps = append(ps, pair{fmt.Sprint("drawings of colours ", j+1, " and ", i+1), DrawingInk(i), DrawingInk(j), 25, 10, "what a player meant to tell apart"})
		}
	}
	for i := range int8(4) {
		for _, plate := range []sprites.Color{all.plates.top, all.plates.bottom} {
			ps = append(ps, pair{"cells of " + seats[i] + " and an empty one", sprites.MarkerColor(i, t.Dark), plate, 10, 0, "whether a cell is taken; without hues its outline and glyph say it"})
		}
	}
	return ps
}

// grounds lists what must be legible or visible, and on which ground.
func grounds(t *Theme) []ground {
	const text, large = 4.5, 3.0 // WCAG 2.1, 1.4.3 and 1.4.11
	var gs []ground
	add := func(name string, p sprites.Color, least float64, why string, on ...sprites.Color) {
		for _, g := range on {
			gs = append(gs, ground{name, p, g, least, why})
		}
	}
	pages := []sprites.Color{t.Window, t.WindowLow, t.Panel}
	add("text", t.Text, 7, "it is read", append(pages, t.Quiet, t.Active, t.Current)...)
	add("muted text", t.Muted, text, "it is read", append(pages, t.Active)...)
	add("accent", t.Accent, text, "it is text as well", pages...)
	add("warning", t.Warning, text, "it is text", pages...)
	add("error", t.Error, text, "it is text", pages...)
	add("text on accent", t.OnAccent, text, "it is read", t.Accent)
	tinted := append(slices.Clone(pages), t.Quiet, t.Active, t.Current, t.QuietGround(false), t.QuietGround(true))
	for _, page := range pages {
		add("icon and key that are pointed at", t.Muted, text, "they are read", over(t.PointedGround(), page))
	}
	for _, page := range append(pages, t.Current) {
		tinted = append(tinted, over(t.PointedGround(), page))
	}
	add("key on a button", t.Caption(), text, "it is read", tinted...)
	add("word on a button that waits", t.Text, text, "it is read", t.QuietGround(false), t.QuietGround(true))
	for _, pointed := range []bool{false, true} {
		top, low := t.MainGround(pointed)
		add("word and key on the button of the one thing to do", t.OnAccent, text, "they are read", top, low)
	}
	add("tag", t.TagText, 7, "it is read", t.TagGround)
	add("mark on its counter-stroke", t.Accent, text, "brackets and rings are seen on any colour", t.Counter)
	add("error on its counter-stroke", t.Error, text, "proofs are seen on any colour", t.Counter)

	all := t.tonesOf()
	for _, m := range []material{all.sand, all.stone, all.wood, all.felt} {
		add("coordinates", m.coords, text, "they are read", m.top, m.bottom)
		add("coordinates under the pointer", m.strong, text, "they are read", m.top, m.bottom)
	}
	fields := []sprites.Color{all.octagons.wellTop, all.octagons.wellLow, all.checker.light, all.checker.dark, all.plates.top, all.plates.bottom}
	add("rim", sprites.PieceRim(t.Dark), 5, "pieces have an outline whatever their colour", fields...)
	for i := range int8(4) {
		add("glyph of a cell", sprites.MarkerGlyph(i, t.Dark), large, "whose cell it is, without any hue", sprites.MarkerColor(i, t.Dark))
		add("figure on a chevron", sprites.Chevron{Seat: i}.FigureColor(), text, "it is read", sprites.SeatColor(i))
		add("spine and glyph on an octagon", sprites.SeatTint(i%2), large, "whose piece it is, without any hue", sprites.SeatColor(i%2))
	}
	for i, ink := range drawingInks {
		add(fmt.Sprint("drawing of colour ", i+1, " on its edge"), ink.line, 4, "drawings are seen on any colour", ink.edge)
	}
	if t.Dark {
		add("black disc", squBody(1), 2, "it is a disc, not a hole with a rim", all.checker.light, all.checker.dark)
	}
	for _, field := range all.woodField {
		add("sign of a cell without room", over(sprites.WoodSign(), field), large, "where no tile can lie", field)
	}
	for _, field := range all.feltField {
		for colour := range int8(2) {
			glyph, shade := sprites.ForbiddenTones(colour)
			ground := over(shade, field)
			add("sign of a barred cell", over(glyph, ground), large, "where one cannot play, and why", ground)
		}
	}
	for i := range 2 {
		add("light half or stone", sprites.StoneInk(1), large, "pieces without a rim of the theme", all.woodField[i], all.feltField[i])
		add("dark half or stone", sprites.StoneInk(0), large, "pieces without a rim of the theme", all.woodField[i], all.feltField[i])
	}
	return gs
}

// over returns the result of p, which may be transparent, on ground.
func over(p, ground sprites.Color) sprites.Color {
	a := float32(p.A) / 255
	p.A = 255
	return sprites.Mix(ground, p, a)
}

func TestColoursAreDistinguishable(t *testing.T) {
	everyLook(func(name string, look *Theme) {
		for _, p := range pairs(look) {
			for _, s := range sights() {
				least := p.least
				if s.name == grey {
					least = p.grey
				}
				if got := s.apart(p.p, p.q); got < least {
					t.Errorf("%s, %s: %s lie %.1f apart, want %.0f (%s)", name, s.name, p.name, got, least, p.why)
				}
			}
		}
	})
}

func TestEverythingContrastsWithGround(t *testing.T) {
	everyLook(func(name string, look *Theme) {
		for _, g := range grounds(look) {
			if got := against(g.p, g.on); got < g.least {
				t.Errorf("%s: %s %X on %X has a contrast of %.2f, want %.1f (%s)", name, g.name, g.p, g.on, got, g.least, g.why)
			}
		}
		// Brackets are around a piece, on its cell; rings are on the piece itself, where their two tones contrast with each other.
		all := look.tonesOf()
		marksStandOut(t, name, look, 3, all.octagons.wellLow, all.checker.light, all.checker.dark, all.plates.top, all.plates.bottom, all.woodField[0], all.feltField[0])
		least := 2.7 // no sky has contrast 3 to white and is far enough from rust without hues
		if look.Style == Contrast {
			least = 3
		}
		marksStandOut(t, name, look, least, sprites.SeatColor(0), sprites.SeatColor(1), sprites.SeatColor(2), sprites.SeatColor(3), squBody(0), squBody(1), sprites.StoneInk(0), sprites.StoneInk(1))
	})
}

// marksStandOut checks that a mark or its counter-stroke has at least the contrast least on every one of on.
func marksStandOut(t *testing.T, name string, look *Theme, least float64, on ...sprites.Color) {
	t.Helper()
	for _, field := range on {
		for _, mark := range []sprites.Color{look.Accent, look.Error} {
			if got := max(against(mark, field), against(look.Counter, field)); got < least {
				t.Errorf("%s: a mark %X on %X has a contrast of %.2f with its counter-stroke, want %.1f", name, mark, field, got, least)
			}
		}
	}
}

// A bar in the colour of dark pieces looks filled on a dark panel, and fuller than its empty track.
func TestAreasContrastWithDarkPanel(t *testing.T) {
	for s := range styles {
		theme := NewTheme(true, s)
		for _, surface := range []board.Surface{board.Octagons, board.Wood, board.Checker, board.Tiles, board.Felt} {
			g := &board.Geometry{Surface: surface}
			for owner := range int8(2) {
				c := AreaOf(theme, g, owner)
				if panel, track := against(c, theme.Panel), against(c, theme.Quiet); panel < 2 || track < 1.5 {
					t.Errorf("surface %d, colour %d: contrast to the panel %.2f, to the track %.2f, want 2 and 1.5", surface, owner, panel, track)
				}
			}
		}
	}
}
