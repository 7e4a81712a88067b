import { type AccessRow, key } from './access-row.ts';

/** Calls for everybody who has an account. */
const OWN = { visitor: '401 not_logged_in', trial: '403 need_true_account' } as const;

const transfer = { reference: 'WD261121-0000000000', part: 1 };
const password = 'NotThePassword1';

/** The calls of withdrawals: nobody learns of those of others. */
export const withdrawAccessRows: readonly AccessRow[] = [
  { call: 'GET /wps/withdraw/config', says: OWN },
  { call: 'GET /wps/withdraw/accounts', says: OWN },
  { call: 'GET /wps/withdraw/requests', says: OWN },
  { call: 'GET /wps/withdraw/transfers', says: OWN },
  {
    call: 'POST /wps/withdraw/accounts',
    sealed: { provider: 'MEKONG', holder: 'Somebody', number: '12345678', password },
    others: '409 payment_password_missing',
    says: OWN,
  },
  {
    call: 'POST /wps/withdraw/accounts/default',
    body: { id: 999 },
    others: '404 payout_account_unknown',
    says: OWN,
  },
  {
    call: 'POST /wps/withdraw/accounts/remove',
    body: { id: 999 },
    others: '404 payout_account_unknown',
    says: OWN,
  },
  {
    call: 'POST /wps/withdraw',
    sealed: { payoutAccountId: 999, amount: '10', fee: '0', password, ...key('withdraw') },
    others: '409 payment_password_missing',
    says: OWN,
  },
  {
    call: 'POST /wps/withdraw/cancel',
    body: { reference: transfer.reference, ...key('withdraw-cancel') },
    others: '404 withdrawal_unknown',
    says: OWN,
  },
  {
    call: 'POST /wps/withdraw/received',
    body: { transfers: [transfer] },
    others: '404 transfer_unknown',
    says: OWN,
  },
  {
    call: 'POST /wps/withdraw/missing',
    body: { ...transfer, pictures: ['a-picture-of-nobody-at-all'], ...key('withdraw-missing') },
    others: '404 transfer_unknown',
    says: OWN,
  },
];
