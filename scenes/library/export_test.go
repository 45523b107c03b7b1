package library

// Wait returns when the disk has everything that was written, as far as it works.
func (l *Library) Wait() {
	l.worker.Wait()
	l.worker.Collect()
	l.worker.Wait()
	l.worker.Collect()
}
