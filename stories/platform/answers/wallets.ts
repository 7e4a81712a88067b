import type {
  Bet,
  MemberTransfer,
  TeamBetsResponse,
  TeamProfitDaysResponse,
  TeamProfitResponse,
  TeamResults,
  TeamTransactionsResponse,
  WalletListResponse,
  WalletTransfer,
} from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';
import { betRecord, page, transactionRecord } from './records.ts';

const DAY = 24 * 60 * 60 * 1000;
const currency = 'USD';
const PEOPLE = 23;

const wallets: WalletListResponse = {
  isSingle: false,
  currency,
  wallets: [
    { place: 'MAIN', amount: '1250.50', canTransfer: true },
    { place: 'CRYS', name: 'Crystalline Rooms', amount: '0.00', canTransfer: true },
    { place: 'BTI', name: 'Fieldhouse One', amount: '75.20', canTransfer: false },
    { place: 'QLMR', name: 'Quillmoor', amount: '0.00', canTransfer: true },
    { place: 'VLVT', name: 'Velvet Hall', amount: '20.00', canTransfer: true },
  ],
};

const nameOf = (index: number) =>
  index === 3 ? 'thequickbrownfoxjumpsoverthelazydog2026' : `member${100 + (index % PEOPLE)}`;

function teamBets({ query, ...call }: StoryCall): TeamBetsResponse {
  const { list, ...record } = betRecord({ query, ...call });
  return { ...record, list: list.map((bet: Bet) => ({ username: nameOf(Number(bet.id)), bet })) };
}

function teamTransactions({ query, ...call }: StoryCall): TeamTransactionsResponse {
  const { list, ...record } = transactionRecord({ query, ...call });
  return {
    ...record,
    list: list.map((transaction) => ({ username: nameOf(Number(transaction.id)), transaction })),
  };
}

function results(index: number): TeamResults {
  const validBet = (index * 1_731) % 9_000;
  const payout = (index * 2_113) % 9_500;
  return {
    deposit: `${(index * 400) % 2_000}.00`,
    withdrawal: `${(index * 150) % 900}.00`,
    validBet: `${validBet}.00`,
    payout: `${payout}.00`,
    bonus: '10.00',
    result: `${payout + 10 - validBet}.00`,
  };
}

function teamProfit({ query }: StoryCall): TeamProfitResponse {
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    username: nameOf(index),
    results: results(index),
  }));
  return { ...page(people, query), results: results(PEOPLE), currency };
}

function teamProfitDays(): TeamProfitDaysResponse {
  const days = Array.from({ length: 5 }, (_, index) => ({
    day: new Date(Date.now() - index * DAY).toISOString(),
    results: results(index + 2),
  }));
  return { list: days, currency };
}

const moved: WalletTransfer = { reference: 'WT261121-0A1B2C3D4E', amount: '20.00', currency };
const given: MemberTransfer = { reference: 'TT261121-0A1B2C3D4E', to: 'tomas', amount: '50.00', currency };

export const walletAnswers: Answers = {
  getWallets: wallets,
  transferWallet: moved,
  transferToMember: given,
  getTeamBets: teamBets,
  getTeamTransactions: teamTransactions,
  getTeamProfit: teamProfit,
  getTeamProfitDays: teamProfitDays,
};
