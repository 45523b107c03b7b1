// A cache limited in bytes, used for rasterised pictures, their uploads to the graphics card, and measured texts. Change here what is dropped and
// when. What is kept in it, and its budget, is in picture_cache.go and window/canvas.go.

package render

import "slices"

// A Cache keeps values that are expensive to make and can be made again, within a budget of bytes. Values that the last frame used are always kept,
// even beyond the budget. It belongs to one goroutine.
type Cache[K comparable, V any] struct {
	entries map[K]*cached[V]
	bytes   int // of all entries
	most    int // the budget
	frame   int
	dropped func(V) // is told what leaves the cache
}

type cached[V any] struct {
	value V
	bytes int
	used  int // the frame that used it last
}

// keepFrames is the number of frames that an unused entry is kept where there is room.
const keepFrames = 120

// NewCache returns an empty cache for so many bytes. dropped is told of every value that leaves it; nil for no one.
func NewCache[K comparable, V any](most int, dropped func(V)) *Cache[K, V] {
	return &Cache[K, V]{entries: map[K]*cached[V]{}, most: most, dropped: dropped}
}

// Get returns what is kept under k, which the present frame uses.
func (c *Cache[K, V]) Get(k K) (v V, ok bool) {
	e := c.entries[k]
	if e == nil {
		return v, false
	}
	e.used = c.frame
	return e.value, true
}

// Put keeps v, which takes so many bytes, under k, where nothing is kept. The present frame uses it.
func (c *Cache[K, V]) Put(k K, v V, bytes int) {
	c.entries[k] = &cached[V]{v, bytes, c.frame}
	c.bytes += bytes
}

// Bytes returns how much is kept.
func (c *Cache[K, V]) Bytes() int { return c.bytes }

// NextFrame tells the cache that a frame has ended. It drops what has not been used for a while, and what has been used the longest time
// ago where more is kept than the budget allows.
func (c *Cache[K, V]) NextFrame() {
	c.frame++
	if c.bytes <= c.most && c.frame%keepFrames != 0 {
		return
	}
	var old []K // what the last frame has not used
	for k, e := range c.entries {
		switch age := c.frame - e.used; {
		case age > keepFrames:
			c.drop(k)
		case age > 1:
			old = append(old, k)
		}
	}
	slices.SortFunc(old, func(a, b K) int { return c.entries[a].used - c.entries[b].used })
	for _, k := range old {
		if c.bytes <= c.most {
			return
		}
		c.drop(k)
	}
}

// drop takes what is kept under k out of the cache.
func (c *Cache[K, V]) drop(k K) {
	e := c.entries[k]
	delete(c.entries, k)
	c.bytes -= e.bytes
	if c.dropped != nil {
		c.dropped(e.value)
	}
}
