// Shows file dialogs on Windows: the common dialogs of comdlg32, which the program cannot cancel. Change their flags here. dialog.go starts them,
// windows_answer.go parses the paths of several files.

package dialog

import (
	"context"
	"fmt"
	"path/filepath"
	"runtime"
	"unsafe"

	"golang.org/x/sys/windows"
)

// openFileName is the structure OPENFILENAMEW of commdlg.h.
type openFileName struct {
	size          uint32
	owner         windows.Handle
	instance      windows.Handle
	filter        *uint16
	customFilter  *uint16
	maxCustom     uint32
	filterIndex   uint32
	file          *uint16
	maxFile       uint32
	fileTitle     *uint16
	maxFileTitle  uint32
	initialDir    *uint16
	title         *uint16
	flags         uint32
	fileOffset    uint16
	fileExtension uint16
	defExt        *uint16
	custData      uintptr
	hook          uintptr
	template      *uint16
	reserved      unsafe.Pointer
	reservedCode  uint32
	flagsEx       uint32
}

// Flags of commdlg.h.
const (
	overwritePrompt = 0x2
	hideReadOnly    = 0x4
	noChangeDir     = 0x8
	several         = 0x200
	pathMustExist   = 0x800
	fileMustExist   = 0x1000
	explorer        = 0x80000
)

// maxAnswer is the number of characters of the longest answer.
const maxAnswer = 1 << 20

// ask shows a common dialog. It cannot be closed from outside.
func ask(_ context.Context, r Request) (paths []string, err error) {
	runtime.LockOSThread() // the dialog belongs to a thread
	defer runtime.UnlockOSThread()
	title, err := windows.UTF16PtrFromString(r.Title)
	if err != nil {
		return nil, none(err)
	}
	name, err := windows.UTF16FromString(r.Name)
	if err != nil {
		return nil, none(err)
	}
	file := make([]uint16, maxAnswer)
	copy(file, name)
	o := openFileName{title: title, file: &file[0], maxFile: maxAnswer, flags: explorer | hideReadOnly | noChangeDir | pathMustExist}
	o.size = uint32(unsafe.Sizeof(o))
	library, function := windows.NewLazySystemDLL("comdlg32.dll"), "GetOpenFileNameW"
	if o.flags |= fileMustExist | several; r.Save {
		function = "GetSaveFileNameW"
		o.flags = o.flags&^(fileMustExist|several) | overwritePrompt
		if ext := filepath.Ext(r.Name); len(ext) > 1 {
			if o.defExt, err = windows.UTF16PtrFromString(ext[1:]); err != nil {
				return nil, none(err)
			}
		}
	}
	show, failure := library.NewProc(function), library.NewProc("CommDlgExtendedError")
	if err := show.Find(); err != nil {
		return nil, none(err)
	}
	if done, _, _ := show.Call(uintptr(unsafe.Pointer(&o))); done != 0 {
		if r.Save {
			return []string{windows.UTF16ToString(file)}, nil
		}
		return split(file), nil
	}
	if code, _, _ := failure.Call(); code != 0 {
		return nil, none(fmt.Errorf("error %#x of the common dialogs", code))
	}
	return nil, ErrCancelled
}
