// Package smoke holds the tests of the real window: the built program on a display of its own, driven by real clicks and keys.
package smoke
