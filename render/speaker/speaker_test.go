package speaker

import (
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"quintet/render/sound"
)

// A tape is a device that records its calls. Every sound on it is audible for 200 ms.
type tape struct {
	did   []string
	fails bool
}

func (d *tape) play(samples []byte, volume float64) (heard func() bool) {
	d.did = append(d.did, "play")
	began := time.Now()
	return func() bool { return time.Since(began) < 200*time.Millisecond }
}

func (d *tape) suspend() error { d.did = append(d.did, "suspend"); return nil }

func (d *tape) resume() error {
	d.did = append(d.did, "resume")
	if d.fails {
		return errors.New("no device")
	}
	return nil
}

// The device is awake only while sounds play, and two overlapping sounds wake it only once.
func TestDeviceSleepsWhenSilent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &tape{}
		s := start(func(<-chan struct{}) device { return d })
		synctest.Wait()
		s.Play(sound.Wood, 0.5)
		time.Sleep(100 * time.Millisecond)
		s.Play(sound.Cut, 0.5)
		time.Sleep(time.Minute)
		synctest.Wait()
		s.Play(sound.Wood, 0.5)
		time.Sleep(time.Minute)
		s.Close()
		want := []string{"suspend", "resume", "play", "play", "suspend", "resume", "play", "suspend"}
		if !slices.Equal(d.did, want) {
			t.Errorf("the device did %v, want %v", d.did, want)
		}
	})
}

// Play never blocks: not while the device is opening, nor without a device, nor with one that has failed.
func TestSilence(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		late := &tape{}
		devices := map[string]func(quit <-chan struct{}) device{
			"none":  func(<-chan struct{}) device { return nil },
			"fails": func(<-chan struct{}) device { return &tape{fails: true} },
			"late": func(<-chan struct{}) device {
				time.Sleep(time.Hour)
				return late
			},
			"never": func(quit <-chan struct{}) device {
				<-quit
				return nil
			},
		}
		for name, open := range devices {
			s, began := start(open), time.Now()
			for range 100 {
				s.Play(sound.Wood, 1)
			}
			if waited := time.Since(began); waited > 0 {
				t.Errorf("%s: playing took %v", name, waited)
			}
			time.Sleep(2 * time.Hour)
			s.Close()
			if name == "late" && slices.Contains(late.did, "play") {
				t.Errorf("what was to be heard long ago is played now: %v", late.did)
			}
		}
	})
}

// A hanging device does not keep the program from ending.
func TestCloseTimesOut(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := start(func(<-chan struct{}) device {
			time.Sleep(time.Hour)
			return nil
		})
		began := time.Now()
		s.Close()
		if waited := time.Since(began); waited > time.Second {
			t.Errorf("Close took %v", waited)
		}
		<-s.ended
	})
}

// A device that panics silences the speaker, and Close returns the panic.
func TestPanicSilences(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := start(func(<-chan struct{}) device { panic("no such device") })
		synctest.Wait()
		for range 100 {
			s.Play(sound.Wood, 1)
		}
		if p := s.Close(); p == nil || p.Error() != "no such device" {
			t.Errorf("Close = %v, want the panic", p)
		}
	})
}

func TestStereo(t *testing.T) {
	if got, want := stereo([]float32{1, -0.5}), []byte{0, 0, 0x80, 0x3f, 0, 0, 0x80, 0x3f, 0, 0, 0, 0xbf, 0, 0, 0, 0xbf}; !slices.Equal(got, want) {
		t.Errorf("stereo = %x, want %x", got, want)
	}
}
