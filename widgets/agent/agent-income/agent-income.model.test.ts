import { expect, test } from 'vitest';
import { chartOf, shownParts } from './agent-income.model.ts';

const sums = {
  dividend: '0.00',
  dailySalary: '3.00',
  hourlySalary: '0.00',
  realTimeSalary: '0.05',
  paid: '1.00',
  net: '2.05',
};

test('[2.36] income shows the types that the agent has, and others that brought something', () => {
  expect(shownParts({ sums }, ['dividend'])).toEqual(['dividend', 'dailySalary', 'realTimeSalary', 'paid']);
  expect(shownParts(undefined, ['dailySalary'])).toEqual(['dailySalary', 'paid']);
});

test('[2.36] its chart begins with the first day', () => {
  const list = [
    { ...sums, day: '2026-11-21' },
    { ...sums, day: '2026-11-20', dailySalary: '1.00' },
  ];
  expect(chartOf(list, ['dailySalary', 'paid'])).toEqual({
    days: ['2026-11-20', '2026-11-21'],
    series: [{ part: 'dailySalary', values: [1, 3] }],
  });
});
