//go:build !js

// The command "completion": writes the script with which a shell completes commands and flags. Add a shell here; flags.go sets the values that flags
// offer.

package terminal

import (
	"strings"

	"github.com/spf13/cobra"

	"quintet/games"
	"quintet/games/cli/command"
)

// completionCommand writes a script with which a shell completes commands, flags and their values.
func (p Program) completionCommand() *cobra.Command {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	return &cobra.Command{
		Use: "completion SHELL", Short: "writes a completion script", ValidArgs: shells,
		Long: "Writes a script to standard output with which a shell completes commands, flags, games and levels.\nSHELL is one of " + strings.Join(shells, ", ") + ".",
		Example: examples("completion bash > ~/.local/share/bash-completion/completions/quintet", `completion zsh > "${fpath[1]}/_quintet"`,
			"completion fish > ~/.config/fish/completions/quintet.fish", "completion powershell | Out-String | Invoke-Expression"),
		Args: arguments("the shell"),
		RunE: func(c *cobra.Command, args []string) error {
			switch root := c.Root(); args[0] {
			case "bash":
				return root.GenBashCompletionV2(p.Out, true)
			case "zsh":
				return root.GenZshCompletion(p.Out)
			case "fish":
				return root.GenFishCompletion(p.Out, true)
			case "powershell":
				return root.GenPowerShellCompletionWithDesc(p.Out)
			}
			return command.Usagef("there is no shell %s; there are %s", games.Quote(args[0]), strings.Join(shells, ", "))
		},
	}
}
