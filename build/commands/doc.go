// Package commands holds the tests of the program's command line: the built program, driven through pipes.
package commands
