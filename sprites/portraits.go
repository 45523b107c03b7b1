// Defines the portraits of the computer players, as SVG path data, by player name (faces), and the moods that they can show (moods). Add or change a
// portrait or a mood here; the last portrait is for every other name.

package sprites

import "slices"

// PortraitSide is the side of the square on which portraits are drawn, starting at its upper left corner; the portrait is a circle that fills it.
const PortraitSide = 24

// A patch is an area of a portrait in one colour.
type patch struct {
	data  string
	color Color
}

// A Portrait is the face of a computer player.
type Portrait int

// PortraitOf returns the portrait of the computer player with a name, or the last portrait if there is none.
func PortraitOf(name string) Portrait {
	i := slices.IndexFunc(faces, func(f face) bool { return f.who == name })
	if i < 0 {
		i = len(faces) - 1
	}
	return Portrait(i)
}

// A Mood is what a face shows.
type Mood uint8

// The moods.
const (
	Calm Mood = iota
	Pensive
	Glad
	Worried
)

// The colours of the portraits, from the palette of the boards.
var (
	inkHair, oakHair, rustHair, ashHair = RGB(0x1F242B), RGB(0x685337), RGB(0x9A3A0D), RGB(0xC9C3B6)
	paleSkin, warmSkin, brownSkin       = RGB(0xF1D9BE), RGB(0xDDB48C), RGB(0x9C6B47)
	mouthInk                            = RGB(0x5A2018)
)

// Outlines used by several portraits.
const (
	shoulders = "M3.4 20.4C4.2 17 8 16 12 16S19.8 17 20.6 20.4A12 12 0 0 1 3.4 20.4Z"
	neck      = "M10 13H14V17.2C13.4 18.2 10.6 18.2 10 17.2Z"
	head      = "M7.6 9.6C7.6 6.4 9.4 4.8 12 4.8S16.4 6.4 16.4 9.6C16.4 12.8 14.4 15.2 12 15.2S7.6 12.8 7.6 9.6Z"
	crop      = "M7.2 9.6C6.6 5.4 9 3.8 12 3.8S17.4 5.4 16.8 9.6C16 8 15.4 7.4 14.6 7C13 7.4 10.6 7.2 9.4 7C8.4 7.6 7.8 8.4 7.2 9.6Z"
)

// Eyes that look ahead, and up to one side.
const (
	eyes   = "M9.5 10A.75 .75 0 0 1 11 10A.75 .75 0 0 1 9.5 10ZM13 10A.75 .75 0 0 1 14.5 10A.75 .75 0 0 1 13 10Z"
	eyesUp = "M10.1 9.5A.75 .75 0 0 1 11.6 9.5A.75 .75 0 0 1 10.1 9.5ZM13.6 9.5A.75 .75 0 0 1 15.1 9.5A.75 .75 0 0 1 13.6 9.5Z"
)

// moods holds the eyes, brows and mouth of each mood.
var moods = [...]struct{ eyes, brows, mouth string }{
	Calm:    {eyes, "", "M10.6 12.7C11.4 13 12.6 13 13.4 12.7"},
	Pensive: {eyesUp, "M13.4 7.9C14 7.5 14.8 7.5 15.3 7.9", "M11.6 13C12.2 12.8 12.8 12.8 13.4 13"},
	Glad:    {eyes, "", "M10.1 12.2C10.7 14 13.3 14 13.9 12.2Z"},
	Worried: {eyes, "M9 8.6L10.8 7.8M13.2 7.8L15 8.6", "M10.5 13.4C11.3 12.5 12.7 12.5 13.5 13.4"},
}

// A face holds the colours of a portrait, and the areas behind and in front of its head.
type face struct {
	who                   string
	ground, skin, clothes Color
	behind, before        []patch
}

// faces holds all portraits.
var faces = []face{
	{ // two buns
		who: "Pia", ground: RGB(0xF0D868), skin: paleSkin, clothes: RGB(0xB8450F),
		behind: []patch{{"M3.6 6.2A2.9 2.9 0 0 1 9.4 6.2A2.9 2.9 0 0 1 3.6 6.2ZM14.6 6.2A2.9 2.9 0 0 1 20.4 6.2A2.9 2.9 0 0 1 14.6 6.2Z", rustHair}},
		before: []patch{{"M7.1 9.8C6.6 5.6 9 3.8 12 3.8S17.4 5.6 16.9 9.8C15.6 8.6 13.4 7.4 12 5.8C10.6 7.4 8.4 8.6 7.1 9.8Z", rustHair}},
	},
	{ // a cap
		who: "Nico", ground: RGB(0x4AA8C9), skin: warmSkin, clothes: RGB(0xF7F2E4),
		behind: []patch{{"M7 9H17V12C16.6 12.8 7.4 12.8 7 12Z", oakHair}},
		before: []patch{{"M7 8.4C7 4.4 9 3 12 3S17 4.4 17 8.4Z", RGB(0xB8450F)}, {"M7 7.4H19.4C20.6 7.4 21 9.4 19.6 9.2C16 8.7 11 8.7 7 9.2Z", RGB(0x8C3409)}},
	},
	{ // long hair, parted at the side
		who: "Brisa", ground: RGB(0x86A28C), skin: brownSkin, clothes: RGB(0xF6E27A),
		behind: []patch{{"M5.6 18.6C4.4 10 6 3.2 12 3.2S19.6 10 18.4 18.6C17 20 7 20 5.6 18.6Z", inkHair}},
		before: []patch{{"M7.2 11C7 6.6 8.6 4.2 12 4.2S17 6.6 16.8 11C16.4 8.8 15 7.4 10.2 6.4C9.6 8.4 8 9 7.2 11Z", inkHair}},
	},
	{ // a beard
		who: "Davi", ground: RGB(0xC9673A), skin: warmSkin, clothes: RGB(0x1C2740),
		before: []patch{
			{"M7.4 9.4C7.2 14.6 9 17.4 12 17.4S16.8 14.6 16.6 9.4C16 11.6 14.6 12 12 12S8 11.6 7.4 9.4Z", oakHair},
			{"M9.8 12.1H14.2V13.4C13.4 14.6 10.6 14.6 9.8 13.4Z", warmSkin}, {crop, oakHair},
		},
	},
	{ // a grey bob and glasses
		who: "Vera", ground: RGB(0x2B417C), skin: paleSkin, clothes: RGB(0x4FA39A),
		behind: []patch{{"M5.8 15.4C4.6 8 6.4 3 12 3S19.4 8 18.2 15.4Z", ashHair}},
		before: []patch{
			{"M7 9.4C6.8 5.6 8.8 4.2 12 4.2S17.2 5.6 17 9.4C15.4 8.4 13.8 8 12 8S8.6 8.4 7 9.4Z", ashHair},
			{"M7.9 8.6H11.5V11.6H7.9ZM12.5 8.6H16.1V11.6H12.5ZM11.3 9.6H12.7V10.2H11.3Z", inkHair},
			{"M8.6 9.3H10.8V10.9H8.6ZM13.2 9.3H15.4V10.9H13.2Z", RGB(0xFDFBF6)},
		},
	},
	{ // a high bun, and pearls
		who: "Ada", ground: RGB(0x0F6B74), skin: warmSkin, clothes: RGB(0x1F242B),
		behind: []patch{{"M9.4 3.4A2.6 2.6 0 0 1 14.6 3.4A2.6 2.6 0 0 1 9.4 3.4Z", inkHair}, {"M6.2 13C5.6 7 7.4 3.6 12 3.6S18.4 7 17.8 13Z", inkHair}},
		before: []patch{
			{"M7.2 10.4C6.8 6 8.6 4.2 12 4.2S17.2 6 16.8 10.4C15.8 9.8 13.2 8 12 5.8C10.8 8 8.2 9.8 7.2 10.4Z", inkHair},
			{"M6.4 13.2A.9 .9 0 0 1 8.2 13.2A.9 .9 0 0 1 6.4 13.2ZM15.8 13.2A.9 .9 0 0 1 17.6 13.2A.9 .9 0 0 1 15.8 13.2Z", RGB(0xF7F2E4)},
		},
	},
	{ // curls all round
		who: "Rita", ground: RGB(0xE4D2A8), skin: brownSkin, clothes: RGB(0x0F6B74),
		behind: []patch{{"M4.2 8.8A7.8 7.8 0 0 1 19.8 8.8A7.8 7.8 0 0 1 4.2 8.8Z", RGB(0x3A2A20)}},
		before: []patch{{"M7.3 9C7.6 6.2 9.4 5.2 12 5.2S16.4 6.2 16.7 9C15 7.6 9 7.6 7.3 9Z", RGB(0x3A2A20)}},
	},
	{ // bald, with a moustache
		who: "Ivo", ground: RGB(0x6B5A45), skin: paleSkin, clothes: RGB(0xE8DDC7),
		before: []patch{{"M8.6 13.4C9.6 11.8 11 11.8 12 12.4C13 11.8 14.4 11.8 15.4 13.4C14 14 13 13.6 12 13.2C11 13.6 10 14 8.6 13.4Z", inkHair}},
	},
	{ // short red hair, freckles
		who: "Gil", ground: RGB(0x3E5C8A), skin: paleSkin, clothes: RGB(0xD9A441),
		before: []patch{
			{crop, RGB(0xB8450F)},
			{"M9 11.6A.35 .35 0 0 1 9.7 11.6A.35 .35 0 0 1 9 11.6ZM14.3 11.6A.35 .35 0 0 1 15 11.6A.35 .35 0 0 1 14.3 11.6Z", RGB(0xD08A5A)},
		},
	},
	{ // long fair hair with a fringe
		who: "Lia", ground: RGB(0x8A3A4A), skin: brownSkin, clothes: RGB(0xE8DDC7),
		behind: []patch{{"M5.4 17.4C4.4 9 6 3.2 12 3.2S19.6 9 18.6 17.4C16.4 18.6 7.6 18.6 5.4 17.4Z", RGB(0xD9B25A)}},
		before: []patch{{"M7 9.6C6.8 5.4 8.8 4 12 4S17.2 5.4 17 9.6C16.4 8.2 15.6 7.8 12 7.8S7.6 8.2 7 9.6Z", RGB(0xD9B25A)}},
	},
	{ // a scarf round the head
		ground: RGB(0xB9C4CF), skin: warmSkin, clothes: RGB(0x5A3A66),
		behind: []patch{{"M5.8 19C4.8 9 6.6 2.8 12 2.8S19.2 9 18.2 19Z", RGB(0x7A4C86)}},
		before: []patch{{"M7 10C6.8 5.8 8.8 4 12 4S17.2 5.8 17 10C16 7.6 14.4 6.6 12 6.6S8 7.6 7 10Z", RGB(0x7A4C86)}},
	},
}

// Drawing returns the portrait in mood around the origin, in units of its square. dark selects the rim for the dark theme.
func (p Portrait) Drawing(mood Mood, dark bool) Drawing {
	f := faces[p]
	const r = PortraitSide / 2
	round := Circle(r, r, r-0.4)
	d := Drawing{}.Fill(round, Down(0, PortraitSide, Shade(f.ground, 0.12), Shade(f.ground, -0.1)))
	put := func(patches ...patch) {
		for _, x := range patches {
			d = d.Fill(mustPath(x.data), Down(2, 22, Shade(x.color, 0.1), Shade(x.color, -0.08)))
		}
	}
	put(f.behind...)
	put(patch{shoulders, f.clothes}, patch{neck, Shade(f.skin, -0.14)}, patch{head, f.skin})
	put(f.before...)
	d = d.expression(mood, f.skin)
	d = d.Line(round, 0.8, Solid(Alpha(PieceRim(dark), 0.75)))
	return d.Transform(Shift(-r, -r))
}

// expression adds the eyes, brows and mouth of mood to a face with the given skin.
func (d Drawing) expression(mood Mood, skin Color) Drawing {
	const brow, lip = 0.7, 0.85
	m := moods[mood]
	mouth := Solid(Mix(skin, mouthInk, 0.75))
	if d = d.Fill(mustPath(m.eyes), Solid(inkHair)); m.brows != "" {
		d = d.Line(mustPath(m.brows), brow, Solid(inkHair))
	}
	if mood == Glad {
		d = d.Fill(mustPath(m.mouth), mouth)
	}
	return d.Line(mustPath(m.mouth), lip, mouth)
}
