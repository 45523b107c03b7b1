package render

import (
	"quintet/fonts"
	"quintet/sprites"
)

// A Stock keeps what has been rasterised. It belongs to one goroutine and outlives themes, scenes and sizes.
type Stock struct {
	fonts    *fonts.Set
	pictures map[any]*stocked
	widths   ledger[textKey, float32] // of texts, in device pixels; the colour is left out
	wrapped  ledger[wrapKey, []string]
	frame    int
}

type stocked struct {
	picture *sprites.Picture
	used    int // the frame that used it last
}

// keepFrames is how many drawn frames an unused picture is kept.
const keepFrames = 120

// NewStock returns an empty stock.
func NewStock() *Stock {
	return &Stock{fonts: fonts.NewSet(), pictures: map[any]*stocked{}, widths: newLedger[textKey, float32](), wrapped: newLedger[wrapKey, []string]()}
}

// Picture returns the picture called key, a comparable value, and calls make where it is not there yet.
// Equal keys must mean equal pictures.
func (s *Stock) Picture(key any, make func() *sprites.Picture) *sprites.Picture {
	e := s.pictures[key]
	if e == nil {
		e = &stocked{picture: make()}
		s.pictures[key] = e
	}
	e.used = s.frame
	return e.picture
}

// NextFrame tells the stock that a new frame begins, and drops what has not been used for a while.
func (s *Stock) NextFrame() {
	s.frame++
	if s.frame%keepFrames != 0 {
		return
	}
	for k, e := range s.pictures {
		if s.frame-e.used >= keepFrames {
			delete(s.pictures, k)
		}
	}
}
