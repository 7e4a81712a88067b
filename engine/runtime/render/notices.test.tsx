// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import { Dialog } from './dialog.tsx';
import { Notices, notify } from './notices.tsx';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

afterEach(cleanup);

test('notices stand in the dialog over everything else, where they can be closed, and outlive it', async () => {
  const app = testApp();
  const page = (...names: string[]) => (
    <TestPortal app={app}>
      {names.map((name) => (
        <Dialog key={name} title={name} label={undefined} size="small" onClose={vi.fn()}>
          {name}
        </Dialog>
      ))}
      <Notices />
    </TestPortal>
  );
  const { rerender } = render(page());
  await act(async () => notify(app, 'engine.loadFailed'));
  const place = () => screen.getByText('engine.loadFailed').closest('dialog');
  expect(place()).toBeNull();

  rerender(page('centre'));
  expect(place()).toBe(screen.getByRole('dialog', { name: 'centre' }));
  rerender(page('centre', 'question'));
  expect(place()).toBe(screen.getByRole('dialog', { name: 'question' }));
  rerender(page('centre'));
  expect(place()).toBe(screen.getByRole('dialog', { name: 'centre' }));

  const notice = screen.getByRole('status');
  await act(async () => notify(app, 'engine.saved'));
  expect(screen.getByRole('status')).toBe(notice);
  rerender(page());
  expect(place()).toBeNull();
  const closing = within(screen.getByRole('status')).getAllByRole('button', { name: 'engine.dismiss' });
  await act(async () => {
    for (const button of closing) fireEvent.click(button);
  });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what is said as a dialog closes shows after it', async () => {
  HTMLElement.prototype.hidePopover = vi.fn();
  HTMLElement.prototype.showPopover = vi.fn(function show(this: HTMLElement) {
    if (!this.isConnected) throw new Error('Invalid on disconnected popover elements.');
  });
  const app = testApp();
  const page = (isOpen: boolean) => (
    <TestPortal app={app}>
      {isOpen && (
        <Dialog title="form" label={undefined} size="small" onClose={vi.fn()}>
          form
        </Dialog>
      )}
      <Notices />
    </TestPortal>
  );
  const { rerender } = render(page(true));
  await act(async () => {
    notify(app, 'engine.saved');
    rerender(page(false));
  });
  expect(screen.getByText('engine.saved').closest('dialog')).toBeNull();
  expect(HTMLElement.prototype.showPopover).toHaveBeenCalled();
});

test('good news goes by itself, unless somebody is reading it; an error stays', async () => {
  vi.useFakeTimers();
  const app = testApp();
  render(
    <TestPortal app={app}>
      <Notices />
    </TestPortal>,
  );
  await act(async () => {
    notify(app, 'engine.saved');
    notify(app, 'engine.loadFailed', 'error');
  });
  const pass = () => act(() => vi.advanceTimersByTimeAsync(60_000));
  const button = within(screen.getByRole('status')).getAllByRole('button', { name: 'engine.dismiss' })[0];
  await act(async () => button?.focus());
  await pass();
  expect(screen.queryByText('engine.saved')).not.toBeNull();
  await act(async () => button?.blur());
  if (button) fireEvent.pointerEnter(button);
  await pass();
  expect(screen.queryByText('engine.saved')).not.toBeNull();
  if (button) fireEvent.pointerLeave(button);
  await pass();
  expect(screen.queryByText('engine.saved')).toBeNull();
  expect(screen.queryByText('engine.loadFailed')).not.toBeNull();
  vi.useRealTimers();
});
