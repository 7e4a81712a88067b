// @vitest-environment jsdom

import type { Answer } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import AgentIncome from './AgentIncome.tsx';

const sums = {
  dividend: '5.00',
  dailySalary: '0.00',
  hourlySalary: '0.00',
  realTimeSalary: '0.00',
  paid: '1.00',
  net: '4.00',
};

const show = (answer: Answer) =>
  mountWidget(AgentIncome, {
    props: { pageSize: 10 },
    answers: { 'GET /wps/agent/income': answer },
    session: { type: 2 },
  });

test('[2.36] the income of a period and of the one before is asked for by its days alone, and shows by day', async () => {
  const { calls } = show({ list: [{ day: '2026-11-21', ...sums }], sums, currency: 'USD' });
  await screen.findByRole('cell', { name: 'Nov 21, 2026' });
  const queries = calls.map(({ query }) => query);
  expect(queries.map((query) => [...query.keys()].sort())).toEqual([
    ['from', 'minutes', 'to'],
    ['from', 'minutes', 'to'],
  ]);
  expect(queries[1]?.get('to')).toBe(queries[0]?.get('from'));
  // Both answers are alike.
  expect(await screen.findAllByText('figures.same')).not.toHaveLength(0);
});

test('[2.36] an income shows together with the one that it is compared with, and alone where that fails', async () => {
  const answer = { list: [{ day: '2026-11-21', ...sums }], sums, currency: 'USD' };
  let fail: (reason: Error) => void = () => undefined;
  const past = new Promise((_, reject) => {
    fail = reject;
  });
  const answers = [answer, past];
  show(() => answers.shift());
  await vi.waitFor(() => expect(answers).toEqual([]));
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise<void>((next) => setTimeout(next)));
  expect(screen.queryByRole('cell', { name: 'Nov 21, 2026' })).toBeNull();
  fail(new Error('out of reach'));
  await screen.findByRole('cell', { name: 'Nov 21, 2026' });
  expect(screen.queryByText('figures.same')).toBeNull();
});

test.each([
  ['no object', null],
  ['nothing', {}],
  ['a sum with more digits than a number is written with', `0.${'1'.repeat(120)}`],
  ['a sum that is none', 'NaN'],
])('[2.36] an income of %s can be tried again', async (_, value) => {
  show(typeof value === 'string' ? { list: [], sums: { ...sums, net: value }, currency: 'USD' } : value);
  await screen.findByRole('button', { name: 'engine.retry' });
});
