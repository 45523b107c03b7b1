package library

// Wait returns when everything has been written, as far as the disk works.
func (l *Library) Wait() {
	l.queue.Wait()
	l.queue.Collect()
	l.queue.Wait()
	l.queue.Collect()
}
