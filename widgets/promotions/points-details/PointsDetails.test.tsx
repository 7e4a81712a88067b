// @vitest-environment jsdom

import { type Answer, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import type { PointsTransaction } from '@liveryjs/schemas/platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import PointsDetails from './PointsDetails.tsx';
import { readAddress } from './points-details.model.ts';

const list: PointsTransaction[] = [
  { id: 2, at: '2026-11-21T10:00:00Z', reason: 'REDEEM', points: -300, balance: 1180, reference: 'RD-1' },
  { id: 1, at: '2026-11-20T10:00:00Z', reason: 'BET', points: 240, balance: 1480, reference: 'BET-1' },
];
const show = (answer: Answer, path = '/') =>
  mountWidget(PointsDetails, {
    props: { pageSize: 10 },
    answers: { 'GET /wps/points/transactions': answer },
    session: true,
    path,
  });

test('[7.04] each transaction says what came or went, what for, and what was left', async () => {
  show({ list, total: 2, totalPages: 1 });
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
  const { calls } = show({ list, total: 30, totalPages: 3 }, '/?detailPage=3');
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
  show({ list: [], total: 0, totalPages: 0 });
  await screen.findByText('pointsDetails.empty');
  cleanup();
  show(new Refused(500, 'failed'));
  await screen.findByRole('button', { name: 'engine.retry' });
});

test('an address that nobody can mean counts as nothing', () => {
  expect(readAddress(new URLSearchParams('?direction=up&detailPage=x'))).toEqual({
    direction: undefined,
    page: 1,
  });
});
