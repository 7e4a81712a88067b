import type { Bet, BetRecord, Transaction, TransactionRecord } from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';

const BETS = 57;
const HOUR = 60 * 60 * 1000;

const games = [
  ['RNG', 'QLMR', 'Lantern Street Fortune'],
  ['LIVE', 'VLVT', 'Grand Baccarat 3'],
  ['FISH', 'TDFG', 'Harpoon Harbour'],
  ['LOTT', 'TCG', 'Northlight 5'],
  ['SPORTS', 'BTI', 'Match of the Day: the one with the very long name of both of its teams'],
] as const satisfies readonly (readonly [Bet['gameType'], string, string])[];

const outcomes = ['LOST', 'WON', 'LOST', 'VOID', 'WON'] as const;

/** Bets of the last days, newest first. Stakes and payouts differ by their place in the list. */
function bets(): Bet[] {
  return Array.from({ length: BETS }, (_, index): Bet => {
    const [gameType, vassalage, title] = games[index % games.length] ?? games[0];
    const status = index < 2 ? 'OPEN' : (outcomes[index % outcomes.length] ?? 'LOST');
    const placed = Date.now() - index * 3 * HOUR;
    const stake = 20 + ((index * 35) % 400);
    const payout = { OPEN: 0, LOST: 0, VOID: stake, WON: stake * 3 }[status];
    return {
      id: 900_000 - index,
      placedAt: new Date(placed).toISOString(),
      ...(status !== 'OPEN' && { settledAt: new Date(placed + 4000).toISOString() }),
      gameType,
      vassalage,
      title,
      stake: `${stake}.00`,
      payout: `${payout}.00`,
      status,
      ...(gameType === 'LOTT' && status !== 'OPEN' && { result: '4 7 1 9 0' }),
    };
  });
}

export function betRecord({ query }: StoryCall): BetRecord {
  const [type, status] = [query.get('gameType'), query.get('status')];
  const fitting = bets().filter(
    (bet) => (type ?? bet.gameType) === bet.gameType && (status ?? bet.status) === bet.status,
  );
  const counted = fitting.filter((bet) => bet.status !== 'VOID');
  const sum = (column: 'stake' | 'payout') =>
    `${counted.reduce((total, bet) => total + Number(bet[column]), 0)}.00`;
  return { ...page(fitting, query), stake: sum('stake'), payout: sum('payout'), currency: 'USD' };
}

export function transactionRecord({ query }: StoryCall): TransactionRecord {
  const kind = query.get('kind');
  let held = 1250;
  const all = bets()
    .reverse()
    .flatMap((bet): Transaction[] => {
      const move = (id: number, kind: Transaction['kind'], amount: number): Transaction => {
        held += amount;
        return {
          id,
          at: bet.placedAt,
          kind,
          amount: `${amount}.00`,
          balance: `${held}.00`,
          place: 'MAIN',
          title: bet.title,
          reference: `bet-${bet.id}`,
        };
      };
      const stake = move(Number(bet.id) * 2, 'BET', -Number(bet.stake));
      if (bet.status === 'LOST' || bet.status === 'OPEN') return [stake];
      return [
        stake,
        move(Number(bet.id) * 2 + 1, bet.status === 'WON' ? 'WIN' : 'REFUND', Number(bet.payout)),
      ];
    })
    .reverse();
  const fitting = all.filter((movement) => (kind ?? movement.kind) === movement.kind);
  const sum = (sign: 1 | -1) =>
    `${fitting.reduce((total, { amount }) => total + Math.max(0, sign * Number(amount)), 0)}.00`;
  return { ...page(fitting, query), income: sum(1), outgo: sum(-1), currency: 'USD' };
}

export function page<Row>(rows: readonly Row[], query: URLSearchParams) {
  const [number, size] = [Number(query.get('pageNo') ?? 1), Number(query.get('pageSize') ?? 20)];
  return {
    list: rows.slice((number - 1) * size, number * size),
    total: rows.length,
    totalPages: Math.ceil(rows.length / size),
  };
}

export const recordAnswers: Answers = {
  getBetRecord: betRecord,
  getTransactionRecord: transactionRecord,
};
