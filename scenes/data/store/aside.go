// Keeps unusable data, such as a damaged file: SetAside stores a copy under another name before the original is overwritten. Change the names and the
// greatest number of such copies here.

package store

import (
	"bytes"
	"errors"
	"fmt"
)

// DamagedEnd is the usual extension of files set aside. A number follows it if several have the same name.
const DamagedEnd = ".damaged"

// maxDamaged limits how many files of one name are set aside.
const maxDamaged = 1000

// SetAside stores data, which was found under name in s and cannot be used, under name with the extension end, and returns the new name. Data set
// aside before stays. Data that is already set aside is not written again.
func SetAside(s Store, name, end string, data []byte) (aside string, err error) {
	for n := range maxDamaged {
		aside = name + end
		if n > 0 {
			aside = fmt.Sprintf("%s-%d", aside, n+1)
		}
		var there []byte
		switch there, err = s.Read(aside, len(data)); {
		case errors.Is(err, ErrNotFound):
			return aside, s.Write(aside, data)
		case err == nil && bytes.Equal(there, data):
			return aside, nil
		}
	}
	return aside, fmt.Errorf("%d files called %s%s are there already: %w", maxDamaged, name, end, err)
}
