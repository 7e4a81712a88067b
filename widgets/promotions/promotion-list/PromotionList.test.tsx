// @vitest-environment jsdom

import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import type { Promotion } from '@liveryjs/schemas/platform';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PromotionList from './PromotionList.tsx';
import type { Props } from './promotion-list.props.ts';

let answer: () => Response | Promise<Response>;
const scrolled = vi.fn();

beforeEach(() => {
  stubWindow();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const promotion = (id: number, rest: Partial<Promotion> = {}): Promotion => ({
  id,
  category: 'rebate',
  title: `Title ${id}`,
  summary: `Summary ${id}`,
  content: `<h1>Terms ${id}</h1><script>alert(1)</script>`,
  image: '/a.svg',
  startsAt: '2026-01-01T12:00:00Z',
  ...rest,
});
const promotions =
  (...list: Promotion[]) =>
  () =>
    new Response(
      JSON.stringify({ success: true, value: { list, availablePromo: { REFERRAL: { enabled: true } } } }),
    );
const categories = [
  { id: 'rebate', category: 'rebate', label: 'kind.rebate' },
  { id: 'newPlayer', category: 'new_player', label: 'kind.newPlayer' },
];
const [home] = emptyBrand.routes;
if (!home) throw new Error('no home');

const show = (path: string, props: Partial<Props> = {}) =>
  render(
    <TestPortal
      app={testApp({
        brand: {
          tenant: { merchantCode: 'test' },
          routes: [home, { ...home, id: 'promotions', path: '/promotions' }],
        } as object,
      })}
      path={path}
    >
      <PromotionList
        id="promotions"
        props={{ view: 'list', layout: 'grid', categories, to: { route: 'promotions' }, ...props }}
        slot={() => null}
      />
    </TestPortal>,
  );
const card = (id: number) => screen.findByRole('article', { name: `Title ${id}` });
const title = (id: number) => screen.findByRole('button', { name: `Title ${id}` });
const shown = () => screen.getAllByRole('article').map(({ id }) => id);

const bare = (id: number): Promotion => ({ id, category: 'rebate' });

test('promotions without a title or without a picture are left out, and the others stay', async () => {
  answer = promotions(bare(1), { ...bare(2), title: 'Title 2' }, promotion(3), {
    ...bare(4),
    image: '/a.svg',
  });
  show('/promotions');
  await card(3);
  expect(shown()).toEqual(['3']);
});

test('where no promotion can be shown there are none', async () => {
  answer = promotions(bare(1));
  show('/promotions');
  expect(await screen.findByText('promotionList.empty')).toBeTruthy();
});

test('the page of a promotion that cannot be shown says so, and leads to all', async () => {
  answer = promotions(bare(1), promotion(2));
  show('/promoDetail?id=1', { view: 'one' });
  expect(await screen.findByText('promotionList.notFound')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'promotionList.all' })).toBeTruthy();
});

test.each([
  [{}, undefined],
  [{ startsAt: '2026-01-01T12:00:00Z' }, 'promotionList.since'],
  [{ endsAt: '2027-01-01T12:00:00Z' }, 'promotion.until'],
])('the page of a promotion with %j alone beside title and picture says %s', async (rest, dates) => {
  answer = promotions({ ...bare(1), title: 'Title 1', image: '/a.svg', ...rest });
  show('/promoDetail?id=1', { view: 'one' });
  const heading = await screen.findByRole('heading', { name: 'Title 1', level: 1 });
  const terms = heading.parentElement?.lastElementChild;
  expect(terms?.textContent ?? '').toBe(dates ?? '');
});

test("the terms of a promotion's own page stand one level below its title", async () => {
  answer = promotions(promotion(1));
  show('/promoDetail?id=1', { view: 'one' });
  await screen.findByRole('heading', { name: 'Title 1', level: 1 });
  await screen.findByRole('heading', { name: 'Terms 1', level: 2 });
});

test('a card unfolds to all that it says, sanitised, and folds again', async () => {
  answer = promotions(promotion(1), promotion(2));
  const { container } = show('/promotions');
  fireEvent.click(await title(2));
  expect((await title(2)).getAttribute('aria-expanded')).toBe('true');
  await within(await card(2)).findByRole('heading', { level: 4, name: 'Terms 2' });
  expect(container.innerHTML).not.toContain('alert');
  expect(location.hash).toBe('#2');
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'promotionList.close' }));
  expect((await title(2)).getAttribute('aria-expanded')).toBe('false');
  expect(location.hash).toBe('');
});

test.each(['/promotions#2', '/promotions?id=2'])(
  '[2.07] %s opens the promotion and brings it into view',
  async (path) => {
    answer = promotions(promotion(1), promotion(2));
    show(path);
    expect((await title(2)).getAttribute('aria-expanded')).toBe('true');
    expect((await title(1)).getAttribute('aria-expanded')).toBe('false');
    expect(scrolled.mock.calls.flat()).toEqual(['2']);
    fireEvent.click(await title(2));
    expect(location.search + location.hash).toBe('');
  },
);

test('[2.07] a promotion that is over is said to be, above those that are on', async () => {
  answer = promotions(promotion(1));
  show('/promotions#77');
  expect((await screen.findByRole('status')).textContent).toBe('promotionList.gone');
  expect(shown()).toEqual(['1']);
});

test('a category narrows the list, and stands in the address', async () => {
  answer = promotions(promotion(1), promotion(2, { category: 'new_player' }), promotion(3));
  show('/promotions');
  fireEvent.click(await screen.findByRole('radio', { name: 'kind.rebate' }));
  expect(shown()).toEqual(['1', '3']);
  expect(location.search).toBe('?category=rebate');
  fireEvent.click(screen.getByRole('radio', { name: 'promotionList.allCategories' }));
  expect(shown()).toEqual(['1', '2', '3']);
});

test('one category is no choice', async () => {
  answer = promotions(promotion(1), promotion(2));
  show('/promotions');
  await card(1);
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each(['list', 'one'] as const)(
  'before there is an answer the %s is busy; a failed call can be tried again',
  async (view) => {
    answer = () => new Response('', { status: 500 });
    const { container } = show('/promotions?id=1', { view });
    expect(container.querySelector('[aria-busy]')).toBeTruthy();
    const retry = await screen.findByRole('button', { name: 'engine.retry' });
    answer = promotions(promotion(1));
    await act(async () => fireEvent.click(retry));
    expect(await screen.findByText('Title 1')).toBeTruthy();
  },
);

test('without promotions it says so', async () => {
  answer = promotions();
  show('/promotions');
  expect(await screen.findByText('promotionList.empty')).toBeTruthy();
});

test('[2.07] one promotion has a page of its own, with the way to all', async () => {
  answer = promotions(promotion(1), promotion(2));
  show('/promoDetail?id=2', { view: 'one' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Title 2' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Terms 2' })).toBeTruthy();
  expect(screen.queryByText('Title 1')).toBeNull();
  expect(screen.getByRole('link', { name: 'promotionList.all' }).getAttribute('href')).toBe('/promotions');
});

test.each(['/promoDetail?id=9', '/promoDetail'])(
  '[2.07] %s says that there is none, with the way to all',
  async (path) => {
    answer = promotions(promotion(1));
    show(path, { view: 'one' });
    expect((await screen.findByRole('status')).textContent).toContain('promotionList.notFound');
    expect(screen.getByRole('link', { name: 'promotionList.all' })).toBeTruthy();
  },
);
