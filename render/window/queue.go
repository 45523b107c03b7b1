package window

import "sync"

// A queue keeps what the system tells between two ticks, in order. Goroutines may share it.
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
