// Package commands tests the command line of the built program through pipes: options, files, protocols and bad input, without a window. All code is
// in its tests. The commands themselves are in main.go and the packages it calls; tests with a window are in build/smoke.
package commands
