import { type AccessRow, key } from './access-row.ts';

/** Calls for everybody who has an account. */
const OWN = { trial: '403 need_true_account' } as const;

const transfer = { reference: 'WD261121-0000000000', part: 1 };
const password = 'NotThePassword1';

/** The calls of withdrawals: nobody learns of those of others. */
export const withdrawAccessRows: readonly AccessRow[] = [
  { call: 'getWithdrawConfig', says: OWN },
  { call: 'getPayoutAccounts', says: OWN },
  { call: 'getWithdrawals', says: OWN },
  { call: 'getWithdrawalTransfers', says: OWN },
  {
    call: 'addPayoutAccount',
    with: { provider: 'MEKONG', holder: 'Somebody', number: '12345678', password },
    others: '409 payment_password_missing',
    says: OWN,
  },
  {
    call: 'choosePayoutAccount',
    with: { id: 999 },
    others: '404 payout_account_unknown',
    says: OWN,
  },
  {
    call: 'removePayoutAccount',
    with: { id: 999 },
    others: '404 payout_account_unknown',
    says: OWN,
  },
  {
    call: 'withdraw',
    with: { payoutAccountId: 999, amount: '10', fee: '0', password, ...key('withdraw') },
    others: '409 payment_password_missing',
    says: OWN,
  },
  {
    call: 'cancelWithdrawal',
    with: { reference: transfer.reference, ...key('withdraw-cancel') },
    others: '404 withdrawal_unknown',
    says: OWN,
  },
  {
    call: 'confirmWithdrawal',
    with: { transfers: [transfer] },
    others: '404 transfer_unknown',
    says: OWN,
  },
  {
    call: 'reportMissingTransfer',
    with: { ...transfer, pictures: ['a-picture-of-nobody-at-all'], ...key('withdraw-missing') },
    others: '404 transfer_unknown',
    says: OWN,
  },
];
