// Defines the three styles of boards (classic, calm, high contrast): the colours of all boards in each, and how strong relief, shadows and rims
// are. Add a style here. Colours of pieces are in sprites/shapes_*.go and palette.go, those of marks in theme.go.

package render

import "quintet/sprites"

// A Style is a way to paint boards and pieces. It changes textures, shadows and contrast, but neither rules nor the meaning of colours and marks.
type Style uint8

// The styles.
const (
	Classic  Style = iota // wood, stone and felt, with depth
	Calm                  // flat and quiet: hardly any texture or shadow
	Contrast              // strong outlines and differences of lightness, for projectors, print and tired eyes

	styles // number of styles
)

// finishes says how drawings of boards and pieces are finished, by style.
var finishes = [styles]sprites.Finish{
	Classic:  {Relief: 1, Shadow: 1, Rim: 1},
	Calm:     {Relief: 0.3, Shadow: 0.35, Rim: 1},
	Contrast: {Relief: 0.55, Shadow: 0.4, Rim: 1.9},
}

// finish returns d in the finish of t's style.
func (t *Theme) finish(d sprites.Drawing) sprites.Drawing {
	if t.Style == Classic {
		return d
	}
	return d.Finish(finishes[t.Style])
}

// A tones is the colours of all boards in one look. Each painter uses those of its surface.
type tones struct {
	sand, stone, wood, felt material

	octagons octagonTone
	checker  checkerTone
	plates   tileTone

	woodField, feltField [2]sprites.Color // from top to bottom
	grid, gridLight      float32          // opacity of the lines of a grid, dark and light
	lift                 float32          // how much lighter than sand the lower edge of a field is
}

// A tileTone holds the colours of the board of plates.
type tileTone struct {
	channel, top, bottom sprites.Color
	low, shine           float32 // for the light lower edge of the field, and the upper edge of a plate
	shade, bright        float32 // for the dark and the light cells of a plate
}

// tonesOf returns the colours of boards in t.
func (t *Theme) tonesOf() tones {
	c := classicTones(t)
	switch t.Style {
	case Calm:
		return calmTones(t, c)
	case Contrast:
		return contrastTones(t, c)
	}
	return c
}

// classicTones returns the colours of the classic boards. Wood and felt are the same in both themes.
func classicTones(t *Theme) tones {
	rgb := sprites.RGB
	c := tones{
		sand:      material{rgb(0xE6DCC4), rgb(0xDBCFB6), rgb(0x575248), t.Text, 0},
		stone:     material{rgb(0xCBC2AD), rgb(0xBEB49E), rgb(0x443F36), t.Text, 4},
		wood:      material{rgb(0x79654B), rgb(0x685337), rgb(0xEFEAE3), rgb(0xFFFFFF), 0},
		felt:      material{rgb(0x596B5D), rgb(0x46584A), rgb(0xE8ECE9), rgb(0xFFFFFF), 0},
		octagons:  octagonTone{rgb(0xC0B5A0), rgb(0xECE4D2), rgb(0xE8DDC7), rgb(0xDBCFB6), 0.16, rgb(0xE3D9C3)},
		checker:   checkerTone{rgb(0xEDE5D4), rgb(0xD7CCB4), rgb(0xDDD2B8), rgb(0xC4B797)},
		plates:    tileTone{rgb(0xA09785), rgb(0xECE4D1), rgb(0xEAE1CC), 0.45, 0.75, 0.055, 0.2},
		woodField: [2]sprites.Color{rgb(0x91744D), rgb(0x9D7F57)},
		feltField: [2]sprites.Color{rgb(0x6F8A74), rgb(0x758F7A)},
		grid:      0.26, gridLight: 0.13, lift: 0.45,
	}
	if t.Dark {
		c.sand = material{rgb(0x363C46), rgb(0x29303A), t.Muted, t.Text, 0}
		c.stone = material{rgb(0x31373F), rgb(0x242A33), t.Muted, t.Text, 4}
		c.octagons = octagonTone{rgb(0x1F242B), rgb(0x3C424C), rgb(0x474D55), rgb(0x2F3640), 0.4, rgb(0x2F3640)}
		c.checker = checkerTone{rgb(0x5F656F), rgb(0x4E545E), rgb(0x565C66), rgb(0x4A505A)}
		c.plates = tileTone{rgb(0x181C21), rgb(0x4A5059), rgb(0x363C46), 0.1, 0.2, 0.16, 0.03}
		c.lift = 0.16
	}
	return c
}

// calmTones brings the tones of a board closer together. The fields keep their lightness, so pieces stand out as before.
func calmTones(t *Theme, c tones) tones {
	flat := func(m material) material {
		m.top = sprites.Mix(m.top, m.bottom, 0.5)
		m.bottom = m.top
		return m
	}
	c.sand, c.stone, c.wood, c.felt = flat(c.sand), flat(c.stone), flat(c.wood), flat(c.felt)
	c.wood.top = sprites.Mix(c.wood.top, sprites.RGB(0x5F5546), 0.5)
	c.wood.bottom = c.wood.top
	well := sprites.Mix(c.octagons.wellTop, c.octagons.wellLow, 0.5)
	c.octagons.wellTop, c.octagons.wellLow = well, well
	c.octagons.grout = sprites.Mix(c.octagons.grout, well, 0.35)
	c.octagons.shade *= 0.3
	c.octagons.square = sprites.Mix(c.octagons.square, well, 0.15)
	light, dark := c.checker.light, c.checker.dark
	c.checker.dark = sprites.Mix(dark, light, 0.3)
	c.plates.top = sprites.Mix(c.plates.top, c.plates.bottom, 0.5)
	c.plates.bottom = c.plates.top
	c.plates.shade *= 0.7
	if !t.Dark {
		c.checker.light = sprites.Mix(light, dark, 0.2)
		c.plates.channel = sprites.Mix(c.plates.channel, c.stone.top, 0.4)
	}
	c.woodField[0] = sprites.Mix(c.woodField[0], c.woodField[1], 0.5)
	c.woodField[1] = c.woodField[0]
	c.feltField[0] = sprites.Mix(c.feltField[0], c.feltField[1], 0.5)
	c.feltField[1] = c.feltField[0]
	c.grid, c.gridLight = 0.2, 0
	return c
}

// contrastTones uses tones near white and black where pieces are coloured. The ground of light and dark pieces must stay between them; there it
// strengthens the lines and the frame.
func contrastTones(t *Theme, c tones) tones {
	rgb := sprites.RGB
	c.sand = material{rgb(0xFFFFFF), rgb(0xF6F5F1), rgb(0x1F242B), rgb(0x000000), 0}
	c.stone = material{rgb(0xEDECE8), rgb(0xE3E2DD), rgb(0x1F242B), rgb(0x000000), 4}
	c.octagons = octagonTone{rgb(0x55534E), rgb(0xFFFFFF), rgb(0xFAF9F6), rgb(0xC9C6BE), 0, rgb(0xF3F1EB)}
	c.checker = checkerTone{rgb(0xFFFFFF), rgb(0xD3D0C8), rgb(0xE9E7E1), rgb(0x8C8A84)}
	c.plates = tileTone{rgb(0x3A3A3C), rgb(0xFFFFFF), rgb(0xFAF9F6), 0.2, 0, 0.13, 0}
	c.wood = material{rgb(0x35291A), rgb(0x2E2315), rgb(0xFFFFFF), rgb(0xFFFFFF), 0}
	c.felt = material{rgb(0x26332A), rgb(0x202B23), rgb(0xFFFFFF), rgb(0xFFFFFF), 0}
	c.woodField = [2]sprites.Color{rgb(0x98805C), rgb(0x98805C)}
	c.feltField = [2]sprites.Color{rgb(0x728B78), rgb(0x728B78)}
	c.grid, c.gridLight, c.lift = 0.75, 0, 0.3
	if t.Dark {
		c.sand = material{rgb(0x0B0D10), rgb(0x070809), rgb(0xE9E4DA), rgb(0xFFFFFF), 0}
		c.stone = c.sand
		c.stone.reach = 4
		c.octagons = octagonTone{rgb(0x8A919B), rgb(0x23272D), rgb(0x23272D), rgb(0x4A515B), 0, rgb(0x1B1E22)}
		c.checker = checkerTone{rgb(0x5F656F), rgb(0x4E545E), rgb(0x565C66), rgb(0xA0A7B1)}
		c.plates = tileTone{rgb(0x9199A3), rgb(0x2A2E35), rgb(0x23272D), 0, 0.1, 0.4, 0.06}
		c.lift = 0.1
	}
	return c
}
