// Package smoke tests the built program in a real window, with real clicks and keys on an X server without a screen. All code is in its tests; what
// they do to the window is in build/display. The same for browsers is in build/browser.
package smoke
