// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBrand, type TestAppOptions, TestPortal, testApp } from '#engine/kit/testing.tsx';
import { createActionContext } from './action-context.ts';
import { ModalHost } from './modal-host.tsx';
import { PanelHost } from './panel-host.tsx';

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const place = (id: string) => [{ id, widget: 'text', props: { id }, slots: {}, load: 'eager' as const }];
const modal = (id: string) => ({ id, title: `title.${id}`, size: 'small' as const, main: place(id) });
const [home] = emptyBrand.routes;
if (!home) throw new Error('no home');

const brand: TestAppOptions['brand'] = {
  routes: [home, { ...home, id: 'news', path: '/news' }],
  modals: [modal('login'), modal('warning')],
  panels: {
    centre: {
      title: 'title.centre',
      default: 'first',
      when: { audience: ['insider'] },
      otherwise: [{ when: { audience: ['visitor'] }, to: { modal: 'login' } }, { to: { modal: 'warning' } }],
      pages: [{ id: 'first', title: 'title.first', main: place('first') }],
    },
  },
};

const show = (audience: string, options: TestAppOptions = {}) => {
  const app = testApp({
    brand,
    widgets: { text: ({ props }) => <p>{`text of ${String(props.id)}`}</p> },
    state: { facts: { audience: [audience] } },
    ...options,
  });
  render(
    <TestPortal app={app}>
      <ModalHost />
      <PanelHost />
    </TestPortal>,
  );
  return { app, context: createActionContext(() => app) };
};

test.each([
  ['insider', 'text of first'],
  ['visitor', 'text of login'],
  ['trial', 'text of warning'],
])('[6.05] a panel that is not for everybody leads a %s where the manifest says', async (audience, text) => {
  const { context } = show(audience);
  act(() => context.open({ panel: 'centre' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getAllByText(/^text of/)).toHaveLength(1);
});

test('a panel closes when it is no longer for the visitor, and stays closed', async () => {
  const { app, context } = show('insider');
  act(() => context.open({ panel: 'centre' }));
  await screen.findByText('text of first');
  await act(async () => {
    app.state.facts = { audience: ['visitor'] };
  });
  expect(screen.queryByText('text of first')).toBeNull();
  await act(async () => {
    app.state.facts = { audience: ['insider'] };
  });
  expect(screen.queryByText('text of first')).toBeNull();
});

test.each([
  ['engine.confirm', true],
  ['engine.cancel', false],
  ['engine.close', false],
])('a question that is answered by %s gives %s', async (button, want) => {
  const { context } = show('visitor');
  let answer: boolean | undefined;
  await act(async () => void context.confirm({ text: 'sure' }).then((yes) => (answer = yes)));
  expect(screen.getByRole('alertdialog', { name: 'sure' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('engine.cancel');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(answer).toBe(want);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a question takes the place of another, whose answer is no', async () => {
  const { context } = show('visitor');
  const first = vi.fn();
  await act(async () => void context.confirm({ text: 'first' }).then(first));
  await act(async () => void context.confirm({ text: 'second', cancel: null }));
  expect(first).toHaveBeenCalledWith(false);
  expect(screen.getByRole('alertdialog', { name: 'second' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'engine.cancel' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('engine.confirm');
});

test('code outside of components goes to pages, and an action gets all of that', async () => {
  const greet = vi.fn();
  const { context } = show('visitor', { portal: { actions: { greet } } });
  await act(async () => context.open({ route: 'news', query: { page: '2' }, hash: 'top' }));
  expect(location.pathname + location.search + location.hash).toBe('/news?page=2#top');
  await act(async () => context.navigate('/'));
  expect(location.pathname).toBe('/');
  await act(async () => context.open({ action: 'greet' }));
  expect(greet.mock.calls[0]?.[0].brand.id).toBe('test');
});
