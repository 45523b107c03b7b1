// The queue between the callbacks of the system and the tick that handles them, for presses and touches.

package window

import "sync"

// A queue keeps the events of the system between two ticks, in order. Goroutines may share it.
type queue[T any] struct {
	mu   sync.Mutex
	told []T
}

// tell adds now.
func (q *queue[T]) tell(now T) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.told = append(q.told, now)
}

// take returns what was told since it was called last.
func (q *queue[T]) take() []T {
	q.mu.Lock()
	defer q.mu.Unlock()
	told := q.told
	q.told = nil
	return told
}
