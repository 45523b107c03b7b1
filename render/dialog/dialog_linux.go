// Shows file dialogs on Linux: asks the XDG desktop portal over D-Bus (ask) and reads the paths in its answer (chosen). Change the options of the
// dialog here. dialog.go starts and cancels it.

package dialog

import (
	"context"
	"errors"
	"fmt"
	"net/url"

	"github.com/godbus/dbus/v5"
)

// D-Bus names of the desktop portal. Source: XDG Desktop Portal, org.freedesktop.portal.FileChooser and org.freedesktop.portal.Request.
const (
	portalName  = "org.freedesktop.portal.Desktop"
	portalPath  = "/org/freedesktop/portal/desktop"
	chooserName = "org.freedesktop.portal.FileChooser"
	requestName = "org.freedesktop.portal.Request"
)

// ask asks the desktop portal on the session bus.
func ask(ctx context.Context, r Request) (paths []string, err error) {
	bus, err := dbus.SessionBusPrivateNoAutoStartup()
	if err != nil {
		return nil, none(err)
	}
	defer bus.Close() // the error does not matter
	if err := errors.Join(bus.Auth(nil), bus.Hello()); err != nil {
		return nil, none(err)
	}
	signals := make(chan *dbus.Signal, 8)
	bus.Signal(signals)
	if err := bus.AddMatchSignalContext(ctx, dbus.WithMatchInterface(requestName), dbus.WithMatchMember("Response")); err != nil {
		return nil, none(err)
	}
	method, options := "OpenFile", map[string]dbus.Variant{}
	if r.Save {
		method, options["current_name"] = "SaveFile", dbus.MakeVariant(r.Name)
	} else {
		options["multiple"] = dbus.MakeVariant(true)
	}
	var handle dbus.ObjectPath // identifies the request; the answer contains it
	const window = ""          // parent window of the dialog: none
	if err := bus.Object(portalName, portalPath).CallWithContext(ctx, chooserName+"."+method, 0, window, r.Title, options).Store(&handle); err != nil {
		return nil, none(err)
	}
	for {
		select {
		case <-ctx.Done():
			bus.Object(portalName, handle).Call(requestName+".Close", dbus.FlagNoReplyExpected)
			return nil, ctx.Err()
		case s, ok := <-signals:
			if !ok {
				return nil, none(errors.New("the bus of the session has gone"))
			}
			if s.Path == handle && s.Name == requestName+".Response" {
				return chosen(s.Body)
			}
		}
	}
}

// chosen returns the paths in the portal's answer.
func chosen(body []any) (paths []string, err error) {
	var code uint32
	var results map[string]dbus.Variant
	if err := dbus.Store(body, &code, &results); err != nil {
		return nil, none(err)
	}
	if code != 0 {
		return nil, ErrCancelled
	}
	var all []string
	if err := results["uris"].Store(&all); err != nil || len(all) == 0 {
		return nil, none(errors.New("the portal names no file"))
	}
	for _, uri := range all {
		u, err := url.Parse(uri)
		if err != nil || u.Scheme != "file" || u.Path == "" {
			return nil, none(fmt.Errorf("%q is no file of this computer", uri))
		}
		paths = append(paths, u.Path)
	}
	return paths, nil
}
