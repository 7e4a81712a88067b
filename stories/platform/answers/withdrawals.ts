import { providers } from '@liveryjs/sandbox/withdrawals/providers';
import type {
  PayoutAccount,
  PayoutAccountListResponse,
  Withdrawal,
  WithdrawalListResponse,
  WithdrawalTransfer,
  WithdrawalTransferListResponse,
  WithdrawConfig,
  WithdrawRequest,
} from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';

/** A member who can withdraw. */
export const withdrawConfig: WithdrawConfig = {
  currency: 'USD',
  digits: 2,
  available: '1250.50',
  minimum: '10.00',
  maximum: '5000.00',
  dayLeft: '9800.00',
  countPerDay: 5,
  countLeft: 3,
  fee: { freePerDay: 2, freeLeft: 0, percent: '1.50', minimum: '1.00' },
  turnoverLeft: '0.00',
  turnoverOf: '0.00',
  onItsWay: '217.00',
  hasPaymentPassword: true,
  holder: 'Nguyễn Thị Mai',
  providers: [...providers],
  accountsMost: 5,
  confirmMinutes: 30,
};

const payoutAccounts: readonly PayoutAccount[] = [
  {
    id: 14_001,
    provider: 'MEKONG',
    kind: 'BANK',
    name: 'Mekong Commercial Bank',
    holder: 'Nguyễn Thị Mai',
    number: '••••3456',
    isDefault: true,
  },
  {
    id: 14_002,
    provider: 'POCKETA',
    kind: 'WALLET',
    name: 'Pocketa',
    holder: 'Nguyễn Thị Mai',
    number: '••••4567',
    isDefault: false,
  },
];

const HOUR = 60 * 60 * 1000;

const referenceOf = (index: number) => `WD261121-${String(index).padStart(10, '0')}`;

const transfer = (
  index: number,
  part: number,
  status: WithdrawalTransfer['status'],
  amount = '1000.00',
): WithdrawalTransfer => ({
  reference: referenceOf(index),
  part,
  amount,
  currency: 'USD',
  account: 'Mekong Commercial Bank ••••3456',
  sentAt: new Date(Date.now() - index * HOUR).toISOString(),
  ...(status === 'SENT' && { secondsLeft: 1500 - part * 60 }),
  status,
});

const withdrawal = (
  index: number,
  status: Withdrawal['status'],
  more: Partial<Withdrawal> = {},
): Withdrawal => ({
  reference: referenceOf(index),
  appliedAt: new Date(Date.now() - index * 7 * HOUR).toISOString(),
  amount: '2030.00',
  fee: '30.00',
  arrives: '2000.00',
  currency: 'USD',
  account: 'Mekong Commercial Bank ••••3456',
  status,
  transfers: [],
  ...more,
});

/** A withdrawal in every state. */
const withdrawals: readonly Withdrawal[] = [
  withdrawal(1, 'PENDING'),
  withdrawal(2, 'APPROVED', { fee: '0.00', arrives: '2030.00' }),
  withdrawal(3, 'PAYING'),
  withdrawal(4, 'PAID', { transfers: [transfer(4, 1, 'SENT'), transfer(4, 2, 'RECEIVED')] }),
  withdrawal(5, 'DISPUTED', { transfers: [transfer(5, 1, 'RECEIVED_BY_TIME'), transfer(5, 2, 'DISPUTED')] }),
  withdrawal(6, 'RECEIVED', {
    transfers: [transfer(6, 1, 'FORCED'), transfer(6, 2, 'REPLACED'), transfer(6, 3, 'RETURNED')],
  }),
  withdrawal(7, 'REJECTED', { remark: 'The name of the account differs from yours.' }),
  withdrawal(8, 'CANCELLED'),
];

const waitingTransfers: readonly WithdrawalTransfer[] = [
  transfer(4, 1, 'SENT'),
  transfer(4, 2, 'SENT', '1000.50'),
  transfer(5, 2, 'DISPUTED'),
];

function withdrawalPage({ query }: StoryCall): WithdrawalListResponse {
  const pageSize = Number(query.get('pageSize') ?? 10);
  const first = (Number(query.get('pageNo') ?? 1) - 1) * pageSize;
  return {
    list: withdrawals.slice(first, first + pageSize),
    total: withdrawals.length,
    totalPages: Math.ceil(withdrawals.length / pageSize),
  };
}

const accounts = (): PayoutAccountListResponse => ({ list: [...payoutAccounts] });

export const withdrawalAnswers: Answers = {
  getWithdrawConfig: withdrawConfig,
  getPayoutAccounts: accounts,
  addPayoutAccount: accounts,
  choosePayoutAccount: accounts,
  removePayoutAccount: accounts,
  withdraw: ({ body }: StoryCall): Withdrawal => {
    const { amount, fee } = body as WithdrawRequest;
    const arrives = (Number(amount) - Number(fee)).toFixed(2);
    return { ...withdrawal(1, 'PENDING'), amount, fee, arrives };
  },
  getWithdrawals: withdrawalPage,
  cancelWithdrawal: (): Withdrawal => withdrawal(1, 'CANCELLED'),
  getWithdrawalTransfers: (): WithdrawalTransferListResponse => ({ list: [...waitingTransfers] }),
  confirmWithdrawal: (): WithdrawalTransferListResponse => ({ list: [] }),
  reportMissingTransfer: (): WithdrawalTransferListResponse => ({ list: [] }),
};
