// Package idle measures what the program costs while nothing happens: the real program in a real window, on every screen that somebody may
// leave open; and what a sweep of the mouse costs. It works on Linux, where Xvfb and xdotool are.
package idle
