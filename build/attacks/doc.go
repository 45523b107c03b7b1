// Package attacks tries to break the built program from outside: with hostile folders, kills, full disks, randomly damaged game files and window
// sizes. Run it with go run ./build attacks, on Linux with Xvfb and xdotool. All code is in its tests; add an attack there. build/commands has
// attacks on the command line.
package attacks
