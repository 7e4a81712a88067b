// @vitest-environment jsdom

import { evaluateCondition } from '@liveryjs/compiler/plain/evaluate-condition';
import type { Condition, ResolvedBrand } from '@liveryjs/schemas/brand';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBrand } from '#engine/kit/testing.tsx';
import type { EarlyWindow } from '#engine/render/early-answer.ts';
import { earlyTimes } from './early-times.ts';

const now = '2026-12-01T00:00:00.000Z';
const before = '2026-11-30T23:59:59.999Z';
let isDark = false;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => ({ matches: isDark }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('data-mode');
  document.body.innerHTML = '';
});

/** Runs the script, and ends the page's reading. */
function run(isTimed: boolean, theme: Partial<ResolvedBrand['theme']> = {}): void {
  new Function(earlyTimes({ theme: { ...emptyBrand.theme, ...theme } }, isTimed))();
  document.dispatchEvent(new Event('readystatechange'));
}

const timed = (when: Condition, text: string) => {
  const part = document.createElement('div');
  part.hidden = true;
  part.setAttribute('data-when', JSON.stringify(when));
  part.innerHTML = text;
  return part.outerHTML;
};

test('a page without conditions of time pays nothing for them', () => {
  expect(earlyTimes(emptyBrand, false)).toBe('');
});

test('what is not of this time goes, and what is stands as if it were written without a condition', () => {
  document.body.innerHTML = [
    timed({ from: now }, `<section>now${timed({ from: now }, '<i>inside</i>')}</section>`),
    timed({ until: now }, `<section>over${timed({ from: now }, '<i>inside</i>')}</section>`),
    timed({ not: { until: now } }, '<p>no more</p>'),
    timed({ days: ['tuesday'], timeZone: 'UTC' }, '<p>Tuesday</p>'),
    timed({ days: ['tuesday'], timeZone: 'America/New_York' }, '<p>not yet</p>'),
  ].join('');
  run(true);
  expect(document.body.innerHTML).toBe('<section>now<i>inside</i></section><p>no more</p><p>Tuesday</p>');
  expect((window as EarlyWindow).liveryNow).toBe(now);
});

test('it decides as the portal does', () => {
  const condition = fc.letrec<{ any: Condition }>((tie) => ({
    any: fc.record(
      {
        from: fc.constantFrom(before, now, '2026-12-01T00:00:00.001Z'),
        until: fc.constantFrom(before, now, '2026-12-01T00:00:00.001Z'),
        season: fc.record({
          from: fc.constantFrom('11-30 23:59:59', '12-01 00:00:00', '12-01 09:00:00', '12-01 09:00:01'),
          until: fc.constantFrom('12-01 00:00:00', '12-01 09:00:01', '01-07 00:00:00'),
          timeZone: fc.constantFrom('UTC', 'Asia/Tokyo', 'America/New_York'),
        }),
        not: tie('any'),
      },
      { requiredKeys: [] },
    ) as unknown as fc.Arbitrary<Condition>,
  })).any;
  fc.assert(
    fc.property(condition, (when) => {
      document.body.innerHTML = timed(when, 'shown');
      run(true);
      expect(document.body.textContent === 'shown').toBe(evaluateCondition(when, { now: [now] }, []));
    }),
  );
});

const modes: ResolvedBrand['theme']['modes'] = [
  { id: 'dark', scheme: 'dark' },
  { id: 'light', scheme: 'light' },
  { id: 'tet', scheme: 'light', when: { from: now } },
];

test.each([
  ['the season', 'light', 'light', false, 'tet'],
  ['a mode of another scheme', 'dark', 'light', false, 'dark'],
  ['the season, where the device decides', undefined, 'system', false, 'tet'],
  ['what the device says', undefined, 'system', true, undefined],
])('the first paint shows %s', (_, mode, defaultMode, dark, want) => {
  if (mode) document.documentElement.dataset.mode = mode;
  isDark = dark;
  run(false, { modes, defaultMode });
  expect(document.documentElement.dataset.mode).toBe(want);
});

test('before its time a season shows nothing', () => {
  vi.setSystemTime(Date.parse(before));
  document.documentElement.dataset.mode = 'light';
  run(false, { modes, defaultMode: 'light' });
  expect(document.documentElement.dataset.mode).toBe('light');
});
