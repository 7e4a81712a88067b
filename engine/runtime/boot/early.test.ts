// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { NARROW } from '#engine/kit/picture.tsx';
import { type EarlyWindow, takeEarlyAnswer } from '#engine/render/early-answer.ts';
import { earlyScript } from './early.ts';

const brand = {
  id: 'test',
  theme: { modes: [{ id: 'dark' }, { id: 'light' }] },
  languages: { default: 'EN', supported: [{ code: 'EN' }, { code: 'VI' }] },
} as Parameters<typeof earlyScript>[0];
const call = {
  url: '/pictures?of=a',
  headers: { site: 'test' },
  picture: ['value', 0, 'url'],
  narrow: ['value', 0, 'tall'],
};

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-mode');
  document.documentElement.removeAttribute('data-language-pending');
  document.body.innerHTML = '';
  (window as EarlyWindow).liveryEarly = undefined;
  vi.unstubAllGlobals();
});

/** Runs the script as the document does. */
function run(answer: () => Promise<Response>, isNarrow = false) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === NARROW && isNarrow }));
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = '<div data-first-picture></div>';
  new Function(earlyScript(brand, 'EN', call))();
  return { fetched, place: document.querySelector<HTMLElement>('[data-first-picture]') };
}

const json = (value: unknown) => async () => Response.json({ value });

test('it sends the call, draws its picture, and leaves the answer for one who asks', async () => {
  const { fetched, place } = run(json([{ url: '/a "b".svg' }]));
  expect(fetched.mock.calls).toMatchObject([['/pictures?of=a', { headers: { site: 'test' } }]]);
  await vi.waitFor(() => expect(place?.style.backgroundImage).toContain('/a%20%22b%22.svg'));
  expect(takeEarlyAnswer('/pictures?of=b')).toBeUndefined();
  const answer = await takeEarlyAnswer('/pictures?of=a');
  expect(await answer?.json()).toEqual({ value: [{ url: '/a "b".svg' }] });
  expect(takeEarlyAnswer('/pictures?of=a')).toBeUndefined();
});

test.each([
  ['a wide window the picture', false, { url: '/a.svg', tall: '/tall.svg' }, '/a.svg'],
  ['a narrow window the tall one', true, { url: '/a.svg', tall: '/tall.svg' }, '/tall.svg'],
  ['a narrow window the picture where there is no other', true, { url: '/a.svg' }, '/a.svg'],
])('it draws in %s', async (_, isNarrow, banner, want) => {
  const { place } = run(json([banner]), isNarrow);
  await vi.waitFor(() => expect(place?.style.backgroundImage).toContain(want));
});

test.each([
  ['missing', undefined],
  ['null', () => null],
  [
    'forbidden',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
])('where media queries are %s it draws the picture of wide windows', async (_, matchMedia) => {
  vi.stubGlobal('fetch', vi.fn(json([{ url: '/a.svg', tall: '/tall.svg' }])));
  vi.stubGlobal('matchMedia', matchMedia);
  document.body.innerHTML = '<div data-first-picture></div>';
  new Function(earlyScript(brand, 'EN', call))();
  const place = document.querySelector<HTMLElement>('[data-first-picture]');
  await vi.waitFor(() => expect(place?.style.backgroundImage).toContain('/a.svg'));
});

test('an answer that is there before its place draws the picture once the document has come to the place', async () => {
  const ready = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const looked = vi.spyOn(document, 'querySelector');
  vi.stubGlobal('fetch', vi.fn(json([{ url: '/a.svg' }])));
  new Function(earlyScript(brand, 'EN', call))();
  await vi.waitFor(() => expect(looked).toHaveBeenCalled());
  document.body.innerHTML = '<header></header>';
  await new Promise((done) => setTimeout(done));
  document.body.innerHTML += '<div data-first-picture></div>';
  const place = document.querySelector<HTMLElement>('[data-first-picture]');
  await vi.waitFor(() => expect(place?.style.backgroundImage).toContain('/a.svg'));
  ready.mockRestore();
  looked.mockRestore();
});

test('it leaves the call to the portal for a visitor of another language, and shows the mode that was chosen', () => {
  localStorage.setItem('livery:test:language', 'VI');
  localStorage.setItem('livery:test:mode', 'light');
  const { fetched } = run(json([]));
  expect(fetched).not.toHaveBeenCalled();
  expect({ ...document.documentElement.dataset }).toEqual({ mode: 'light', languagePending: '' });
});

test.each([
  ['an answer without pictures', json([])],
  ['no JSON', async () => new Response('<p>')],
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an address that is none', json([{ url: 'https://[' }])],
])('%s draws nothing, and breaks nothing', async (_, answer) => {
  const { fetched, place } = run(answer);
  await fetched.mock.results[0]?.value.catch(() => {});
  await new Promise((done) => setTimeout(done));
  expect(place?.style.backgroundImage).toBe('');
});
