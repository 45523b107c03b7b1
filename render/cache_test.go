package render

import (
	"image"
	"slices"
	"testing"

	"quintet/sprites"
)

// A cache keeps within its budget frame by frame: the least recently used leave first, but everything used in the last frame stays, whatever its
// size.
func TestCacheKeepsBudget(t *testing.T) {
	var dropped []int
	c := NewCache[int, int](100, func(v int) { dropped = append(dropped, v) })
	use := func(keys ...int) {
		for _, k := range keys {
			if _, ok := c.Get(k); !ok {
				c.Put(k, k, 30)
			}
		}
		c.NextFrame()
	}
	use(1, 2)
	use(3)
	if len(dropped) > 0 || c.Bytes() != 90 {
		t.Fatalf("%v are dropped and %d bytes kept, want nothing and 90", dropped, c.Bytes())
	}
	use(1, 4) // 2 was used least recently
	if !slices.Equal(dropped, []int{2}) || c.Bytes() != 90 {
		t.Errorf("%v are dropped and %d bytes kept, want 2 and 90", dropped, c.Bytes())
	}
	use(5, 6, 7, 8)
	if slices.Sort(dropped); !slices.Equal(dropped, []int{1, 2, 3, 4}) || c.Bytes() != 120 {
		t.Errorf("%v are dropped and %d bytes kept, want all but those of the last frame, 120", dropped, c.Bytes())
	}
}

// Values unused for long leave even a cache that has room.
func TestCacheForgets(t *testing.T) {
	c := NewCache[int, string](100, nil)
	c.Put(1, "one", 10)
	for range 2 * keepFrames {
		c.Put(c.frame+10, "", 0)
		c.NextFrame()
	}
	if _, ok := c.Get(1); ok || c.Bytes() != 0 {
		t.Errorf("what was used %d frames ago is still kept", 2*keepFrames)
	}
}

// However often sizes change, a cache of pictures keeps no more than its budget in addition to what is on the screen.
func TestPictureCacheKeepsBudget(t *testing.T) {
	if testing.Short() {
		t.Skip("takes half a second")
	}
	const pictures, side = 4, 256
	s := NewPictureCache()
	for size := range 2000 {
		for i := range pictures {
			s.store(pictureKey{of: [2]int{size, i}}, &sprites.Picture{Image: image.NewRGBA(image.Rect(0, 0, side, side))})
		}
		s.NextFrame()
		if most := pictureBudget + pictures*4*side*side; s.Bytes() > most {
			t.Fatalf("after %d sizes %d MB are kept, want at most %d", size+1, s.Bytes()>>20, most>>20)
		}
	}
}
