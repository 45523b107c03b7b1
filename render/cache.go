// Defines Cache, which keeps values within a budget of bytes: rasterised pictures, their uploads to the graphics card, measured texts. Its owner
// calls NextFrame in every frame. Change here what is dropped first; the budgets are in picture_cache.go and window/canvas.go.

package render

import "slices"

// A Cache keeps values that are expensive to make and can be made again, within a budget of bytes. Values used in the last frame are always kept,
// even beyond the budget. It is not safe for concurrent use.
type Cache[K comparable, V any] struct {
	entries map[K]*cached[V]
	bytes   int // of all entries
	budget  int // the budget
	frame   int
	dropped func(V) // called for each value that leaves the cache
}

type cached[V any] struct {
	value V
	bytes int
	used  int // the last frame that used it
}

// keepFrames is the number of frames for which an unused entry is kept if there is room.
const keepFrames = 120

// NewCache returns an empty cache with a budget of most bytes. dropped, unless nil, is called with every value that leaves it.
func NewCache[K comparable, V any](most int, dropped func(V)) *Cache[K, V] {
	return &Cache[K, V]{entries: map[K]*cached[V]{}, budget: most, dropped: dropped}
}

// Get returns the value for k and marks it as used in the current frame.
func (c *Cache[K, V]) Get(k K) (v V, ok bool) {
	e := c.entries[k]
	if e == nil {
		return v, false
	}
	e.used = c.frame
	return e.value, true
}

// Put stores v, which takes bytes bytes, under k, which must have no value. It counts as used in the current frame.
func (c *Cache[K, V]) Put(k K, v V, bytes int) {
	c.entries[k] = &cached[V]{v, bytes, c.frame}
	c.bytes += bytes
}

// Bytes returns the size of all values.
func (c *Cache[K, V]) Bytes() int { return c.bytes }

// NextFrame ends the current frame. It drops values that have been unused for some time and, if the budget is exceeded, the least recently used ones.
func (c *Cache[K, V]) NextFrame() {
	c.frame++
	if c.bytes <= c.budget && c.frame%keepFrames != 0 {
		return
	}
	var old []K // not used in the last frame
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
		if c.bytes <= c.budget {
			return
		}
		c.drop(k)
	}
}

// drop removes the value for k from the cache.
func (c *Cache[K, V]) drop(k K) {
	e := c.entries[k]
	delete(c.entries, k)
	c.bytes -= e.bytes
	if c.dropped != nil {
		c.dropped(e.value)
	}
}
