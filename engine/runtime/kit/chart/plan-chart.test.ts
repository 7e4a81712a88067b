import { describe, expect, test } from 'vitest';
import { planChart } from './plan-chart.ts';

const plan = (values: (number | null)[], rest: Partial<Parameters<typeof planChart>[0]> = {}) =>
  planChart({
    labels: values.map((_, index) => `Nov ${index + 1}`),
    series: [{ name: 'Result', values }],
    width: 390,
    height: 240,
    rtl: false,
    tick: String,
    ...rest,
  });

describe('values', () => {
  test('stand above 0 or below it, and 0 is on the axis', () => {
    const { y, ticks, plot } = plan([40, -20]);
    expect(y(40)).toBeLessThan(y(0));
    expect(y(-20)).toBeGreaterThan(y(0));
    expect(ticks.map(({ text }) => text)).toContain('0');
    expect(y(40)).toBeGreaterThanOrEqual(plot.top);
    expect(y(-20)).toBeLessThanOrEqual(plot.bottom);
  });

  test('that are all 0, or none at all, stand on the axis’s foot', () => {
    for (const values of [[0, 0], [null, null], []]) {
      const { y, plot } = plan(values);
      expect(y(0)).toBe(plot.bottom);
    }
  });
});

describe('labels', () => {
  test('are all named where there is room', () => {
    expect(plan([1, 2, 3]).marks.map(({ text }) => text)).toEqual(['Nov 1', 'Nov 2', 'Nov 3']);
  });

  test('of which many would overlap are named where they fit, the newest always, none beyond an edge', () => {
    const { marks, plot } = plan(Array.from({ length: 60 }, (_, index) => index));
    expect(marks.at(-1)?.text).toBe('Nov 60');
    expect(marks.length).toBeGreaterThan(4);
    for (const [index, { x, text }] of marks.entries()) {
      const half = (text.length * 8) / 2;
      expect(x - half).toBeGreaterThanOrEqual(plot.left);
      expect(x + half).toBeLessThanOrEqual(plot.right + 0.01);
      const next = marks[index + 1];
      if (next) expect(next.x - x).toBeGreaterThanOrEqual(half * 2);
    }
  });

  test('of letters that are as wide as high stay within the edges', () => {
    const labels = [19, 20, 21, 22, 23, 24, 25].map((day) => `11월 ${day}일`);
    const { marks, plot } = plan([1, 2, 3, 4, 5, 6, 7], { labels });
    // Two letters of 12 pixels, five of 8 at most.
    for (const { x } of marks) expect(x + 30).toBeLessThanOrEqual(plot.right);
    expect(marks.length).toBeGreaterThan(3);
  });

  test('go from right to left where people read so', () => {
    const { x, plot, indexAt } = plan([1, 2, 3], { rtl: true });
    expect(x(0)).toBeGreaterThan(x(2));
    expect(plot.left).toBe(0);
    expect(indexAt(x(0))).toBe(0);
    expect(indexAt(x(2))).toBe(2);
  });

  test.each([
    ['before the first', -50, 0],
    ['behind the last', 5000, 2],
  ])('%s the one at the edge is pointed at', (_, place, want) => {
    expect(plan([1, 2, 3]).indexAt(place)).toBe(want);
  });
});
