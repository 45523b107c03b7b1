//go:build unix

// Keeping the owner and group of a file that is replaced, on Unix. Files are replaced in write.go.

package command

import (
	"io/fs"
	"os"
	"syscall"
)

// keepOwner gives f the owner and the group in info if the system allows it: root must not take a file from its user.
func keepOwner(f *os.File, info fs.FileInfo) {
	if s, ok := info.Sys().(*syscall.Stat_t); ok {
		f.Chown(int(s.Uid), int(s.Gid))
	}
}
