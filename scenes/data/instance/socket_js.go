// Stands in for socket.go in a browser, where no second start hands over files.

package instance

import "errors"

// errNoReply is never returned: pages do not hand over files.
var errNoReply = errors.New("the page does not answer")

// handOver does nothing: a page has no files of a command line.
func handOver(string, []string) error { return errNoReply }

// serve does nothing: pages do not hand over files.
func serve(string, Show) (stop func()) { return func() {} }
