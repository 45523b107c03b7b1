package shelf

// Wait returns when the disk has everything that was written, as far as it works.
func (f *Shelf) Wait() {
	f.worker.Wait()
	f.worker.Settle()
	f.worker.Wait()
	f.worker.Settle()
}
