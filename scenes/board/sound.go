package board

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render/sound"
)

// materials holds the sound of a piece that is laid, by the surface of the board.
var materials = map[board.Surface]sound.Sound{
	board.Plain: sound.Wood, board.Octagons: sound.Wood, board.Checker: sound.Disc,
	board.Walnut: sound.Tile, board.Plates: sound.Wood, board.Sage: sound.Stone,
}

// Sounds returns what is to be heard of what has changed since the position before, and of the end of the game. There is nothing for a
// pointer that moves about or for looking at the past: only what somebody has done to the board sounds.
func (b *Board) Sounds(before games.Position) []sound.Sound {
	all := soundsOf(b.viewOf(before), b.viewOf(b.position()), materials[b.geo.Surface])
	if b.match.Over() {
		all = append(all, sound.End)
	}
	return all
}

// soundsOf returns the sounds of the change from view a to b: a piece that is laid or moves, and links that are cut or tiles that
// change their colour.
func soundsOf(a, b *board.View, laid sound.Sound) []sound.Sound {
	var first, second sound.Sound
	for _, p := range b.Pieces {
		i := slices.IndexFunc(a.Pieces, func(q board.Piece) bool { return q.ID == p.ID })
		switch {
		case i < 0 && first == sound.None:
			first = laid
		case i < 0:
		case a.Pieces[i].At != p.At:
			first = sound.Slide
		case a.Pieces[i].Owner != p.Owner:
			second = sound.Flip
		}
	}
	for _, l := range a.Links {
		if l.Via != board.NoTarget && !slices.ContainsFunc(b.Links, func(k board.Link) bool { return k.From == l.From && k.To == l.To }) {
			second = sound.Cut
		}
	}
	return slices.DeleteFunc([]sound.Sound{first, second}, func(s sound.Sound) bool { return s == sound.None })
}
