// Receives files opened in the Finder or dropped on the Dock icon of macOS, from AppKit. Other systems pass them as arguments (openfiles_other.go).

package system

import (
	"github.com/ebitengine/purego"
	"github.com/ebitengine/purego/objc"
)

// OnOpenFiles calls open with the paths of files that are opened with the program in the Finder or dropped on its icon. Call it once, before the
// window opens: the file of a double-click that starts the program arrives while it opens. open is called on the main thread and must return at once.
//
// AppKit passes the files to the application's delegate, which Ebitengine creates, as application:openURLs:. When AppKit announces that the program
// finishes launching, the delegate exists and the files have not been delivered yet: that is when the method is added. If any part of this is missing
// the program starts without it.
func OnOpenFiles(open func(paths []string)) {
	if _, err := purego.Dlopen(foundation, purego.RTLD_LAZY|purego.RTLD_GLOBAL); err != nil {
		return
	}
	openURLs := objc.NewIMP(func(_ objc.ID, _ objc.SEL, _, urls objc.ID) {
		if paths := pathsOf(urls); len(paths) > 0 {
			open(paths)
		}
	})
	launching := objc.RegisterName("quintetLaunching:")
	class, err := objc.RegisterClass("QuintetLaunchObserver", objc.GetClass("NSObject"), nil, nil, []objc.MethodDef{{
		Cmd: launching,
		Fn: func(_ objc.ID, _ objc.SEL, notification objc.ID) {
			delegate := notification.Send(objc.RegisterName("object")).Send(objc.RegisterName("delegate"))
			if delegate != 0 {
				delegate.Class().AddMethod(objc.RegisterName("application:openURLs:"), openURLs, "v@:@@")
			}
		},
	}})
	if err != nil {
		return
	}
	// The notification center does not retain its observers: this one is never released.
	observer := objc.ID(class).Send(objc.RegisterName("alloc")).Send(objc.RegisterName("init"))
	center := objc.ID(objc.GetClass("NSNotificationCenter")).Send(objc.RegisterName("defaultCenter"))
	center.Send(objc.RegisterName("addObserver:selector:name:object:"), observer, launching, text("NSApplicationWillFinishLaunchingNotification"), 0)

	// AppKit would also open the files of the command line, which the program opens itself.
	defaults := objc.ID(objc.GetClass("NSUserDefaults")).Send(objc.RegisterName("standardUserDefaults"))
	defaults.Send(objc.RegisterName("registerDefaults:"), objc.ID(objc.GetClass("NSDictionary")).Send(
		objc.RegisterName("dictionaryWithObject:forKey:"), text("NO"), text("NSTreatUnknownArgumentsAsOpen")))
}

// text returns an NSString, which is never released.
func text(s string) objc.ID {
	return objc.ID(objc.GetClass("NSString")).Send(objc.RegisterName("alloc")).Send(objc.RegisterName("initWithUTF8String:"), s)
}

// pathsOf returns the paths of those URLs in an NSArray that are files.
func pathsOf(urls objc.ID) (paths []string) {
	for i := range objc.Send[uint64](urls, objc.RegisterName("count")) {
		url := urls.Send(objc.RegisterName("objectAtIndex:"), i)
		if path := url.Send(objc.RegisterName("path")); path != 0 && objc.Send[bool](url, objc.RegisterName("isFileURL")) {
			paths = append(paths, objc.Send[string](path, objc.RegisterName("UTF8String")))
		}
	}
	return paths
}
