// Reads the preferred languages of the user on macOS, from Foundation. The program chooses its language among them at the first start.

package system

import (
	"github.com/ebitengine/purego"
	"github.com/ebitengine/purego/objc"
)

// foundation is the path of the framework that reads the settings of the user.
const foundation = "/System/Library/Frameworks/Foundation.framework/Foundation"

// Languages returns the preferred languages of the user as BCP 47 tags, the most preferred first; none if the system does not say.
func Languages() []string {
	if _, err := purego.Dlopen(foundation, purego.RTLD_LAZY|purego.RTLD_GLOBAL); err != nil {
		return nil
	}
	list := objc.ID(objc.GetClass("NSLocale")).Send(objc.RegisterName("preferredLanguages"))
	if list == 0 {
		return nil
	}
	var tags []string
	for i := range objc.Send[uint64](list, objc.RegisterName("count")) {
		one := list.Send(objc.RegisterName("objectAtIndex:"), i)
		tags = append(tags, objc.Send[string](one, objc.RegisterName("UTF8String")))
	}
	return tags
}
