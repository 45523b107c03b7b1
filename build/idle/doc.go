// Package idle measures CPU time and wakeups of the program on every screen while nothing happens, and during a sweep of the mouse. All code is in
// its benchmarks and tests, run by go run ./build idle on Linux with Xvfb and xdotool. The loop that sleeps is in render/window/pacer.go.
package idle
