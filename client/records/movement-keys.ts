import type { TransactionKind } from '@liveryjs/schemas/platform';

/** Message keys of the kinds of movements, in the order in which they are offered. */
export const MOVEMENT_KINDS = {
  DEPOSIT: 'accountRecords.deposit',
  WITHDRAW: 'accountRecords.withdraw',
  WITHDRAW_RETURN: 'accountRecords.withdrawReturn',
  TRANSFER: 'accountRecords.transfer',
  TEAM_TRANSFER: 'accountRecords.teamTransfer',
  BET: 'accountRecords.bet',
  WIN: 'accountRecords.win',
  REFUND: 'accountRecords.refund',
  BONUS: 'accountRecords.bonus',
  REWARD: 'accountRecords.reward',
  REBATE: 'accountRecords.rebate',
  POINTS_CONVERT: 'accountRecords.pointsConvert',
  SALARY: 'accountRecords.salary',
  DIVIDEND: 'accountRecords.dividend',
  FEE: 'accountRecords.fee',
  FEE_RETURN: 'accountRecords.feeReturn',
  OPENING: 'accountRecords.opening',
} as const satisfies Record<TransactionKind, string>;
