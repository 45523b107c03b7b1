// Package attacks holds the tests that try to break the built program from outside: with hostile folders, with kills and full disks, with opened games that are changed at random,
// and by resizing its window. Package commands tries files and input that need no window. They work on Linux, where Xvfb and xdotool are.
package attacks
