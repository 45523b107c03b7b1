// Package commands tests the built program's command line through pipes: options, files, protocols and bad input, without a window. All code is in
// its tests; add a test of a command there. main.go, at the top of the repository, and the packages it calls implement the commands; build/smoke has
// tests with a window.
package commands
