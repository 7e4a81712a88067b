// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { ref } from 'valtio/vanilla';
import { afterEach, expect, test, vi } from 'vitest';
import { createPortalIntl } from '#engine/i18n/create-portal-intl.ts';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import { createPageLists } from '#engine/registry/page-lists.ts';
import { createActionContext } from './action-context.ts';
import { Notices } from './notices.tsx';
import { Overlays } from './overlays.tsx';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = () => undefined;
HTMLDialogElement.prototype.close = () => undefined;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Hosts = () => <p>what lies over the page</p>;

const show = (load: () => Promise<{ OverlayHosts: ComponentType }>) => {
  const app = testApp();
  render(
    <TestPortal app={app}>
      <Overlays load={load} />
      <Notices />
    </TestPortal>,
  );
  return { app, context: createActionContext(() => app) };
};

test('code that does not come gives up what was to open, says so, and comes when asked again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let failing = true;
  const { app, context } = show(async () => {
    if (failing) throw new Error('no network');
    return { OverlayHosts: Hosts };
  });
  const answer = vi.fn(() => {
    app.state.question = undefined;
  });
  app.state.question = ref({ id: 1, question: { text: 'sure' }, answer });
  await act(async () => context.open({ modal: 'login' }));
  expect(await screen.findByText('engine.loadFailed')).toBeTruthy();
  expect([answer.mock.calls, app.state.modal]).toEqual([[[false]], undefined]);
  expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^\[livery\]/), expect.any(Error));
  failing = false;
  await act(async () => context.open({ modal: 'login' }));
  expect(await screen.findByText('what lies over the page')).toBeTruthy();
});

test('code that takes long is said to, and what was to open opens when it is there', async () => {
  let bring = () => {};
  const code = new Promise<{ OverlayHosts: ComponentType }>((resolve) => {
    bring = () => resolve({ OverlayHosts: Hosts });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { context } = show(() => code);
  await act(async () => context.open({ modal: 'login' }));
  await act(async () => void vi.advanceTimersByTime(7_900));
  expect(screen.queryByText('engine.stillLoading')).toBeNull();
  await act(async () => void vi.advanceTimersByTime(200));
  expect(screen.getByText('engine.stillLoading')).toBeTruthy();
  vi.useRealTimers();
  await act(async () => bring());
  expect(await screen.findByText('what lies over the page')).toBeTruthy();
});

test('the words of what lies over the page come with its code, and it is not shown without them', async () => {
  let bring = () => {};
  const words = new Promise<void>((resolve) => {
    bring = resolve;
  });
  const intl = createPortalIntl(
    { locale: 'en', brand: 'Test' },
    {},
    {
      overThePage: async () => {
        await words;
        return { default: { 'modal.login': 'Log in' } };
      },
    },
  );
  const app = testApp({ state: { intl: ref(intl) } });
  const Said = () => <p>{app.state.intl.t('modal.login')}</p>;
  render(
    <TestPortal app={{ ...app, initial: { ...app.initial, intl } }}>
      <Overlays load={async () => ({ OverlayHosts: Said })} />
    </TestPortal>,
  );
  await act(async () => createActionContext(() => app).open({ modal: 'login' }));
  expect(screen.queryByRole('paragraph')).toBeNull();
  await act(async () => bring());
  expect((await screen.findByRole('paragraph')).textContent).toBe('Log in');
});

test('a modal waits for what it says of itself, which comes with the lists of other pages', async () => {
  let bring = () => {};
  const here = new Promise<void>((resolve) => {
    bring = resolve;
  });
  const login = { id: 'login', size: 'small' as const, main: [] };
  const app = testApp({ brand: { modals: [login] } });
  const lists = createPageLists(async () => {
    await here;
    return { default: {}, over: { modals: [{ ...login, title: 'nav.login' }], panels: {} } };
  });
  render(
    <TestPortal app={{ ...app, lists }}>
      <Overlays />
    </TestPortal>,
  );
  await act(async () => createActionContext(() => app).open({ modal: 'login' }));
  expect(screen.queryByText('nav.login')).toBeNull();
  await act(async () => bring());
  expect(await screen.findByText('nav.login')).toBeTruthy();
});

test('nothing lies over the page until something opens', async () => {
  const { context } = show(async () => ({ OverlayHosts: Hosts }));
  expect(screen.queryByText('what lies over the page')).toBeNull();
  await act(async () => context.open({ modal: 'login' }));
  expect(await screen.findByText('what lies over the page')).toBeTruthy();
});
