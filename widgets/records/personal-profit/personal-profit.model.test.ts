import { dayText } from '@liveryjs/engine/kit/period';
import { expect, test } from 'vitest';
import { dayAt, seriesOf, stretchesOf } from './personal-profit.model.ts';

const day = (day: number, result: string) => ({
  day,
  count: 1,
  stake: '0.00',
  payout: '0.00',
  bonus: '0.00',
  rebate: '0.00',
  result,
});
const period = (days: number) => ({ from: new Date(2026, 9, 20), to: new Date(2026, 9, 20 + days) });

test('every day of a period has its result, those without anything too', () => {
  const stretches = stretchesOf([day(0, '-3.50'), day(2, '4.00')], period(3));
  expect(seriesOf('Result', stretches)).toEqual([{ name: 'Result', values: [-3.5, 0, 4] }]);
  expect(stretches.map(({ from }) => dayText(from))).toEqual(['2026-10-20', '2026-10-21', '2026-10-22']);
});

test('of a long period several days stand together, and nothing is lost', () => {
  const list = Array.from({ length: 365 }, (_, index) => day(index, '1.00'));
  const stretches = stretchesOf(list, period(365));
  expect(stretches).toHaveLength(53);
  expect(stretches.reduce((all, { sums }) => all + sums.result, 0)).toBe(365);
});

test('days are those of the clock, also where one of them has another length', () => {
  expect(dayText(dayAt(new Date(2026, 2, 1), 60))).toBe('2026-04-30');
});
