package catalog

import (
	"fmt"
	"reflect"
	"strings"
	"time"
)

// String says how the level plays: all settings that are not zero. So a measurement can be known to be of this level as it is.
func (l Level) String() string { return describe(reflect.ValueOf(l.strength)) }

// describe writes a value; of a struct, and of what a pointer points to, those fields that are not zero.
func describe(v reflect.Value) string {
	if v.Kind() == reflect.Pointer && !v.IsNil() {
		return describe(v.Elem())
	}
	if v.Type() == reflect.TypeFor[time.Duration]() {
		return time.Duration(v.Int()).String()
	}
	if v.Kind() != reflect.Struct {
		return fmt.Sprint(v)
	}
	var words []string
	for i := range v.NumField() {
		if f := v.Field(i); !f.IsZero() {
			words = append(words, v.Type().Field(i).Name+"="+describe(f))
		}
	}
	return "{" + strings.Join(words, " ") + "}"
}
