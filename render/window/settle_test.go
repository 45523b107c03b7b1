package window

import (
	"reflect"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Ebitengine has the fields that a settler looks for, or a version of it has come without them.
func TestEbitengineCountsFramesWithoutAChange(t *testing.T) {
	in := reflect.TypeFor[ebiten.Image]()
	for _, name := range []string{"image", "ui", "context"} {
		f, ok := in.FieldByName(name)
		if !ok || f.Type.Kind() != reflect.Pointer {
			t.Fatalf("%v has no pointer %s", in, name)
		}
		in = f.Type.Elem()
	}
	for name, want := range map[string]reflect.Kind{"skipCount": reflect.Int, "presentationSkipped": reflect.Bool} {
		if f, ok := in.FieldByName(name); !ok || f.Type.Kind() != want {
			t.Errorf("%v has no %v %s", in, want, name)
		}
	}
}
