// @vitest-environment jsdom

import { promotion as plain } from '@liveryjs/client/promotions/testing';
import { type Answer, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import type { Promotion } from '@liveryjs/schemas/platform';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import PromotionList from './PromotionList.tsx';
import type { Props } from './promotion-list.props.ts';

const promotion = (id: number, rest: Partial<Promotion> = {}) =>
  plain(id, { content: `<h1>Terms ${id}</h1><script>alert(1)</script>`, ...rest });
const promotions = (...list: Promotion[]) => ({ list, availablePromo: { REFERRAL: { enabled: true } } });
const categories = [
  { id: 'rebate', category: 'rebate', label: 'kind.rebate' },
  { id: 'newPlayer', category: 'new_player', label: 'kind.newPlayer' },
];

const show = (answer: Answer, path: string, props: Partial<Props> = {}) => {
  const page = mountWidget(PromotionList, {
    props: { view: 'list', layout: 'grid', categories, to: { route: 'promotions' }, ...props },
    answers: { 'GET /wps/relay/MCSFE_promotions': answer },
    pages: { promotions: '/promotions' },
    path,
  });
  const scrolled = vi.fn<(id: string) => void>();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
  return { ...page, scrolled };
};
const card = (id: number) => screen.findByRole('article', { name: `Title ${id}` });
const title = (id: number) => screen.findByRole('button', { name: `Title ${id}` });
const shown = () => screen.getAllByRole('article').map(({ id }) => id);

const bare = (id: number): Promotion => ({ id, category: 'rebate' });

test('promotions without a title or without a picture are left out, and the others stay', async () => {
  const others = [{ ...bare(2), title: 'Title 2' }, promotion(3), { ...bare(4), image: '/a.svg' }];
  show(promotions(bare(1), ...others), '/promotions');
  await card(3);
  expect(shown()).toEqual(['3']);
});

test('where no promotion can be shown there are none', async () => {
  show(promotions(bare(1)), '/promotions');
  expect(await screen.findByText('promotionList.empty')).toBeTruthy();
});

test('the page of a promotion that cannot be shown says so, and leads to all', async () => {
  show(promotions(bare(1), promotion(2)), '/promoDetail?id=1', { view: 'one' });
  expect(await screen.findByText('promotionList.notFound')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'promotionList.all' })).toBeTruthy();
});

test.each([
  [{}, undefined],
  [{ startsAt: '2026-01-01T12:00:00Z' }, 'promotionList.since'],
  [{ endsAt: '2027-01-01T12:00:00Z' }, 'promotion.until'],
])('the page of a promotion with %j alone beside title and picture says %s', async (rest, dates) => {
  show(promotions({ ...bare(1), title: 'Title 1', image: '/a.svg', ...rest }), '/promoDetail?id=1', {
    view: 'one',
  });
  const heading = await screen.findByRole('heading', { name: 'Title 1', level: 1 });
  const terms = heading.parentElement?.lastElementChild;
  expect(terms?.textContent ?? '').toBe(dates ?? '');
});

test("the terms of a promotion's own page stand one level below its title", async () => {
  show(promotions(promotion(1)), '/promoDetail?id=1', { view: 'one' });
  await screen.findByRole('heading', { name: 'Title 1', level: 1 });
  await screen.findByRole('heading', { name: 'Terms 1', level: 2 });
});

test('a card unfolds to all that it says, sanitised, and folds again', async () => {
  const { container, scrolled } = show(promotions(promotion(1), promotion(2)), '/promotions');
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
    const { scrolled } = show(promotions(promotion(1), promotion(2)), path);
    expect((await title(2)).getAttribute('aria-expanded')).toBe('true');
    expect((await title(1)).getAttribute('aria-expanded')).toBe('false');
    expect(scrolled.mock.calls.flat()).toEqual(['2']);
    fireEvent.click(await title(2));
    expect(location.search + location.hash).toBe('');
  },
);

test('[2.07] a promotion that is over is said to be, above those that are on', async () => {
  show(promotions(promotion(1)), '/promotions#77');
  expect((await screen.findByRole('status')).textContent).toBe('promotionList.gone');
  expect(shown()).toEqual(['1']);
});

test('a category narrows the list, and stands in the address', async () => {
  show(promotions(promotion(1), promotion(2, { category: 'new_player' }), promotion(3)), '/promotions');
  fireEvent.click(await screen.findByRole('radio', { name: 'kind.rebate' }));
  expect(shown()).toEqual(['1', '3']);
  expect(location.search).toBe('?category=rebate');
  fireEvent.click(screen.getByRole('radio', { name: 'promotionList.allCategories' }));
  expect(shown()).toEqual(['1', '2', '3']);
});

test('one category is no choice', async () => {
  show(promotions(promotion(1), promotion(2)), '/promotions');
  await card(1);
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each(['list', 'one'] as const)(
  'before there is an answer the %s is busy; a failed call can be tried again',
  async (view) => {
    let answer: object = new Refused(500, 'internal');
    const { container } = show(() => answer, '/promotions?id=1', { view });
    expect(container.querySelector('[aria-busy]')).toBeTruthy();
    const retry = await screen.findByRole('button', { name: 'engine.retry' });
    answer = promotions(promotion(1));
    await act(async () => fireEvent.click(retry));
    expect(await screen.findByText('Title 1')).toBeTruthy();
  },
);

test('without promotions it says so', async () => {
  show(promotions(), '/promotions');
  expect(await screen.findByText('promotionList.empty')).toBeTruthy();
});

test('[2.07] one promotion has a page of its own, with the way to all', async () => {
  show(promotions(promotion(1), promotion(2)), '/promoDetail?id=2', { view: 'one' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Title 2' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Terms 2' })).toBeTruthy();
  expect(screen.queryByText('Title 1')).toBeNull();
  expect(screen.getByRole('link', { name: 'promotionList.all' }).getAttribute('href')).toBe('/promotions');
});

test.each(['/promoDetail?id=9', '/promoDetail'])(
  '[2.07] %s says that there is none, with the way to all',
  async (path) => {
    show(promotions(promotion(1)), path, { view: 'one' });
    expect((await screen.findByRole('status')).textContent).toContain('promotionList.notFound');
    expect(screen.getByRole('link', { name: 'promotionList.all' })).toBeTruthy();
  },
);
