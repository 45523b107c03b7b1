// Stands in for socket.go in a browser, where no second start hands over files.

package instance

import "errors"

// errSilent is never returned: pages do not hand over files.
var errSilent = errors.New("the page does not answer")

// handOver does nothing: a page has no files of a command line.
func handOver(string, []string) error { return errSilent }

// serve does nothing: pages do not hand over files.
func serve(string, Show) (stop func()) { return func() {} }
