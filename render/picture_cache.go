// The cache of everything that is rasterised or measured: pictures, widths of texts and wrapped lines. Change its budget here; what is dropped first
// is decided in cache.go.

package render

import (
	"quintet/fonts"
	"quintet/render/fallback"
	"quintet/sprites"
)

// The budgets of a PictureCache in bytes, beside what the last frame used. The pictures of a screen of 1280 by 800 use some 8 MB.
const (
	keepPictures = 16 << 20
	keepWidths   = 1 << 20
	keepLines    = 1 << 20
)

// textEntryBytes is the memory of a text in a cache without the text itself: a key, a value and its place in a map.
const textEntryBytes = 128

// A PictureCache keeps rasterised pictures, and what was measured of texts. It belongs to one goroutine and outlives themes, scenes and sizes.
type PictureCache struct {
	fonts    *fonts.Set
	pictures *Cache[any, *sprites.Picture]
	widths   *Cache[textKey, float32]  // of texts, in device pixels; the colour is left out
	lines    *Cache[wrapKey, []string] // of wrapped texts
	system   *fallback.Fonts           // for letters that fonts lacks; nil for their replacement marks
	measured int                       // bytes of texts so far
}

// NewPictureCache returns an empty cache.
func NewPictureCache() *PictureCache {
	s := &PictureCache{fonts: fonts.NewSet(), pictures: NewCache[any, *sprites.Picture](keepPictures, nil)}
	s.forgetTexts()
	return s
}

// forgetTexts drops what was measured and wrapped.
func (s *PictureCache) forgetTexts() {
	s.widths, s.lines = NewCache[textKey, float32](keepWidths, nil), NewCache[wrapKey, []string](keepLines, nil)
}

// UseFallback draws letters that the built-in fonts lack in f, and replacement marks where f lacks them too. Without it all are marks.
func (s *PictureCache) UseFallback(f *fallback.Fonts) { s.system = f }

// Refresh reports whether fonts of the system have been opened since the last call, and drops all texts that may now look different. It
// is called between two frames.
func (s *PictureCache) Refresh() bool {
	if s.system == nil || !s.system.Poll() {
		return false
	}
	s.forgetTexts()
	for k := range s.pictures.entries {
		if text, ok := k.(textKey); ok && !s.builtIn(text.text) {
			s.pictures.drop(k)
		}
	}
	return true
}

// Kept returns the picture called key, a comparable value. Where ok is false it is to be made. Equal keys must mean equal pictures.
func (s *PictureCache) Kept(key any) (p *sprites.Picture, ok bool) { return s.pictures.Get(key) }

// Keep keeps p as the picture called key, where none is kept, and returns it.
func (s *PictureCache) Keep(key any, p *sprites.Picture) *sprites.Picture {
	s.pictures.Put(key, p, len(p.Image.Pix))
	return p
}

// Bytes returns how many bytes of pictures are kept.
func (s *PictureCache) Bytes() int { return s.pictures.Bytes() }

// NextFrame tells the cache that a new frame begins, and drops what is used no more or has no room.
func (s *PictureCache) NextFrame() {
	s.pictures.NextFrame()
	s.widths.NextFrame()
	s.lines.NextFrame()
}

// Measured returns how many bytes of texts have been measured so far: the work that texts are, counted for tests.
func (s *PictureCache) Measured() int { return s.measured }
