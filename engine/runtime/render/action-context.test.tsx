// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBrand, type TestAppOptions, TestPortal, testApp } from '#engine/kit/testing.tsx';
import { useResource } from '#engine/kit/use-resource.ts';
import { createActionContext } from './action-context.ts';
import { ModalHost } from './modal-host.tsx';
import { PanelHost } from './panel-host.tsx';
import type { Portal } from './portal.ts';

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
afterEach(async () => {
  cleanup();
  // A step back that the last act made is done: jsdom takes two timers for it.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
});

const place = (id: string) => [{ id, widget: 'text', props: { id }, slots: {}, load: 'eager' as const }];
const modal = (id: string) => ({ id, title: `title.${id}`, size: 'small' as const, main: place(id) });
const [home] = emptyBrand.routes;
if (!home) throw new Error('no home');

const brand: TestAppOptions['brand'] = {
  routes: [home, { ...home, id: 'news', path: '/news' }],
  modals: [modal('login'), modal('warning'), modal('help')],
  panels: {
    centre: {
      title: 'title.centre',
      layout: 'drawer',
      default: 'first',
      when: { audience: ['insider'] },
      otherwise: [{ when: { audience: ['visitor'] }, to: { modal: 'login' } }, { to: { modal: 'warning' } }],
      pages: [{ id: 'first', title: 'title.first', main: place('first') }],
    },
  },
};

const show = (audience: string, options: TestAppOptions = {}, page: ReactNode = null, path = '/') => {
  const app = testApp({
    brand,
    widgets: {
      text: ({ props }) => (
        <>
          <p>{`text of ${String(props.id)}`}</p>
          <input aria-label={`field of ${String(props.id)}`} />
        </>
      ),
    },
    state: { facts: { audience: [audience] } },
    ...options,
  });
  render(
    <TestPortal app={app} path={path}>
      {page}
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
  await act(async () => context.open({ panel: 'centre' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getAllByText(/^text of/)).toHaveLength(1);
});

test('what a visitor was about to do is done once after the modal that was in the way, and not after it was closed', async () => {
  const { app, context } = show('insider');
  const aim = vi.fn();
  await act(async () => context.open({ modal: 'login' }, undefined, aim));
  // One that takes the place of the other, as a registration does.
  await act(async () => context.open({ modal: 'help' }));
  await act(async () => expect(context.resumeAim()).toBe(true));
  await waitFor(() => expect(aim).toHaveBeenCalledOnce());
  expect(app.state.modal).toBeUndefined();
  expect(context.resumeAim()).toBe(false);

  await act(async () => context.open({ modal: 'login' }, undefined, aim));
  await userEvent.click(screen.getByRole('button', { name: 'engine.close' }));
  expect(context.resumeAim()).toBe(false);
  expect(aim).toHaveBeenCalledOnce();
});

test('what a visitor was about to do and fails is told', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { app, context } = show('insider');
  await act(async () => context.open({ modal: 'login' }, undefined, () => Promise.reject(new Error('no'))));
  await act(async () => void context.resumeAim());
  await waitFor(() => expect(app.state.notices).toMatchObject([{ messageKey: 'engine.actionFailed' }]));
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test('a panel that a visitor was led away from opens over the same page after a login', async () => {
  const { app, context } = show('visitor', {}, null, '/news');
  await act(async () => context.open({ panel: 'centre', page: 'first' }));
  await screen.findByText('text of login');
  await act(async () => {
    app.state.facts = { audience: ['insider'] };
    context.resumeAim();
  });
  expect(await screen.findByText('text of first')).toBeTruthy();
  expect(location.pathname + location.search).toBe('/news?centre=first');
  expect(screen.queryByText('text of login')).toBeNull();
});

test('what follows from facts is a fact to conditions and to actions', async () => {
  const derive: Portal['derive'] = (_, facts) => ({
    ...facts,
    audience: facts.languages?.includes('EN') ? ['insider'] : ['visitor'],
  });
  const { app, context } = show('visitor', { portal: { derive } });
  expect(context.facts.audience).toEqual(['insider']);
  await act(async () => context.open({ panel: 'centre' }));
  expect(await screen.findByText('text of first')).toBeTruthy();
  await act(async () => {
    app.state.language = 'VI';
  });
  expect(context.facts).toMatchObject({ audience: ['visitor'], languages: ['VI'] });
  expect(screen.queryByText('text of first')).toBeNull();
});

test('a panel closes when it is no longer for the visitor, and stays closed', async () => {
  const { app, context } = show('insider');
  await act(async () => context.open({ panel: 'centre' }));
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

test('[2.17] who comes by the address of a panel logs in first, and is led there then', async () => {
  const { app } = show('visitor', {}, null, '/news?sort=new&centre=first');
  expect(await screen.findByText('text of login')).toBeTruthy();
  expect(location.search).toBe('?sort=new');
  await act(async () => {
    app.state.facts = { audience: ['insider'] };
    app.state.modal = undefined;
    app.router.navigate('/');
  });
  expect(await screen.findByText('text of first')).toBeTruthy();
  expect(location.pathname + location.search).toBe('/?centre=first');
});

test('[2.17] an address says nothing of a panel before it is known who comes', async () => {
  const { app } = show('visitor', { state: { status: 'pending', facts: {} } }, null, '/?centre=first');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => Object.assign(app.state, { status: 0, facts: { audience: ['insider'] } }));
  expect(await screen.findByText('text of first')).toBeTruthy();
});

test('a modal says why it opened, until it opens for another reason', async () => {
  const { context } = show('visitor');
  await act(async () => context.open({ modal: 'login' }, 'why'));
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('why');
  await act(async () => context.open({ modal: 'warning' }));
  expect(screen.queryByText('why')).toBeNull();
  await act(async () => context.open({ modal: 'login' }));
  expect(screen.queryByText('why')).toBeNull();
});

test('what interrupts opens over a modal and a panel, which keep what is typed in them', async () => {
  const { context } = show('insider');
  await act(async () => context.open({ panel: 'centre' }));
  act(() => context.open({ modal: 'warning' }));
  const typed = await screen.findByLabelText('field of warning');
  await userEvent.type(typed, 'half filled');
  const done = vi.fn();
  await act(async () => void context.interrupt('login', 'why').then(done));
  expect(await screen.findByText('text of login')).toBeTruthy();
  expect(screen.getByText('text of first')).toBeTruthy();

  await act(async () => context.open({ modal: 'help' }));
  expect(screen.queryByText('text of login')).toBeNull();
  expect(screen.getByText('text of help')).toBeTruthy();
  expect(done).not.toHaveBeenCalled();

  await act(async () => context.resume());
  expect(done).toHaveBeenCalledOnce();
  expect(screen.queryByText('text of help')).toBeNull();
  expect(screen.getByLabelText('field of warning')).toBe(typed);
  expect(typed).toHaveProperty('value', 'half filled');
  expect(screen.getByText('text of first')).toBeTruthy();
});

test('an interruption that the visitor closes is done, and leaves what lies below', async () => {
  const { context } = show('visitor');
  act(() => context.open({ modal: 'warning' }));
  const done = vi.fn();
  await act(async () => void context.interrupt('login').then(done));
  const [, over] = screen.getAllByRole('dialog');
  if (!over) throw new Error('nothing lies over the modal');
  await userEvent.click(within(over).getByRole('button', { name: 'engine.close' }));
  expect(done).toHaveBeenCalledOnce();
  expect(screen.queryByText('text of login')).toBeNull();
  expect(screen.getByText('text of warning')).toBeTruthy();
});

test('to close all is to close what interrupts, too', async () => {
  const { context } = show('insider');
  await act(async () => context.open({ panel: 'centre' }));
  const done = vi.fn();
  await act(async () => void context.interrupt('login').then(done));
  await act(async () => context.close());
  expect(done).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what could not be had while something interrupted is asked for once more when it goes', async () => {
  const load = vi.fn(async () => 'news');
  const News = () => <p>{useResource(['news'], load).data}</p>;
  const { context } = show('visitor', {}, <News />);
  await screen.findByText('news');
  await act(async () => void context.interrupt('login'));
  expect(load).toHaveBeenCalledOnce();
  await act(async () => context.resume());
  expect(load).toHaveBeenCalledTimes(2);
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

test.each([
  [{ href: 'https://club.example/' }, 'https://club.example/'],
  [{ resource: 'chat' }, 'https://chat.example/7'],
  [{ resource: 'none' }, undefined],
])('%j opens a window with its address, or none where the platform names none', async (target, address) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue({} as Window);
  const { context } = show('visitor', { state: { addresses: { chat: 'https://chat.example/7' } } });
  await act(async () => context.open(target));
  expect(opened.mock.calls.map(([to]) => to)).toEqual(address === undefined ? [] : [address]);
  opened.mockRestore();
});
