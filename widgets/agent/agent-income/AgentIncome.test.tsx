// @vitest-environment jsdom

import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { endSession, startSession } from '@liveryjs/platform/session/session';
import { loginResult, member, stubPlatform, tenant } from '@liveryjs/platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import AgentIncome from './AgentIncome.tsx';

const CALL = 'GET /wps/agent/income';
const sums = {
  dividend: '5.00',
  dailySalary: '0.00',
  hourlySalary: '0.00',
  realTimeSalary: '0.00',
  paid: '1.00',
  net: '4.00',
};

beforeEach(() => {
  stubWindow();
  startSession(loginResult({ member: member({ type: 2 }) }));
});
afterEach(() => {
  cleanup();
  endSession(tenant);
  vi.unstubAllGlobals();
});

const show = (value: unknown) => {
  const calls = stubPlatform({ [CALL]: value });
  render(
    <TestPortal app={testApp({ brand: { ...emptyBrand, tenant } as object })}>
      <AgentIncome id="income" props={{ pageSize: 10 }} slot={() => null} />
    </TestPortal>,
  );
  return calls;
};

test('[2.36] the income of a period and of the one before is asked for by its days alone, and shows by day', async () => {
  const calls = show({ list: [{ day: '2026-11-21', ...sums }], sums, currency: 'USD' });
  await screen.findByRole('cell', { name: 'Nov 21, 2026' });
  const asked = calls.map(({ url }) => new URLSearchParams(url.split('?')[1]));
  expect(asked.map((query) => [...query.keys()].sort())).toEqual([
    ['from', 'minutes', 'to'],
    ['from', 'minutes', 'to'],
  ]);
  expect(asked[1]?.get('to')).toBe(asked[0]?.get('from'));
  // Both answers are alike.
  expect(await screen.findAllByText('figures.same')).not.toHaveLength(0);
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
