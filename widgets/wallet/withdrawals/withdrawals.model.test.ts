import type { WithdrawalStatus } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { readPage, stepsOf } from './withdrawals.model.ts';

test.each<[WithdrawalStatus, string]>([
  ['PENDING', 'PENDING:current APPROVED:ahead PAID:ahead RECEIVED:ahead'],
  ['APPROVED', 'PENDING:done APPROVED:current PAID:ahead RECEIVED:ahead'],
  ['PAYING', 'PENDING:done PAYING:current PAID:ahead RECEIVED:ahead'],
  ['PAID', 'PENDING:done APPROVED:done PAID:current RECEIVED:ahead'],
  ['DISPUTED', 'PENDING:done APPROVED:done DISPUTED:current RECEIVED:ahead'],
  ['RECEIVED', 'PENDING:done APPROVED:done PAID:done RECEIVED:done'],
  ['REJECTED', 'PENDING:done REJECTED:ended'],
  ['CANCELLED', 'PENDING:done CANCELLED:ended'],
])('%s stands at its step', (status, want) => {
  expect(
    stepsOf(status)
      .map((step) => `${step.status}:${step.state}`)
      .join(' '),
  ).toBe(want);
});

test.each([
  ['', 1],
  ['withdrawPage=3', 3],
  ['withdrawPage=0', 1],
  ['withdrawPage=x', 1],
])('the address %j asks for page %i', (address, want) => {
  expect(readPage(new URLSearchParams(address))).toBe(want);
});
