//go:build unix

// keepOwner on Unix: a file that replaces another gets its owner and group. Change here what the new file keeps. write.go replaces files;
// owner_other.go has keepOwner for other systems.

package command

import (
	"io/fs"
	"os"
	"syscall"
)

// keepOwner gives f the owner and group in info if the system allows it: a program run by root must not take over a user's file.
func keepOwner(f *os.File, info fs.FileInfo) {
	if s, ok := info.Sys().(*syscall.Stat_t); ok {
		f.Chown(int(s.Uid), int(s.Gid))
	}
}
