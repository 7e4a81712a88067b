import { createHash } from 'node:crypto';
import type { Bet, TransactionKind } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { contractRows } from './contract-rows.ts';
import { insertRows } from './insert-rows.ts';
import { otherGames } from './other-games.ts';
import { createRandom, type Random } from './random.ts';
import { referralRows } from './referrals.ts';
import { joinedBefore, team } from './team.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Numbers below those that the platform gives itself. */
const FIRST_NUMBER = 300_001;
const BETS_A_MEMBER = 8;
/** The promotion for new players. */
const WELCOME = 1;
const games = otherGames
  .map(({ gameType, vendor, names: [title] }, index) => ({ gameType, vendor, title, nodeId: 1001 + index }))
  .filter(({ gameType }) => gameType === 'LIVE' || gameType === 'FISH' || gameType === 'SPORTS');

interface Move {
  readonly kind: TransactionKind;
  readonly house: string;
  readonly amount: number;
  readonly reference: string;
  readonly at: number;
}

/** Gives the accounts below agents the history of their last two months, unless they have it. Its days count from now. */
export async function sowTeamHistory(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`lock table seed in exclusive mode`.execute(transaction);
    const sown = await transaction
      .selectFrom('wallet')
      .innerJoin('account', 'account.id', 'account_id')
      .select('account_id')
      .where('account_id', '=', team[0]?.id ?? 0)
      .executeTakeFirst();
    if (!sown) await insertTeamHistory(transaction, now);
  });
}

/** Puts that history in. @param db a transaction of the caller's */
export async function insertTeamHistory(db: Kysely<Tables>, now: Date): Promise<void> {
  await insertRows(db, teamHistory(now));
  await insertRows(db, contractRows(now));
  // Who plays is logged in.
  await sql`update account set last_login_at = (select max(placed_at) from bet where account_id = account.id)
    where id in (select account_id from bet)`.execute(db);
}

/** The rows of that history: when each account joined, what it brought in and took out, its bets. */
function teamHistory(now: Date) {
  const random = createRandom(20_261_121);
  const bets: object[] = [];
  const ledger_transaction: object[] = [];
  const ledger_entry: object[] = [];
  const wallet: object[] = [];
  const time = (milliseconds: number) => new Date(milliseconds).toISOString();
  for (const { id, joined } of team) {
    const played = playsOf(random, now.getTime() - joined * DAY, joined);
    const walletId = id * 10;
    const entries: object[] = [];
    let balance = 0;
    for (const { kind, house, amount, reference, at } of played.moves) {
      const number = FIRST_NUMBER + ledger_transaction.length;
      balance += amount;
      ledger_transaction.push({ id: number, account_id: id, kind, reference, at: time(at) });
      const entry = { transaction_id: number, currency: 'USD' };
      entries.push(
        { ...entry, wallet_id: walletId, house: null, amount, balance },
        { ...entry, wallet_id: null, house, amount: -amount, balance: null },
      );
    }
    ledger_entry.push(...entries);
    wallet.push({ id: walletId, account_id: id, place: 'MAIN', currency: 'USD', amount: balance });
    for (const { at, ...bet } of played.bets) {
      bets.push({
        id: FIRST_NUMBER + bets.length,
        account_id: id,
        lottery_code: null,
        result: null,
        ...bet,
        placed_at: time(at),
        settled_at: time(at + 60_000),
      });
    }
  }
  const registration = registrations(now);
  return {
    registration,
    referral: referralRows(registration),
    wallet,
    ledger_transaction,
    ledger_entry,
    bet: bets,
  };
}

/** As `newReference` makes them, and the same each time. */
function pastNumber(kind: 'DP' | 'WD', milliseconds: number): string {
  const day = new Date(milliseconds).toISOString().slice(2, 10).replaceAll('-', '');
  return `${kind}${day}-${createHash('sha256').update(`${kind} ${milliseconds}`).digest('hex').slice(0, 10).toUpperCase()}`;
}

/** Makes the movements and bets of one account since it joined: all of it more than a day ago, no wallet ever below 0. */
function playsOf(random: Random, since: number, days: number) {
  const deposit = 20_000 + 5_000 * random.below(12);
  const moves: Move[] = [
    {
      kind: 'DEPOSIT',
      house: 'bank',
      amount: deposit,
      reference: pastNumber('DP', since),
      at: since + 600_000,
    },
  ];
  if (random.chance(0.5)) {
    moves.push({
      kind: 'BONUS',
      house: 'promotions',
      amount: 1_500,
      reference: `activity-${WELCOME}`,
      at: since + 660_000,
    });
  }
  const bets = [];
  let left = deposit;
  const step = ((days - 1) * DAY - 3_600_000) / BETS_A_MEMBER;
  for (let count = 0; count < BETS_A_MEMBER; count += 1) {
    const game = random.pick(games);
    const stake = 100 * (5 + random.below(Math.max(1, Math.min(60, Math.floor(left / 300)))));
    const payout = random.chance(0.42) ? Math.round(stake * (1.2 + random.below(12) / 10)) : 0;
    const milliseconds = Math.round(since + 3_600_000 + count * step + random.below(Math.round(step * 0.9)));
    const reference = `past-${count}`;
    const status: Bet['status'] = payout > 0 ? 'WON' : 'LOST';
    bets.push({
      game_type: game.gameType,
      vendor: game.vendor,
      node_id: game.nodeId,
      title: game.title,
      stake,
      payout,
      status,
      reference,
      at: milliseconds,
    });
    moves.push({ kind: 'BET', house: 'games', amount: -stake, reference, at: milliseconds });
    if (payout > 0)
      moves.push({ kind: 'WIN', house: 'games', amount: payout, reference, at: milliseconds + 60_000 });
    left += payout - stake;
  }
  if (left > 30_000 && days > 10) {
    const amount = -5_000 * (1 + random.below(3));
    moves.push({
      kind: 'WITHDRAW',
      house: 'bank',
      amount,
      reference: pastNumber('WD', since),
      at: since + (days - 1) * DAY,
    });
  }
  return { moves, bets };
}

function registrations(now: Date) {
  const all = [
    ...team.map(({ id, joined }) => [id, joined] as const),
    ...Object.entries(joinedBefore).map(([id, days]) => [Number(id), days] as const),
  ];
  return all.map(([account_id, days]) => ({
    account_id,
    registered_at: new Date(now.getTime() - days * DAY).toISOString(),
    method: 'WEB',
    address: '203.0.113.20',
    domain: null,
    url: null,
    affiliate_code: null,
    referral_code: null,
    recommender_id: null,
    payee_name: null,
    id_number: null,
    qq_num: null,
    line: null,
    whatsapp: null,
    zalo: null,
    facebook: null,
    wechat: null,
  }));
}
