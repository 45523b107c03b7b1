package library

// Wait returns when the disk has everything that was written, as far as it works.
func (l *Library) Wait() {
	l.queue.Wait()
	l.queue.Collect()
	l.queue.Wait()
	l.queue.Collect()
}
