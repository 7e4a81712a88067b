// @vitest-environment jsdom

import { type Answer, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import BetRecords from './BetRecords.tsx';

const CALL = 'GET /wps/relay/MCSFE_betRecord';
const bet = (id: number, rest: object = {}) => ({
  id,
  placedAt: '2026-11-21T10:00:00.000Z',
  gameType: 'RNG',
  vassalage: 'QLMR',
  title: `Game ${id}`,
  stake: '2.00',
  payout: '5.00',
  status: 'WON',
  ...rest,
});
const record = (list: object[], rest: object = {}) => ({
  list,
  total: list.length,
  totalPages: list.length > 0 ? 1 : 0,
  stake: '2.00',
  payout: '5.00',
  currency: 'USD',
  ...rest,
});

const show = (answer: Answer, path = '/') =>
  mountWidget(BetRecords, { props: { pageSize: 20 }, answers: { [CALL]: answer }, session: true, path });

test('[2.35] bets stand in a table with their totals, what is open without a payout', async () => {
  show(record([bet(1), bet(2, { status: 'OPEN', payout: '0.00' }), bet(3, { result: '4 7 1' })]));
  const rows = await screen.findAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    expect.stringContaining('Game 1'),
    expect.stringMatching(/Game 2.*–betRecords.open/),
    expect.stringMatching(/Game 3.*betRecords.won · 4 7 1/),
  ]);
  expect(screen.getByText('betRecords.net').nextSibling?.textContent).toBe('+$3.00');
});

test('[2.35] what a bet’s row has no room for unfolds below it', async () => {
  show(record([bet(41, { settledAt: '2026-11-21T11:00:00.000Z' })]));
  const unfold = await screen.findByRole('button', { name: 'records.details' });
  expect(screen.queryByText('betRecords.settledAt')).toBeNull();
  fireEvent.click(unfold);
  expect(unfold.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('betRecords.number').nextSibling?.textContent).toBe('41');
  expect(screen.getByText('betRecords.settledAt')).toBeTruthy();
});

test('what is chosen stands in the address and in the call, and leaves the address with the list', async () => {
  const { sent, unmount } = show(record([bet(1)]));
  await screen.findByText('Game 1');
  fireEvent.change(screen.getByRole('combobox', { name: 'betRecords.status' }), { target: { value: 'WON' } });
  fireEvent.click(screen.getByRole('radio', { name: 'records.today' }));
  await waitFor(() => expect(location.search).toBe('?betStatus=WON&betPeriod=today'));
  await waitFor(() =>
    expect(sent(CALL).at(-1)).toMatchObject({ status: 'WON', pageNo: '1', pageSize: '20' }),
  );
  const { from = '', to = '' } = sent(CALL).at(-1) ?? {};
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 60 * 60 * 1000);
  await act(async () => unmount());
  expect(location.search).toBe('');
});

test('an address brings its filters back; what it says wrongly counts as nothing', async () => {
  const { sent } = show(record([bet(1)]), '/?betGameType=LIVE&betStatus=BEST&betPage=3');
  await screen.findByText('Game 1');
  expect(sent(CALL)).toEqual([expect.objectContaining({ gameType: 'LIVE', pageNo: '3' })]);
  expect(sent(CALL)[0]).not.toHaveProperty('status');
});

test('days that are no period ask for nothing, and say what to do', async () => {
  const { sent } = show(record([]), '/?betPeriod=custom&betFrom=2026-03-02&betTo=2026-03-01');
  expect(await screen.findByText('records.chooseDays')).toBeTruthy();
  expect(screen.getByText('records.wrongDays')).toBeTruthy();
  expect(sent(CALL)).toEqual([]);
});

test('all pages go into one file', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:x',
      revokeObjectURL: () => {},
    }),
  );
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { sent } = show(record([bet(1)], { totalPages: 2, total: 101 }));
  fireEvent.click(await screen.findByRole('button', { name: 'records.save' }));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect(sent(CALL).slice(1)).toMatchObject([
    { pageNo: '1', pageSize: '100' },
    { pageNo: '2', pageSize: '100' },
  ]);
  const text = await readText(saved[0]);
  expect(text.split('\r\n').slice(1, 3)).toEqual([
    '2026-11-21T10:00:00.000Z,Game 1,nav.rng,2.00,5.00,betRecords.won,,1,',
    '2026-11-21T10:00:00.000Z,Game 1,nav.rng,2.00,5.00,betRecords.won,,1,',
  ]);
});

test('a record that fails says so and can be asked for again', async () => {
  show(new Refused(500, 'internal'));
  expect(await screen.findByRole('button', { name: 'engine.retry' })).toBeTruthy();
});

function readText(blob: Blob | undefined): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });
}
