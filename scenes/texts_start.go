package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// startTexts holds what is said where the program cannot open its window, or has ended with an error. A message box of the system shows it.
func startTexts() []words.Entry {
	s := catalog.String
	return []words.Entry{
		{Key: "start.nothing", En: s("Quintet cannot start")},
		{Key: "start.window", En: s("Quintet cannot open its window")},
		{Key: "start.stopped", En: s("Quintet has stopped because of an error")},
		{Key: "start.window.advice", En: s("Update the driver of your graphics card, then start Quintet again.")},
		{Key: "start.xwayland.advice", En: s("Your desktop lacks XWayland. Install the package xwayland, then start Quintet again.")},
		{Key: "start.again.advice", En: s("Start Quintet again. Please report the error if it comes back.")},
		{Key: "start.detail", En: s("The system says: %[1]s")},
		{Key: "start.file", En: s("The details are in %[1]s")},
	}
}
