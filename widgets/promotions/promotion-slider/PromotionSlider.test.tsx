// @vitest-environment jsdom

import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow, type TestWindow } from '@liveryjs/engine/kit/testing-window';
import type { Promotion } from '@liveryjs/schemas/platform';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PromotionSlider from './PromotionSlider.tsx';
import type { Props } from './promotion-slider.props.ts';

let window: TestWindow;
let requestedAddresses: string[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'],
    now: new Date('2026-06-01T12:00:00Z'),
  });
  window = stubWindow();
  requestedAddresses = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requestedAddresses.push(address);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const promotion = (id: number, rest: Partial<Promotion> = {}): Promotion => ({
  id,
  category: 'new_player',
  title: `Title ${id}`,
  summary: `Summary ${id}`,
  content: '',
  image: '/a.svg',
  startsAt: '2026-01-01T00:00:00Z',
  ...rest,
});
const promotions =
  (...list: Promotion[]) =>
  () =>
    new Response(
      JSON.stringify({ success: true, value: { list, availablePromo: { REFERRAL: { enabled: true } } } }),
    );
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const [home] = emptyBrand.routes;
if (!home) throw new Error('no home');

const show = async (props: Partial<Props> = {}) => {
  const result = render(
    <TestPortal
      app={testApp({
        brand: {
          tenant: { merchantCode: 'test' },
          routes: [home, { ...home, id: 'promotions', path: '/promotions' }],
        } as object,
        messages: {
          'promotion.until': 'until {date}',
          'promotion.lastDays': '{days} left',
          'promotionSlider.slideOf': '{number} of {count}',
        },
      })}
    >
      <PromotionSlider
        id="new"
        props={{
          category: 'new_player',
          cards: 'split',
          autoplayMs: 5000,
          to: { route: 'promotions' },
          ...props,
        }}
        slot={() => null}
      />
    </TestPortal>,
  );
  await pass(0);
  // The slider's code comes after the slides.
  await act(() => vi.dynamicImportSettled());
  return result;
};
const current = () => document.querySelector('[role=group]:not([inert]) h3')?.textContent;

test('[2.38] the promotions of the category are asked for, and each leads to its own', async () => {
  answer = promotions(promotion(7), promotion(8));
  await show();
  expect(requestedAddresses).toEqual([
    '/wps/relay/MCSFE_promotions?merchant=test&language=EN&category=new_player',
  ]);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/promotions#7', '/promotions#8']);
});

test('[2.38] with more than one, every five seconds the next shows, round and round, until paused', async () => {
  answer = promotions(promotion(1), promotion(2));
  await show();
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
  answer = promotions(bare, { ...bare, title: 'No picture' }, promotion(8), {
    ...bare,
    id: 9,
    image: '/a.svg',
  });
  await show();
  const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/promotions#8']);
  cleanup();
  answer = promotions(bare);
  const { container } = await show();
  expect([links(), container.textContent]).toEqual([[], '']);
});

test('[2.38] one stands still, without controls', async () => {
  answer = promotions(promotion(1));
  await show();
  expect(screen.getByRole('link', { name: 'Title 1' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[4.19] under reduced motion nothing moves by itself', async () => {
  window.media(['(prefers-reduced-motion: reduce)']);
  answer = promotions(promotion(1), promotion(2));
  await show();
  await pass(20_000);
  expect(current()).toBe('Title 1');
  expect(screen.queryByRole('button', { name: 'promotionSlider.pause' })).toBeNull();
});

test('a card says how long its promotion goes on', async () => {
  answer = promotions(
    promotion(1),
    promotion(2, { endsAt: '2026-06-03T12:00:00Z' }),
    promotion(3, { endsAt: '2026-08-01T12:00:00Z' }),
  );
  await show();
  const periods = [...document.querySelectorAll('[role=group] h3')].map(
    (heading) => heading.previousElementSibling?.textContent,
  );
  expect(periods).toEqual(['promotion.always', '2 left', 'until Aug 1, 2026']);
});

test('the heading names the carousel', async () => {
  answer = promotions(promotion(1), promotion(2));
  await show({ title: 'promotionSlider.newPlayers' });
  expect(screen.getByRole('region', { name: 'promotionSlider.newPlayers' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'promotionSlider.newPlayers' })).toBeTruthy();
});

test('[2.38] without promotions nothing shows', async () => {
  answer = promotions();
  const { container } = await show();
  expect(container.innerHTML).toBe('');
});

test('before there is an answer its place is kept', async () => {
  answer = () => new Promise<Response>(() => {});
  const { container } = await show();
  expect(container.querySelector('[aria-busy]')).toBeTruthy();
});

test('a failed call says so, and another try shows the promotions', async () => {
  answer = () => new Response('', { status: 500 });
  await show();
  expect(screen.getByRole('alert').textContent).toContain('engine.loadFailed');
  answer = promotions(promotion(1));
  fireEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
  await pass(0);
  expect(screen.getByRole('link', { name: 'Title 1' })).toBeTruthy();
});
