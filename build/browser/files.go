package browser

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Saved returns the name of the file that the page saves while act is carried out, and where in folder it lies.
func (p *Page) Saved(folder string, act func() error) (name, path string, err error) {
	ctx, end := context.WithTimeout(p.context, patience)
	defer end()
	begun, going := chromedp.BrowserEvents(ctx, browser.DownloadWillBegin), chromedp.BrowserEvents(ctx, browser.DownloadProgress)
	events := true
	_, err = chromedp.CallBrowser(ctx, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
		Behavior: browser.SetDownloadBehaviorBehaviorAllowAndName, BrowserContextID: chromedp.FromContext(ctx).BrowserContextID,
		DownloadPath: folder, EventsEnabled: &events,
	})
	if err = errors.Join(err, act()); err != nil {
		return "", "", err
	}
	for e, err := range begun {
		if err != nil {
			return "", "", fmt.Errorf("browser: the page saves nothing: %w", err)
		}
		name = e.SuggestedFilename
		break
	}
	for e, err := range going {
		switch {
		case err != nil:
			return "", "", fmt.Errorf("browser: %s is not complete: %w", name, err)
		case e.State == browser.DownloadProgressStateCanceled:
			return "", "", fmt.Errorf("browser: %s is not saved", name)
		case e.State == browser.DownloadProgressStateCompleted:
			return name, filepath.Join(folder, e.GUID), nil
		}
	}
	return "", "", ctx.Err()
}

// Opens gives the page the file at path when it asks for one, which it does while act is carried out.
func (p *Page) Opens(path string, act func() error) error {
	ctx, end := context.WithTimeout(p.context, patience)
	defer end()
	asked := chromedp.Events(ctx, page.FileChooserOpened)
	_, err := chromedp.Call(ctx, page.SetInterceptFileChooserDialog, page.SetInterceptFileChooserDialogParams{Enabled: true})
	if err = errors.Join(err, act()); err != nil {
		return err
	}
	for e, err := range asked {
		if err == nil {
			_, err = chromedp.Call(ctx, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: []string{path}, BackendNodeID: e.BackendNodeID})
		}
		if err != nil {
			return fmt.Errorf("browser: the page opens no file: %w", err)
		}
		return nil
	}
	return ctx.Err()
}

// Drop drops the files at paths on the middle of the page.
func (p *Page) Drop(paths ...string) error {
	x, y := float64(p.w)/p.ratio/2, float64(p.h)/p.ratio/2
	const copying = 1
	data := &input.DragData{Items: []*input.DragDataItem{}, Files: paths, DragOperationsMask: copying}
	for _, kind := range []input.DispatchDragEventType{input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop} {
		if err := call(p, input.DispatchDragEvent, input.DispatchDragEventParams{Type: kind, X: x, Y: y, Data: data}); err != nil {
			return err
		}
	}
	return nil
}
