// @vitest-environment jsdom

import { endSession, startSession } from '@liveryjs/client/session/session';
import {
  type Answers,
  loginResult,
  Refused,
  type SentCall,
  stubPlatform,
  tenant,
} from '@liveryjs/client/testing';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import type { PointsTransaction } from '@liveryjs/schemas/platform';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PointsDetails from './PointsDetails.tsx';
import { readAddress } from './points-details.model.ts';

const CALL = 'GET /wps/points/transactions';
let calls: SentCall[];

beforeEach(() => {
  stubWindow();
  startSession(loginResult());
});
afterEach(() => {
  cleanup();
  endSession(tenant);
  vi.unstubAllGlobals();
});

const list: PointsTransaction[] = [
  { id: 2, at: '2026-11-21T10:00:00Z', reason: 'REDEEM', points: -300, balance: 1180, reference: 'RD-1' },
  { id: 1, at: '2026-11-20T10:00:00Z', reason: 'BET', points: 240, balance: 1480, reference: 'BET-1' },
];
const show = (answers: Answers, path = '/') => {
  calls = stubPlatform(answers);
  render(
    <TestPortal app={testApp({ brand: { ...emptyBrand, tenant } as object })} path={path}>
      <PointsDetails id="details" props={{ pageSize: 10 }} slot={() => null} />
    </TestPortal>,
  );
};

test('[7.04] each transaction says what came or went, what for, and what was left', async () => {
  show({ [CALL]: { list, total: 2, totalPages: 1 } });
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  const texts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(texts.map((cells) => cells.slice(1))).toEqual([
    ['pointsDetails.reasons.redeem', '-300', '1,180', 'RD-1'],
    ['pointsDetails.reasons.bet', '+240', '1,480', 'BET-1'],
  ]);
});

test('[7.04] what was earned is shown by itself, and stands in the address', async () => {
  show({ [CALL]: { list, total: 30, totalPages: 3 } }, '/?detailPage=3');
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('radio', { name: 'pointsDetails.earned' }));
  expect(location.search).toBe('?direction=earned');
  await waitFor(() =>
    expect(calls.map(({ url }) => url.split('?')[1])).toEqual([
      'pageNo=3&pageSize=10',
      'direction=earned&pageNo=1&pageSize=10',
    ]),
  );
});

test('without any, and where it does not load, it says so', async () => {
  show({ [CALL]: { list: [], total: 0, totalPages: 0 } });
  await screen.findByText('pointsDetails.empty');
  cleanup();
  show({ [CALL]: new Refused(500, 'failed') });
  await screen.findByRole('button', { name: 'engine.retry' });
});

test('an address that nobody can mean counts as nothing', () => {
  expect(readAddress(new URLSearchParams('?direction=up&detailPage=x'))).toEqual({
    direction: undefined,
    page: 1,
  });
});
