// Keeps the presses and touches that callbacks of the system report, in order, until the next tick handles them (queue). Any goroutine may add to it.

package window

import "sync"

// A queue keeps the system's events between two ticks, in order. It is safe for concurrent use.
type queue[T any] struct {
	mu    sync.Mutex
	items []T
}

// add adds now.
func (q *queue[T]) add(now T) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.items = append(q.items, now)
}

// take returns what was added since its last call.
func (q *queue[T]) take() []T {
	q.mu.Lock()
	defer q.mu.Unlock()
	told := q.items
	q.items = nil
	return told
}
