import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractTypes, OFFER_MS, SETTLES_AFTER_MS } from './contract-types.ts';
import { earn, type Tier } from './earn.ts';
import { periodAround } from './period-around.ts';
import { SETTLES_EVERY_MS } from './settle-in-turn.ts';

const doc = readFileSync(new URL('../../docs/contracts.md', import.meta.url), 'utf8');
const days = (period: Parameters<typeof periodAround>[0], moment: string) => {
  const { from, to } = periodAround(period, new Date(moment));
  return [from.toISOString(), to.toISOString()].map((text) => text.replace(':00.000Z', ''));
};

test.each([
  ['FIVE_MINUTES', '2026-11-21T10:04:59.999Z', ['2026-11-21T10:00', '2026-11-21T10:05']],
  ['HOURLY', '2026-11-21T10:00:00Z', ['2026-11-21T10:00', '2026-11-21T11:00']],
  ['DAILY', '2026-11-21T23:59:59Z', ['2026-11-21T00:00', '2026-11-22T00:00']],
  ['WEEKLY', '2026-11-22T23:59:59Z', ['2026-11-16T00:00', '2026-11-23T00:00']],
  ['WEEKLY', '2026-11-23T00:00:00Z', ['2026-11-23T00:00', '2026-11-30T00:00']],
  ['SEMIMONTHLY', '2026-02-15T12:00:00Z', ['2026-02-01T00:00', '2026-02-16T00:00']],
  ['SEMIMONTHLY', '2026-12-31T12:00:00Z', ['2026-12-16T00:00', '2027-01-01T00:00']],
  ['MONTHLY', '2024-02-29T12:00:00Z', ['2024-02-01T00:00', '2024-03-01T00:00']],
] as const)('[9.01] the period %s around %s', (period, moment, want) => {
  expect(days(period, moment)).toEqual(want);
});

const tiers: readonly Tier[] = [
  { rate: 50, activeMembers: 1, validBet: 0n, loss: 0n },
  { rate: 100, activeMembers: 2, validBet: 5_000n, loss: 1_000n },
];
const basis = (activeMembers: number, validBet: bigint, profit: bigint) => ({
  reached: { activeMembers, validBet },
  validBet,
  profit,
});

test.each([
  ['the highest rate that is reached', 'DAILY_SALARY', basis(2, 5_000n, 0n), { rate: 100, amount: 50n }],
  ['one condition short of it', 'DAILY_SALARY', basis(2, 4_999n, 0n), { rate: 50, amount: 24n }],
  ['no rate at all', 'DAILY_SALARY', basis(0, 9_000n, 0n), { rate: 0, amount: 0n }],
  ['a part of the smallest unit', 'HOURLY_SALARY', basis(1, 199n, 0n), { rate: 50, amount: 0n }],
  ['a dividend of the loss', 'DIVIDEND', basis(2, 5_000n, -1_999n), { rate: 100, amount: 19n }],
  ['a loss too small', 'DIVIDEND', basis(2, 5_000n, -999n), { rate: 50, amount: 4n }],
  ['a team that won', 'DIVIDEND', basis(2, 5_000n, 1n), { rate: 0, amount: 0n }],
  [
    'a number beyond what is exact',
    'DAILY_SALARY',
    basis(9, 10n ** 18n + 99n, 0n),
    { rate: 100, amount: 10n ** 16n },
  ],
] as const)('a contract brings by %s', (_, type, given, want) => {
  expect(earn(type, tiers, given)).toEqual(want);
});

test('docs/contracts.md says what the rules are', () => {
  for (const [type, { module, periods }] of Object.entries(contractTypes)) {
    const row = doc.split('\n').find((line) => line.startsWith(`| ${type} |`));
    expect(row?.split('|')[4]?.trim()).toBe(periods.join(', '));
    expect(doc).toContain(module);
  }
  expect(doc).toContain(`answers in ${OFFER_MS / 86_400_000} days`);
  expect(doc).toContain(`settled ${SETTLES_AFTER_MS / 1000} seconds after its end`);
  expect(doc).toContain(`within ${SETTLES_EVERY_MS / 1000} seconds`);
});
