// @vitest-environment jsdom

import { bettingBonusClaim } from '@liveryjs/client/rewards/betting-bonus-claim';
import { type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import ManualRebate from './ManualRebate.tsx';

const BONUS = 'GET /wps/relay/MCSFE_manualRebate';
const RECORD = 'GET /wps/relay/MCSFE_rebateRecord';
const CLAIM = 'POST /wps/relay/MCSFE_claimRebate';
const OUTCOME = 'POST /wps/member/request/outcome';

const type = (gameType: string, claimable: string) => ({
  gameType,
  rate: '0.50',
  turnover: '0.00',
  claimable,
  today: '0.00',
});
const bonus = {
  list: [type('RNG', '0.00'), type('LIVE', '1.20')],
  rankLevel: 0,
  claimable: '1.20',
  countsAt: '2026-11-22T00:00:00Z',
  currency: 'USD',
};
const payment = { id: 1, at: '2026-11-21T10:00:00Z', gameType: 'LIVE', amount: '1.20' };
const claimed = { list: [payment], amount: '1.20', currency: 'USD' };

beforeEach(() => bettingBonusClaim.clear());

const show = (answers: Answers = {}) =>
  mountWidget(ManualRebate, {
    props: { pageSize: 10 },
    answers: {
      [BONUS]: bonus,
      [RECORD]: { list: [], total: 0, totalPages: 0, amount: '0.00', currency: 'USD' },
      [CLAIM]: claimed,
      ...answers,
    },
    session: true,
  });

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('[2.35] kinds of games that have brought something come first, and can be claimed alone', async () => {
  const { sent } = show();
  const rows = within(await screen.findByRole('table', { name: 'manualRebate.label' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent?.slice(0, 8)).slice(1)).toEqual(['nav.live', 'nav.rng0']);
  await press('manualRebate.claimOf');
  await waitFor(() =>
    expect(sent(CLAIM)).toEqual([{ gameType: 'LIVE', idempotencyKey: expect.any(String) }]),
  );
  await waitFor(() => expect(sent(BONUS)).toHaveLength(2));
});

test('a kind of games that cannot be read is told of above the others', async () => {
  show({ [BONUS]: { ...bonus, list: [...bonus.list, { gameType: 'FISH' }] } });
  await screen.findByRole('table', { name: 'manualRebate.label' });
  expect(screen.getAllByRole('note').map(({ textContent }) => textContent)).toEqual(['engine.leftOut']);
});

test('[2.35] a claim without an answer is asked after by its key, and not sent again', async () => {
  const { sent } = show({
    [CLAIM]: new Refused(502, 'failed'),
    [OUTCOME]: { state: 'DONE', answer: claimed },
  });
  await press('manualRebate.claimAll');
  await waitFor(() => expect(bettingBonusClaim.state.at).toBe('done'));
  expect(sent(CLAIM)).toHaveLength(1);
  expect(sent(OUTCOME)).toEqual([{ idempotencyKey: sent(CLAIM)[0].idempotencyKey }]);
});

test('[2.35] a refusal says why, and the sums are asked for anew', async () => {
  const { sent } = show({ [CLAIM]: new Refused(409, 'nothing_to_claim') });
  await press('manualRebate.claimAll');
  expect((await screen.findByRole('alert')).textContent).toBe('rewards.nothingToClaim');
  await waitFor(() => expect(sent(BONUS)).toHaveLength(2));
});

test('[2.35] where nothing waits nothing can be claimed', async () => {
  const { sent } = show({ [BONUS]: { ...bonus, list: [type('RNG', '0.00')], claimable: '0.00' } });
  expect(
    (await screen.findByRole('button', { name: 'manualRebate.claimAll' })).getAttribute('aria-disabled'),
  ).toBe('true');
  await press('manualRebate.claimAll');
  expect(sent(CLAIM)).toEqual([]);
  expect(screen.getByText('manualRebate.nothing')).toBeTruthy();
});

test('what was pressed keeps the focus while the claim is on its way, and claims once', async () => {
  const { sent } = show({ [CLAIM]: new Promise(() => {}) });
  const all = await screen.findByRole('button', { name: 'manualRebate.claimAll' });
  all.focus();
  fireEvent.click(all);
  await screen.findByText('manualRebate.claiming');
  expect([all.hasAttribute('disabled'), document.activeElement]).toEqual([false, all]);
  fireEvent.click(all);
  await press('manualRebate.claimOf');
  expect(sent(CLAIM)).toHaveLength(1);
});
