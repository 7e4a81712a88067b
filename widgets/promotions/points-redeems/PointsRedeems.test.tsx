// @vitest-environment jsdom

import { type Answer, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import type { Redeem } from '@liveryjs/schemas/platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import PointsRedeems from './PointsRedeems.tsx';
import { readAddress, STATUSES } from './points-redeems.model.ts';

const CALL = 'GET /wps/points/redeems';
const redeem = (reference: string, rest: Partial<Redeem> = {}): Redeem => ({
  reference,
  appliedAt: '2026-11-21T10:00:00Z',
  type: 'VOUCHER',
  name: 'Ten free spins',
  quantity: 2,
  points: 300,
  status: 'IN_PROCESS',
  ...rest,
});
const show = (answer: Answer, path = '/') =>
  mountWidget(PointsRedeems, { props: { pageSize: 10 }, answers: { [CALL]: answer }, session: true, path });

test('[7.04] [4.20] each redeem says its number, time, type, name, quantity, status and remark', async () => {
  const list = [redeem('RD-1'), redeem('RD-2', { status: 'REJECTED', remark: 'Not this week.' })];
  show({ list, total: 2, totalPages: 1 });
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  const texts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(texts).toEqual([
    [
      'RD-1',
      expect.stringContaining('2026'),
      'points.type.voucher',
      'Ten free spins',
      '2',
      '300',
      'pointsRedeems.inProcess',
      '–',
    ],
    [
      'RD-2',
      expect.any(String),
      'points.type.voucher',
      'Ten free spins',
      '2',
      '300',
      'pointsRedeems.rejected',
      'Not this week.',
    ],
  ]);
});

test('[7.04] a redeem with what the specification names keeps its row; one that cannot be shown is left out', async () => {
  const { points, ...named } = redeem('RD-1');
  show({ list: [named, null, { reference: 'RD-2' }], total: '3', totalPages: '1' });
  const [row, ...others] = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(others).toEqual([]);
  expect(row?.textContent).toMatch(/RD-1.*Ten free spins2–pointsRedeems.inProcess–$/);
  expect(points).toBe(300);
});

test.each([{}, null, { list: {} }, { list: null }])('%j as the history can be tried again', async (value) => {
  show(value);
  await screen.findByRole('button', { name: 'engine.retry' });
});

test('[4.20] a status narrows the history from its first page on, and stands in the address', async () => {
  const { calls } = show({ list: [redeem('RD-1')], total: 30, totalPages: 3 }, '/?redeemPage=2');
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('radio', { name: STATUSES.APPROVED }));
  expect(location.search).toBe('?redeemStatus=APPROVED');
  await waitFor(() =>
    expect(calls.map(({ url }) => url.split('?')[1])).toEqual([
      'language=EN&pageNo=2&pageSize=10',
      'language=EN&status=APPROVED&pageNo=1&pageSize=10',
    ]),
  );
});

test('without any, and where it does not load, it says so', async () => {
  show({ list: [], total: 0, totalPages: 0 });
  await screen.findByText('pointsRedeems.empty');
  cleanup();
  show(new Refused(500, 'failed'));
  await screen.findByRole('button', { name: 'engine.retry' });
});

test('an address that nobody can mean counts as nothing', () => {
  expect(readAddress(new URLSearchParams('?redeemStatus=LATER&redeemPage=0'))).toEqual({
    status: undefined,
    page: 1,
  });
});
