// Package attacks holds the tests that try to break the built program from outside: with hostile folders, files and input, with kills,
// signals and full disks, and by resizing its window. They work on Linux, where Xvfb and xdotool are.
package attacks
