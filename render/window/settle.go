package window

import (
	"reflect"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"
)

// maxRepeats is the number of frames without a change after which Ebitengine 2.10 presents the same picture no more.
const maxRepeats = 4

// A settler keeps Ebitengine from presenting a picture again that is on the screen already, as it does in the three frames after a change.
// Where the processor draws the graphics, each of them costs as much as a change (see BenchmarkSweep in build/idle).
//
// It writes a field of Ebitengine that has no name outside: where another version has none, it does nothing. It works on Linux alone, the
// only system on which it has been seen that a picture presented once stays.
type settler struct {
	sought           bool
	repeats, skipped reflect.Value // of Ebitengine: frames without a change; a change has not been presented, as the window was hidden
}

// settle is called in a frame of screen that changes nothing.
func (s *settler) settle(screen *ebiten.Image) {
	if !s.sought {
		s.sought = true
		s.seek(screen)
	}
	if s.repeats.IsValid() && !s.skipped.Bool() {
		s.repeats.SetInt(maxRepeats)
	}
}

// seek looks for the fields.
func (s *settler) seek(screen *ebiten.Image) {
	defer func() {
		if recover() != nil {
			*s = settler{sought: true}
		}
	}()
	if runtime.GOOS != "linux" {
		return
	}
	context := reflect.ValueOf(screen).Elem().FieldByName("image").Elem().FieldByName("ui").Elem().FieldByName("context").Elem()
	repeats, skipped := context.FieldByName("skipCount"), context.FieldByName("presentationSkipped")
	if repeats.Kind() == reflect.Int && skipped.Kind() == reflect.Bool {
		s.repeats, s.skipped = reflect.NewAt(repeats.Type(), repeats.Addr().UnsafePointer()).Elem(), skipped
	}
}
