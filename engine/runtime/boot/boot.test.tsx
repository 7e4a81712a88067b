// @vitest-environment jsdom

import { listName } from '@liveryjs/compiler/plain/list-name';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompiledMessages } from '#engine/i18n/create-portal-intl.ts';
import { TextFault } from '#engine/i18n/text-fault.ts';
import { emptyBrand, emptyPortal } from '#engine/kit/testing.tsx';
import { useFeature } from '#engine/render/use-condition.ts';
import { useLanguages, useMessages } from '#engine/render/use-language.ts';
import { type BrowserInput, startBrowser } from './browser.tsx';
import { followBrand } from './follow-brand.ts';
import { renderRoute } from './server.tsx';

const Hello = () => {
  const t = useMessages();
  const { choose } = useLanguages();
  return (
    <>
      <h1>{t('hello')}</h1>
      <button type="button" onClick={() => void choose('AR')}>
        {useFeature('news') ? 'news is on' : 'news is off'}
      </button>
    </>
  );
};

const placement = { id: 'hello', widget: 'hello', props: {}, slots: {}, load: 'eager' as const };
const [home] = emptyBrand.routes;
if (!home) throw new Error('no home');
const brand: ResolvedBrand = {
  ...emptyBrand,
  features: { news: { module: 'NEWS3' } },
  languages: {
    default: 'EN',
    supported: [
      { code: 'EN', locale: 'en' },
      { code: 'AR', locale: 'ar' },
    ],
  },
  routes: [{ ...home, main: [placement] }],
  notFound: { title: 'lost', main: [{ ...placement, id: 'lost' }] },
  statusScreens: [{ id: 'closed', status: 1, title: 'closed', main: [placement] }],
};
const english = {
  hello: 'Hello',
  'route.home.title': 'Home',
  lost: 'Lost',
  closed: 'Closed',
  'engine.skipToContent': 'Skip',
};
const arabic = { ...english, hello: 'مرحبا' };

const input = (status: () => number): BrowserInput => ({
  brand,
  assets: {},
  contents: {},
  widgets: { hello: async () => ({ default: Hello }) },
  messages: { EN: async () => ({ default: english }), AR: async () => ({ default: arabic }) },
  portal: { ...emptyPortal, loadStatus: async () => ({ status: status(), modules: ['NEWS3'], facts: {} }) },
});

const prerender = (path: string) =>
  renderRoute(
    {
      brand,
      language: 'EN',
      assets: {},
      contents: {},
      widgets: { hello: Hello },
      messages: english,
      portal: emptyPortal,
    },
    path,
  );

const errors: unknown[] = [];

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args));
  vi.stubGlobal('scrollTo', () => {});
  window.addEventListener('error', (event) => errors.push(event.error));
  localStorage.clear();
  document.documentElement.lang = '';
});

let portal: ReturnType<typeof startBrowser> | undefined;

afterEach(async () => {
  await act(async () => portal?.stop());
  vi.restoreAllMocks();
});

const open = async (
  path: string,
  status = () => 0,
  state: unknown = null,
  also: Partial<BrowserInput> = {},
) => {
  const { html, route, lang } = prerender(path.replace(/[?#].*/, ''));
  document.documentElement.lang = lang;
  document.body.innerHTML = `<div id="root" data-route="${route}">${html}</div>`;
  history.replaceState(state, '', path);
  const before = document.querySelector('h1');
  await act(async () => {
    portal = startBrowser({ ...input(status), ...also });
  });
  return { before };
};

test('a page is prerendered for a visitor in the default language, without an inline style', () => {
  const page = prerender('/');
  expect(page).toMatchObject({
    route: 'home',
    title: 'Home · Test',
    lang: 'en',
    dir: 'ltr',
    description: undefined,
  });
  expect(page.html).toContain('<h1>Hello</h1>');
  expect(page.html).toContain('news is off');
  expect(page.html).not.toContain('style=');
  expect(page.css).toContain('min-block-size:100dvh');
});

test('[2.16] the prerendered page is hydrated: its elements stay, and what the platform says comes in', async () => {
  const { before } = await open('/');
  await screen.findByText('news is on');
  expect(document.querySelector('h1')).toBe(before);
  expect(document.title).toBe('Home · Test');
  expect(errors).toEqual([]);
});

test('the placements of another page than the first come before it is hydrated', async () => {
  const lists = { [listName.notFound]: [{ ...placement, id: 'lost' }] };
  const withoutLists = { ...brand, notFound: { title: 'lost', main: [] } };
  const { before } = await open('/nowhere', () => 0, null, {
    brand: withoutLists,
    lists: async () => ({ default: lists }),
  });
  await waitFor(() => expect(document.title).toBe('Lost · Test'));
  expect(document.querySelector('h1')).toBe(before);
  expect(errors).toEqual([]);
});

test('an address without a route shows the not-found screen', async () => {
  expect(prerender('/nowhere')).toMatchObject({ route: 'notFound', title: 'Lost · Test' });
  await open('/nowhere');
  await waitFor(() => expect(document.title).toBe('Lost · Test'));
  expect(errors).toEqual([]);
});

test('[2.18] a status without a screen renders nothing', async () => {
  await open('/', () => 7);
  await waitFor(() => expect(document.querySelector('#root')?.textContent).toBe(''));
});

test('[2.18] status 1 shows the screen that the brand has for it', async () => {
  await open('/', () => 1);
  await waitFor(() => expect(document.title).toBe('Closed · Test'));
});

test('switching the language changes text, language and direction without a reload, and is remembered', async () => {
  await open('/');
  await act(async () => (await screen.findByText('news is on')).click());
  expect(await screen.findByText('مرحبا')).toBeTruthy();
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(localStorage.getItem('livery:test:language')).toBe('AR');
  expect(errors).toEqual([]);
});

describe('where addresses say the language', () => {
  const byPath: ResolvedBrand = { ...brand, languages: { ...brand.languages, addresses: 'path' } };
  const openAt = async (path: string, { language = 'AR', at = path } = {}) => {
    const messages = language === 'AR' ? arabic : english;
    const { html, route, lang } = renderRoute(
      {
        brand: byPath,
        language,
        assets: {},
        contents: {},
        widgets: { hello: Hello },
        messages,
        portal: emptyPortal,
      },
      path,
    );
    document.documentElement.lang = lang;
    document.body.innerHTML = `<div id="root" data-route="${route}">${html}</div>`;
    history.replaceState(null, '', at);
    const before = document.querySelector('h1');
    await act(async () => {
      portal = startBrowser({ ...input(() => 0), brand: byPath });
    });
    return { before, lang };
  };

  test('a page in another language than the first is prerendered in it, and hydrated', async () => {
    const { before, lang } = await openAt('/', { at: '/ar' });
    expect(lang).toBe('ar');
    await screen.findByText('news is on');
    expect(document.querySelector('h1')).toBe(before);
    screen.getByText('مرحبا');
    expect(errors).toEqual([]);
  });

  test('what the visitor chose before leads nobody to another language than the address says', async () => {
    localStorage.setItem('livery:test:language', 'AR');
    await openAt('/', { language: 'EN' });
    await screen.findByText('news is on');
    screen.getByText('Hello');
    expect(location.pathname).toBe('/');
  });

  test('a language that is chosen comes into the address, which keeps all else', async () => {
    await openAt('/', { language: 'EN', at: '/?part=2#top' });
    await act(async () => (await screen.findByText('news is on')).click());
    await screen.findByText('مرحبا');
    await waitFor(() => expect(location.href).toMatch(/\/ar\?part=2#top$/));
    expect(errors).toEqual([]);
  });

  test('an address without a page is in the language that it begins with', async () => {
    const { before } = await openAt('/nowhere', { language: 'EN', at: '/ar/nowhere' });
    await screen.findByText('مرحبا');
    expect(document.querySelector('h1')).not.toBe(before);
    expect(document.title).toBe('Lost · Test');
  });
});

test('a visitor who chose another language gets a fresh page in it, and the hidden page is shown', async () => {
  localStorage.setItem('livery:test:language', 'AR');
  document.documentElement.dataset.languagePending = '';
  const { before } = await open('/');
  expect(await screen.findByText('مرحبا')).toBeTruthy();
  expect(document.querySelector('h1')).not.toBe(before);
  expect(document.documentElement.dataset.languagePending).toBeUndefined();
  expect(errors).toEqual([]);
});

test('a changed manifest shows in the running page, and state is kept', async () => {
  const greeting = [
    { type: 0, value: 'Hello from ' },
    { type: 1, value: 'brand' },
  ];
  const messages = {
    EN: async () => ({ default: { ...english, hello: greeting } as unknown as CompiledMessages }),
  };
  await open('/', () => 0, null, { followed: followBrand(brand) });
  await screen.findByText('news is on');
  await act(async () => portal?.update({ messages }));
  expect(await screen.findByText('Hello from Test')).toBeTruthy();
  await act(async () => portal?.update({ brand: { ...brand, name: 'Renamed' } }));
  await waitFor(() => expect(document.title).toBe('Home · Renamed'));
  expect(await screen.findByText('Hello from Renamed')).toBeTruthy();
  expect(screen.getByText('news is on')).toBeTruthy();
  expect(errors).toEqual([]);
});

test('a brand that is changed while it runs renders what follows the brand, and no widget beside', async () => {
  let count = 0;
  const Counting = () => {
    const t = useMessages();
    count++;
    return <h1>{t('hello')}</h1>;
  };
  await open('/', () => 0, null, {
    widgets: { hello: async () => ({ default: Counting }) },
    followed: followBrand(brand),
  });
  await waitFor(() => expect([count > 0, document.title]).toEqual([true, 'Home · Test']));
  const before = count;
  const retitled = { ...brand, routes: brand.routes.map((route) => ({ ...route, title: 'lost' })) };
  await act(async () => portal?.update({ brand: retitled }));
  await waitFor(() => expect(document.title).toBe('Lost · Test'));
  expect(count).toBe(before);
  await act(async () => portal?.update({ brand, assets: {} }));
  expect(document.title).toBe('Home · Test');
});

describe('a text that cannot be shown while prerendering fails the page', () => {
  const argument = (name: string) => [{ type: 1, value: name }];
  test.each<[string, { texts: object; want: string }]>([
    [
      'one that no file has',
      {
        texts: { hello: undefined },
        want: `The page at / shows the key in place of "hello" (The language en has no message 'hello').`,
      },
    ],
    [
      'one with a placeholder that the widget does not fill',
      {
        texts: { hello: argument('days') },
        want: 'The page at / shows the key in place of "hello" (nothing fills {days}).',
      },
    ],
    [
      'a title, beside others',
      {
        texts: { 'route.home.title': argument('days'), hello: argument('hours') },
        want: 'The page at / shows the key in place of "route.home.title" (nothing fills {days}), "hello" (nothing fills {hours}).',
      },
    ],
  ])('%s', (_name, { texts, want }) => {
    const messages = { ...english, ...texts } as CompiledMessages;
    const page = () =>
      renderRoute(
        {
          brand,
          language: 'EN',
          assets: {},
          contents: {},
          widgets: { hello: Hello },
          messages,
          portal: emptyPortal,
        },
        '/',
      );
    expect(page).toThrow(TextFault);
    expect(page).toThrow(want);
  });

  test('but the name of the brand is filled in every text', () => {
    const messages = { ...english, hello: argument('brand'), 'route.home.title': argument('brand') };
    const { html, title } = renderRoute(
      {
        brand,
        language: 'EN',
        assets: {},
        contents: {},
        widgets: { hello: Hello },
        messages: messages as unknown as CompiledMessages,
        portal: emptyPortal,
      },
      '/',
    );
    expect(html).toContain('<h1>Test</h1>');
    expect(title).toBe('Test');
  });
});

test('a widget that fails while prerendering fails the page', () => {
  const Broken = () => {
    throw new Error('no window here');
  };
  expect(() =>
    renderRoute(
      {
        brand,
        language: 'EN',
        assets: {},
        contents: {},
        widgets: { hello: Broken },
        messages: english,
        portal: emptyPortal,
      },
      '/',
    ),
  ).toThrow('A widget failed while / was prerendered.');
});
