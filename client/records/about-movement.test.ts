import type { Transaction } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { aboutMovement } from './about-movement.ts';

const movement = (more: Partial<Transaction>): Transaction => ({
  id: 1,
  at: '2026-11-21T10:00:00Z',
  kind: 'REWARD',
  amount: '1.00',
  balance: '2.00',
  place: 'MAIN',
  reference: 'mission-5',
  ...more,
});

test.each<[what: string, Partial<Transaction>, want: string]>([
  ['a reward is called by its name', { title: 'Deposit $25 in all' }, 'Deposit $25 in all'],
  ['a deposit by its number', { kind: 'DEPOSIT', reference: 'DP261121-0A1B2C3D4E' }, 'DP261121-0A1B2C3D4E'],
  [
    'a transfer by the wallet’s name',
    { kind: 'TRANSFER', place: 'QLMR', title: 'Quill & Marrow' },
    'Quill & Marrow',
  ],
  ['a transfer to the main wallet by that', { kind: 'TRANSFER', reference: 'WT261121-1' }, 'Main wallet'],
  ['a wallet that has no name by its code', { kind: 'OPENING', place: 'QLMR' }, 'QLMR'],
  ['a transfer in the team by whom it is with', { kind: 'TEAM_TRANSFER', counterpart: 'tomas' }, 'tomas'],
  [
    'with what was written',
    { kind: 'TEAM_TRANSFER', counterpart: 'tomas', remark: 'thanks' },
    'tomas · thanks',
  ],
])('%s', (_, more, want) => {
  expect(aboutMovement(movement(more), 'Main wallet')).toBe(want);
});
