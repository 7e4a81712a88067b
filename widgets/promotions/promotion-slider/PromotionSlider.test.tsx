// @vitest-environment jsdom

import { promotion } from '@liveryjs/client/promotions/testing';
import { type Answer, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import type { Promotion } from '@liveryjs/schemas/platform';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import PromotionSlider from './PromotionSlider.tsx';
import type { Props } from './promotion-slider.props.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'],
    now: new Date('2026-06-01T12:00:00Z'),
  });
});

const promotions = (...list: Promotion[]) => ({ list, availablePromo: { REFERRAL: { enabled: true } } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const show = async (answer: Answer, props: Partial<Props> = {}, media: readonly string[] = []) => {
  const page = mountWidget(PromotionSlider, {
    props: {
      category: 'new_player',
      cards: 'split',
      autoplayMs: 5000,
      to: { route: 'promotions' },
      ...props,
    },
    answers: { 'GET /wps/relay/MCSFE_promotions': answer },
    pages: { promotions: '/promotions' },
    messages: {
      'promotion.until': 'until {date}',
      'promotion.lastDays': '{days} left',
      'promotionSlider.slideOf': '{number} of {count}',
    },
    media,
  });
  await pass(0);
  // The slider's code comes after the slides.
  await act(() => vi.dynamicImportSettled());
  return page;
};
const current = () => document.querySelector('[role=group]:not([inert]) h3')?.textContent;

test('[2.38] the promotions of the category are asked for, and each leads to its own', async () => {
  const { calls } = await show(promotions(promotion(7), promotion(8)));
  expect(calls.map(({ url }) => url)).toEqual([
    '/wps/relay/MCSFE_promotions?merchant=test&language=EN&category=new_player',
  ]);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/promotions#7', '/promotions#8']);
});

test('[2.38] with more than one, every five seconds the next shows, round and round, until paused', async () => {
  await show(promotions(promotion(1), promotion(2)));
  const seen = [current()];
  for (let round = 0; round < 2; round += 1) {
    await pass(5000);
    await pass(600);
    seen.push(current());
  }
  expect(seen).toEqual(['Title 1', 'Title 2', 'Title 1']);
  fireEvent.click(screen.getByRole('button', { name: 'promotionSlider.pause' }));
  await pass(20_000);
  expect(current()).toBe('Title 1');
});

test('promotions without a title or without a picture are left out, and nothing shows where only such are', async () => {
  const bare = { id: 7, category: 'new_player' };
  const others = [{ ...bare, title: 'No picture' }, promotion(8), { ...bare, id: 9, image: '/a.svg' }];
  await show(promotions(bare, ...others));
  const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/promotions#8']);
  cleanup();
  const { container } = await show(promotions(bare));
  expect([links(), container.textContent]).toEqual([[], '']);
});

test('[2.38] one stands still, without controls', async () => {
  await show(promotions(promotion(1)));
  expect(screen.getByRole('link', { name: 'Title 1' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[4.19] under reduced motion nothing moves by itself', async () => {
  const media = ['(prefers-reduced-motion: reduce)'];
  await show(promotions(promotion(1), promotion(2)), {}, media);
  await pass(20_000);
  expect(current()).toBe('Title 1');
  expect(screen.queryByRole('button', { name: 'promotionSlider.pause' })).toBeNull();
});

test('a card says how long its promotion goes on', async () => {
  const soon = promotion(2, { endsAt: '2026-06-03T12:00:00Z' });
  const late = promotion(3, { endsAt: '2026-08-01T12:00:00Z' });
  await show(promotions(promotion(1), soon, late));
  const periods = [...document.querySelectorAll('[role=group] h3')].map(
    (heading) => heading.previousElementSibling?.textContent,
  );
  expect(periods).toEqual(['promotion.always', '2 left', 'until Aug 1, 2026']);
});

test('the heading names the carousel', async () => {
  await show(promotions(promotion(1), promotion(2)), { title: 'promotionSlider.newPlayers' });
  expect(screen.getByRole('region', { name: 'promotionSlider.newPlayers' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'promotionSlider.newPlayers' })).toBeTruthy();
});

test('[2.38] without promotions nothing shows', async () => {
  const { container } = await show(promotions());
  expect(container.innerHTML).toBe('');
});

test('before there is an answer its place is kept', async () => {
  const { container } = await show(new Promise(() => {}));
  expect(container.querySelector('[aria-busy]')).toBeTruthy();
});

test('a failed call says so, and another try shows the promotions', async () => {
  let answer: object = new Refused(500, 'internal');
  await show(() => answer);
  expect(screen.getByRole('alert').textContent).toContain('engine.loadFailed');
  answer = promotions(promotion(1));
  fireEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
  await pass(0);
  expect(screen.getByRole('link', { name: 'Title 1' })).toBeTruthy();
});
