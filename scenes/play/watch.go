package play

import (
	"quintet/scenes/keys"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// speedWords are the keys of the speeds.
var speedWords = map[string]string{
	settings.Normal: "play.pace.normal", settings.Quick: "play.pace.quick", settings.Slow: "play.pace.slow",
}

// watchActions returns what can be pressed while computers play.
func (s *Scene) watchActions(u *ui.UI) []action {
	pause := action{ui.Button{Label: u.T("play.pause"), Icon: sprites.IconPause, Act: keys.Pause, Kind: ui.Main}, s.pause}
	if s.table.Paused {
		pause = action{ui.Button{Label: u.T("play.resume"), Icon: sprites.IconPlay, Act: keys.Pause, Kind: ui.Main}, func() {
			s.table.Paused = false
			s.floor = s.leastTicks()
		}}
	}
	as := []action{
		{ui.Button{Label: u.T(speedWords[s.context.Settings.Watch]), Icon: sprites.IconClock, Act: keys.Pace, Kind: ui.Quiet}, s.nextSpeed},
		{ui.Button{Label: u.T("play.stepone"), Icon: sprites.IconNext, Act: keys.StepOne, Kind: ui.Quiet}, s.stepOne},
		pause,
	}
	if !s.roomy && s.shape != rail {
		for i := range as[:2] {
			b := &as[i].button
			b.Name, b.Label = b.Label, ""
		}
	}
	return as
}
