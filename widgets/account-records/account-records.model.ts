import type { Transaction } from '#schemas/generated/platform.ts';

/** Message keys of the kinds of movements, in the order in which they are offered. */
export const KINDS = {
  DEPOSIT: 'accountRecords.deposit',
  WITHDRAW: 'accountRecords.withdraw',
  TRANSFER: 'accountRecords.transfer',
  BET: 'accountRecords.bet',
  WIN: 'accountRecords.win',
  REFUND: 'accountRecords.refund',
  BONUS: 'accountRecords.bonus',
  REBATE: 'accountRecords.rebate',
  POINTS_CONVERT: 'accountRecords.pointsConvert',
  SALARY: 'accountRecords.salary',
  DIVIDEND: 'accountRecords.dividend',
  FEE: 'accountRecords.fee',
  OPENING: 'accountRecords.opening',
} as const satisfies Record<Transaction['kind'], string>;
