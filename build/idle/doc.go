// Package idle measures CPU time and wakeups of the program on every screen while nothing happens, and during a sweep of the mouse. All code is in
// its benchmarks and tests, which go run ./build idle runs on Linux with Xvfb and xdotool; add a measured screen there. render/window/pacer.go puts
// the loop to sleep.
package idle
