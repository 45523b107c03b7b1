package words

import (
	"strings"
	"testing"
)

func TestMatchLanguage(t *testing.T) {
	tests := []struct {
		tags string
		want Language
	}{
		{"", En},
		{"pt-PT", "pt"},
		{"pt", "pt"},
		{"PT", "pt"},
		{"pt-BR", "pt"},
		{"pt-BR en-US", "pt"},
		{"pt-Latn-AO", "pt"},
		{"en-GB pt-PT", En},
		{"en-PT pt-PT", En},
		{"fr-FR pt-PT en", "pt"},
		{"fr-FR", En},
		{"de-DE en-US", En},
		{"ja zh-Hans", En},
		{"?! pt-PT", "pt"},
		{"C", En},
	}
	for _, tt := range tests {
		if got := MatchLanguage(strings.Fields(tt.tags)); got != tt.want {
			t.Errorf("who prefers %q hears %q, want %q", tt.tags, got, tt.want)
		}
	}
}
