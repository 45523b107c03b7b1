// Package smoke tests the built program in a real window, with real clicks and keys on an X server without a screen. All code is in its tests, which
// use build/display to control the window; add a test of the whole program there. build/browser has the same for browsers.
package smoke
