package input

import "errors"

// MaxFile limits the bytes read of a file. A longer one is read for one byte more, which shows that it is too long.
const MaxFile = 16 << 20

// ErrNoFile is the error of something that was dropped on the window and is no file, such as a folder.
var ErrNoFile = errors.New("not a file")

// ErrNoDialog is the error of a file that was asked for where the system has no dialogs.
var ErrNoDialog = errors.New("no dialog for files can be shown")

// A File is one that was dropped on the window, or what was pasted there.
type File struct {
	Name   string // without folders; "" for what was pasted
	Data   []byte // at most MaxFile+1 bytes
	Err    error  // why it could not be read, nil if it was; ErrNoFile for what is none
	Others int    // number of files dropped with it that follow, one in each of the next frames that have any
}
