// Caches everything that is rasterised or measured: pictures, text widths and wrapped lines. It also holds the fonts, built-in ones and those of
// the system. Change its budgets here; cache.go decides what is dropped first.

package render

import (
	"quintet/fonts"
	"quintet/render/fallback"
	"quintet/sprites"
)

// The budgets of a PictureCache in bytes, in addition to what the last frame used. The pictures of a screen of 1280 by 800 take about 8 MB.
const (
	pictureBudget = 16 << 20
	widthBudget   = 1 << 20
	lineBudget    = 1 << 20
)

// textEntryBytes is the memory of a cached text without the text itself: a key, a value and its place in a map.
const textEntryBytes = 128

// A PictureCache keeps rasterised pictures and text measurements. It is not safe for concurrent use. It outlives themes, scenes and sizes.
type PictureCache struct {
	fonts    *fonts.Set
	pictures *Cache[pictureKey, *sprites.Picture]
	widths   *Cache[textKey, float32]  // of texts, in device pixels; the colour is left out
	lines    *Cache[wrapKey, []string] // of wrapped texts
	system   *fallback.Fonts           // for letters that package fonts lacks; nil for replacement marks
	measured int                       // bytes of texts so far
}

// NewPictureCache returns an empty cache.
func NewPictureCache() *PictureCache {
	s := &PictureCache{fonts: fonts.NewSet(), pictures: NewCache[pictureKey, *sprites.Picture](pictureBudget, nil)}
	s.forgetTexts()
	return s
}

// forgetTexts drops measurements and wrapped lines.
func (s *PictureCache) forgetTexts() {
	s.widths, s.lines = NewCache[textKey, float32](widthBudget, nil), NewCache[wrapKey, []string](lineBudget, nil)
}

// UseFallback draws letters that the built-in fonts lack with f, and as replacement marks if f lacks them too. Without it they are all marks.
func (s *PictureCache) UseFallback(f *fallback.Fonts) { s.system = f }

// Refresh reports whether system fonts have been opened since the last call, and if so drops all texts that may now look different. Call it between
// frames.
func (s *PictureCache) Refresh() bool {
	if s.system == nil || !s.system.Poll() {
		return false
	}
	s.forgetTexts()
	for k := range s.pictures.entries {
		if text, ok := k.of.(textKey); ok && !s.builtIn(text.text) {
			s.pictures.drop(k)
		}
	}
	return true
}

// A pictureKey identifies a picture: equal keys mean equal pictures.
type pictureKey struct {
	of     any     // a textKey, a boxKey, or the key of a drawing, which is comparable
	unit   float32 // of a drawing, in device pixels
	style  Style   // in which a drawing is finished, if it is
	finish finish
}

// A finish says what is done to a drawing before it is rasterised.
type finish uint8

// The finishes.
const (
	asDrawn  finish = iota
	finished        // in a style
	inCell          // in a style, and moved from the corner of its cell to the middle
)

// lookup returns the picture for key. If ok is false the caller has to make it.
func (s *PictureCache) lookup(key pictureKey) (p *sprites.Picture, ok bool) {
	return s.pictures.Get(key)
}

// store stores p as the picture for key, which must have none, and returns it.
func (s *PictureCache) store(key pictureKey, p *sprites.Picture) *sprites.Picture {
	s.pictures.Put(key, p, len(p.Image.Pix))
	return p
}

// Bytes returns the size of the cached pictures in bytes.
func (s *PictureCache) Bytes() int { return s.pictures.Bytes() }

// NextFrame begins a new frame, and drops what is no longer used or exceeds the budget.
func (s *PictureCache) NextFrame() {
	s.pictures.NextFrame()
	s.widths.NextFrame()
	s.lines.NextFrame()
}

// Measured returns the number of bytes of text measured so far: the amount of text work, counted for tests.
func (s *PictureCache) Measured() int { return s.measured }
