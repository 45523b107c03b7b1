// Package commands tests the built program's command line through pipes: options, files, protocols and bad input, without a window. All code is in
// its tests. main.go and the packages it calls implement the commands; build/smoke has tests with a window.
package commands
