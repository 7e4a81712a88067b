// @vitest-environment jsdom

import { type Answer, Refused } from '@liveryjs/client/testing';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { mountWidget, type PageOptions } from '@liveryjs/parts/testing';
import type { Banner } from '@liveryjs/schemas/platform';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import BannerSlider from './BannerSlider.tsx';
import type { Props } from './banner-slider.props.ts';

const BANNERS = 'GET /wps/relay/MCSFE_banners';
const banner = (bannerId: number, rest: Partial<Banner> = {}): Banner => ({
  bannerId,
  groupName: 'w_home',
  url: `/b/${bannerId}.svg`,
  title: `Banner ${bannerId}`,
  ...rest,
});
const sliderOf = (variant: string, height: string) => ({
  variant,
  height,
  pagination: variant === 'centred',
  spacing: variant === 'centred' ? 20 : 0,
  autoplayMs: 5000,
});
const platformGroups: object[] = [
  { id: 'w_home', route: '/', slider: sliderOf('centred', 'full') },
  { id: 'w_rng', route: '/rng', slider: sliderOf('plain', 'low') },
  { id: 'w_lott', route: '/elott', slider: sliderOf('listed', 'full') },
];
const [home] = emptyBrand.routes;
if (!home) throw new Error('no home');
const routes = [
  { ...home, aliases: ['/home'] },
  { ...home, id: 'fish', path: '/fish' },
  { ...home, id: 'rng', path: '/rng' },
  { ...home, id: 'mall', path: '/mall', when: { languages: ['none'] } },
];

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'],
  });
});

const banners = (...list: Banner[]) => list;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

interface Setting extends PageOptions {
  readonly props?: Props;
  readonly bannerText?: string;
  readonly groups?: object[];
}

const show = async (answer: Answer, setting: Setting = {}) => {
  const { props = {}, bannerText = 'fields', groups = platformGroups, ...options } = setting;
  const page = mountWidget(BannerSlider, {
    props,
    answers: { [BANNERS]: answer },
    brand: { banners: groups, platform: { bannerText }, routes },
    messages: { 'bannerSlider.slideOf': '{number} of {count}' },
    assets,
    ...options,
  });
  await pass(0);
  // The slider's code comes after the slides.
  await act(() => vi.dynamicImportSettled());
  return page;
};
/** Pictures of the banners of the manifest, by the path of the value that names each. */
const assets = Object.fromEntries(
  ['fair', 'night'].flatMap((id) => [
    [`banners[fairs].items[${id}].picture.wide`, `/own/${id}.svg`],
    [`banners[fairs].items[${id}].picture.phone`, `/own/${id}-phone.svg`],
  ]),
);
const fairs = (...items: object[]) => ({
  id: 'fairs',
  route: '/',
  source: 'manifest',
  slider: sliderOf('plain', 'full'),
  items: items.map((item) => ({ words: 'over', ...item })),
});
const fair = {
  id: 'fair',
  title: 'fair.title',
  text: 'fair.text',
  button: 'fair.button',
  to: { route: 'rng' },
};
const night = { id: 'night', title: 'night.title' };
const slides = () =>
  [...document.querySelectorAll('[role=group] p:first-child')].map(({ textContent }) => textContent);

const current = () => document.querySelector('[role=group]:not([inert]) p')?.textContent;
const button = (name: string) => screen.getByRole('button', { name: `bannerSlider.${name}` });

test('[2.19] the group is that of the route, by whichever alias the visitor came', async () => {
  const { calls } = await show(banners(banner(1)), { path: '/home' });
  expect(calls.map(({ url }) => url)).toEqual([
    '/wps/relay/MCSFE_banners?groupName=w_home&language=EN&merchant=test',
  ]);
});

test('[2.19] a group that the manifest names goes before that of the route', async () => {
  const { calls } = await show(banners(banner(1)), { props: { group: 'w_rng' } });
  expect(calls[0]?.url).toContain('groupName=w_rng');
});

test('[2.19] a route without a group asks for nothing and shows nothing', async () => {
  const { calls, container } = await show(banners(banner(1)), { path: '/fish' });
  expect(calls).toEqual([]);
  expect(container.innerHTML).toBe('');
});

test('before there is an answer the place is kept, also on a server, without an inline style', async () => {
  const { container, tree } = await show(new Promise(() => {}));
  expect(container.querySelector('[aria-busy]')).toBeTruthy();
  const html = renderToString(tree);
  expect(html).toContain('aria-busy');
  expect(html).not.toContain('style=');
});

test('an empty group shows nothing', async () => {
  const { container } = await show(banners());
  expect(container.innerHTML).toBe('');
});

test('a failed call says so, and another try shows the banners', async () => {
  let answer: object = new Refused(500, 'internal');
  await show(() => answer);
  expect(screen.getByRole('alert').textContent).toContain('engine.loadFailed');
  answer = banners(banner(1));
  fireEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
  await pass(0);
  expect(screen.getByText('Banner 1')).toBeTruthy();
});

test('[4.19] one banner is a picture without controls', async () => {
  await show(banners(banner(1)));
  expect(document.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('group')).toBeNull();
});

test('[2.20] a banner is a link only when linkageType is set', async () => {
  await show(banners(banner(1, { linkage: '/rng' })));
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  await show(banners(banner(1, { linkageType: 'ROUTE', linkage: '/rng?page=2' })));
  expect(screen.getByRole('link', { name: 'Banner 1' }).getAttribute('href')).toBe('/rng?page=2');
  cleanup();
  for (const linkage of ['/mall', '/nowhere']) {
    await show(banners(banner(1, { linkageType: 'ROUTE', linkage })));
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
  }
  await show(banners(banner(1, { linkageType: 'URL', linkage: 'https://example.com/' })));
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

const full = banner(1, {
  phoneUrl: '/b/1-tall.svg',
  line: 'And a line',
  action: 'Go there',
  linkageType: 'ROUTE',
  linkage: '/rng',
});

test('[2.20] headline, line and button lie over a picture without letters, and are the name of its link', async () => {
  const { media } = await show(banners(full));
  const link = screen.getByRole('link');
  expect([...link.querySelectorAll('p, span')].map(({ textContent }) => textContent)).toEqual([
    'Banner 1',
    'And a line',
    'Go there',
  ]);
  expect(link.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/b/1.svg');
  act(() => media(['not all and (min-width: 640px)']));
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/b/1-tall.svg');
});

test('[2.20] a banner that leads nowhere has no button', async () => {
  const { linkageType: _, ...still } = full;
  await show(banners(still));
  expect(screen.getByText('And a line')).toBeTruthy();
  expect(screen.queryByText('Go there')).toBeNull();
});

test('[2.20] nothing lies over pictures that carry their own text: it is what they are called', async () => {
  const { media } = await show(banners(full), { bannerText: 'picture' });
  const link = screen.getByRole('link', { name: 'Banner 1' });
  expect([link.textContent, link.querySelector('img')?.alt]).toEqual(['', 'Banner 1']);
  act(() => media(['not all and (min-width: 640px)']));
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/b/1.svg');
});

test('[4.19] pause comes first in the order of the keyboard, then what moves, then the banners', async () => {
  await show(banners(banner(1, { linkageType: 'ROUTE', linkage: '/' }), banner(2), banner(3)));
  const names = [...document.querySelectorAll('button, a')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent,
  );
  expect(names).toEqual([
    'bannerSlider.pause',
    'bannerSlider.previous',
    'bannerSlider.next',
    'bannerSlider.show',
    'bannerSlider.show',
    'bannerSlider.show',
    'Banner 1',
  ]);
});

test('[2.20] a plain slider has no pagination', async () => {
  await show(banners(banner(1), banner(2)), { props: { group: 'w_rng' } });
  expect(screen.queryByRole('group', { name: 'bannerSlider.choose' })).toBeNull();
});

test('[4.19] each banner says which it is, and only the one that shows can be reached', async () => {
  await show(banners(banner(1), banner(2), banner(3)));
  const slides = [...document.querySelectorAll('[aria-roledescription="bannerSlider.slide"]')];
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
});

test('[4.19] every five seconds the next banner shows, round and round', async () => {
  await show(banners(banner(1), banner(2)), { props: { group: 'w_rng' } });
  const seen = [current()];
  for (let round = 0; round < 3; round += 1) {
    await pass(5000);
    await pass(600);
    seen.push(current());
  }
  expect(seen).toEqual(['Banner 1', 'Banner 2', 'Banner 1', 'Banner 2']);
});

test('[4.19] pause stops them until play, and the live region speaks while they stand', async () => {
  await show(banners(banner(1), banner(2), banner(3)));
  const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  fireEvent.click(button('pause'));
  await pass(20_000);
  expect([current(), live()]).toEqual(['Banner 1', 'polite']);
  fireEvent.click(button('play'));
  await pass(5600);
  expect([current(), live()]).toEqual(['Banner 2', 'off']);
});

test('[4.19] a mouse over them and focus by keyboard hold them for as long as they stay', async () => {
  await show(banners(banner(1), banner(2), banner(3)));
  const section = screen.getByRole('region', { name: 'bannerSlider.label' });
  fireEvent.pointerEnter(section, { pointerType: 'mouse' });
  await pass(20_000);
  expect(current()).toBe('Banner 1');
  fireEvent.pointerLeave(section, { pointerType: 'mouse' });
  await pass(5600);
  expect(current()).toBe('Banner 2');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => button('next').focus());
  await pass(20_000);
  expect(current()).toBe('Banner 2');
  act(() => button('next').blur());
  await pass(5600);
  expect(current()).toBe('Banner 3');
});

test('[4.19] dragging does not stop them', async () => {
  await show(banners(banner(1), banner(2), banner(3)));
  const track = document.querySelector('[aria-live]');
  if (!track) throw new Error('no track');
  fireEvent.mouseDown(track, { pageX: 300, pageY: 10 });
  await pass(20_000);
  expect(current()).toBe('Banner 1');
  fireEvent.mouseUp(track, { pageX: 300, pageY: 10 });
  await pass(5600);
  expect(current()).toBe('Banner 2');
});

test('[4.19] under reduced motion nothing moves by itself, and moving is not animated', async () => {
  const media = ['(prefers-reduced-motion: reduce)'];
  await show(banners(banner(1), banner(2), banner(3)), { media });
  await pass(20_000);
  expect(current()).toBe('Banner 1');
  expect(screen.queryByRole('button', { name: 'bannerSlider.pause' })).toBeNull();
  fireEvent.click(button('previous'));
  await pass(50);
  expect(current()).toBe('Banner 3');
});

test('[2.20] marks choose a banner and show which it is', async () => {
  await show(banners(banner(1), banner(2), banner(3)));
  const marks = within(screen.getByRole('group', { name: 'bannerSlider.choose' })).getAllByRole('button');
  const third = marks[2];
  if (!third) throw new Error('no third mark');
  fireEvent.click(third);
  await pass(600);
  expect(current()).toBe('Banner 3');
  expect(marks.map((mark) => mark.getAttribute('aria-current'))).toEqual([null, null, 'true']);
});

test('[2.20] beside a listed slider stand the titles of all, which choose a banner and show which it is', async () => {
  const group = { props: { group: 'w_lott' } };
  await show(banners(banner(1), banner(2), banner(3)), group);
  const titles = within(screen.getByRole('group', { name: 'bannerSlider.choose' })).getAllByRole('button');
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Banner 1', 'Banner 2', 'Banner 3']);
  const third = titles[2];
  if (!third) throw new Error('no third title');
  fireEvent.click(third);
  await pass(600);
  expect(current()).toBe('Banner 3');
  expect(titles.map((title) => title.getAttribute('aria-current'))).toEqual([null, null, 'true']);
  cleanup();
  await show(banners(banner(1)), group);
  expect(screen.queryByRole('group')).toBeNull();
});

test('[9.03] pictures of banners that are not next are not fetched yet', async () => {
  await show(banners(...[11, 12, 13, 14, 15].map((id) => banner(id))), { near: false });
  const fetched = [...document.querySelectorAll('img[src]')].map((image) => image.getAttribute('src'));
  expect(fetched).toEqual(['/b/11.svg', '/b/12.svg', '/b/15.svg']);
});

test.each([
  ['{}', {}],
  ['null', null],
  ['a number', 7],
])('an answer with %s as its value can be asked for again', async (_, value) => {
  await show(value);
  expect(screen.getByRole('button', { name: 'engine.retry' })).toBeTruthy();
});

test('[2.20] a banner that has its number and its picture alone shows; one without a picture is left out', async () => {
  await show([{ bannerId: '1', url: '/b/1.svg' }, { bannerId: 2 }]);
  expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/b/1.svg',
  ]);
  expect(document.querySelector('p')).toBeNull();
});

test('banners of the manifest stand among those of the platform, in the order of the groups', async () => {
  const groups = [fairs(fair, { ...night, place: 3 }), ...platformGroups];
  await show(banners(banner(1), banner(2)), { groups });
  expect(new Set(slides())).toEqual(new Set(['fair.title', 'Banner 1', 'night.title', 'Banner 2']));
  expect(slides().slice(0, 4)).toEqual(['fair.title', 'Banner 1', 'night.title', 'Banner 2']);
});

test('a page with banners of the manifest alone asks the platform for none', async () => {
  const { calls } = await show(banners(banner(1)), { groups: [fairs(fair)] });
  expect(calls).toEqual([]);
  expect(screen.getByRole('link', { name: 'fair.title fair.text fair.button' }).getAttribute('href')).toBe(
    '/rng',
  );
});

test('while the platform has not answered, or fails, the first banner of the manifest shows', async () => {
  const { container } = await show(new Promise(() => {}), {
    groups: [fairs(fair), ...platformGroups],
  });
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
  expect(screen.getByText('fair.title')).toBeTruthy();
  cleanup();
  const groups = [...platformGroups, fairs(night)];
  await show(new Refused(500, 'internal'), { groups });
  expect(screen.getByText('night.title')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['to a page that is not there now', { route: 'mall' }, 'P'],
  ['to an address', { href: 'https://example.com/' }, 'A'],
  ['to an action', { action: 'customerService' }, 'BUTTON'],
  ['nowhere', undefined, 'P'],
])('a banner of the manifest that leads %s', async (_, to, want) => {
  await show(banners(), { groups: [fairs({ ...fair, to })] });
  const title = screen.getByText('fair.title');
  expect((title.closest('a, button') ?? title).tagName).toBe(want);
  expect(screen.queryByText('fair.button') !== null).toBe(want !== 'P');
});

test('a picture that carries its own words says them to who cannot see it', async () => {
  await show(banners(), { groups: [fairs({ ...night, words: 'picture' })] });
  expect(screen.getByRole('img', { name: 'night.title' }).getAttribute('src')).toBe('/own/night.svg');
  expect(screen.queryByText('night.title')).toBeNull();
});

test('the first banner of the manifest stands in the prerendered page, with both of its pictures asked for early', async () => {
  const { tree } = await show(banners(), { groups: [fairs(fair, night), ...platformGroups] });
  const html = renderToString(tree);
  expect(html).toContain('fair.title');
  expect(html).not.toContain('night.title');
  expect(html).not.toContain('style=');
  const links = [
    ...html.matchAll(/<link rel="preload" href="([^"]+)" as="image" fetchPriority="high" media="([^"]+)"/g),
  ];
  expect(links.map(([, href, media]) => [href, media])).toEqual([
    ['/own/fair.svg', '(min-width: 640px)'],
    ['/own/fair-phone.svg', 'not all and (min-width: 640px)'],
  ]);
});

test('a banner of the manifest whose season is not known yet keeps its place in the prerendered page', async () => {
  const season = { from: '2027-02-06T00:00:00.000Z' };
  const { tree } = await show(banners(banner(1)), {
    groups: [fairs({ ...fair, when: season }), ...platformGroups],
  });
  const html = renderToString(tree);
  expect(html).not.toContain('fair.title');
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('data-first-picture');
});
