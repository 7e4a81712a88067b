import { decimalOf } from '@liveryjs/schemas/decimal';
import type { TeamMemberDetails } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { maskMail, maskNumber } from './mask-contact.ts';
import { rateText, readRate } from './rates.ts';
import { readMembers } from './read-members.ts';
import { requireInTeam } from './require-in-team.ts';
import { sumBets } from './sum-bets.ts';
import { teamPath } from './team-path.ts';

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;

/**
 * Reads the details of an account of the team that an agent may know.
 *
 * @throws Refusal not_in_team
 */
export async function readDetails(
  db: Kysely<Tables>,
  agentId: number,
  username: string,
  now: Date,
): Promise<TeamMemberDetails> {
  const account = await requireInTeam(db, agentId, username);
  const { code: currency, digits } = await readCurrency(db, agentId);
  const { list } = await readMembers(db, {
    topId: agentId,
    whom: { id: account.id },
    sort: 'username',
    order: 'asc',
    page: 1,
    pageSize: 1,
    digits,
  });
  const [member] = list;
  // Somebody took the account out of the team since.
  if (!member) throw new Refusal(404, 'Nobody in your team has this username.', { code: 'not_in_team' });
  const from = new Date(now.getTime() - THIRTY_DAYS);
  const bets = await sumBets(db, { accountIds: [account.id], from, to: now });
  const { dialing_code: dialingCode, mobile_num: mobile, email } = account;
  return {
    member,
    path: await teamPath(db, agentId, account.id),
    ...(mobile !== null && { mobile: maskNumber(dialingCode ?? '', mobile) }),
    ...(email !== null && { email: maskMail(email) }),
    validBets: decimalOf(bets.stake, digits),
    result: decimalOf(bets.payout - bets.stake, digits),
    deposits: decimalOf(await sumDeposits(db, account.id, from, now), digits),
    mostRate: rateText(await readRate(db, agentId)),
    givenRate: rateText(await readGivenRate(db, account.id)),
    mayRate: account.upline_id === agentId,
    currency,
  };
}

/** The highest rate that an account has given on, in basis points. */
export async function readGivenRate(db: Kysely<Tables>, accountId: number): Promise<number> {
  const { rate } = await db
    .selectFrom('rebate_rate')
    .innerJoin('account', 'account.id', 'rebate_rate.account_id')
    .select(({ fn }) => fn.coalesce(fn.max<number | null>('rate'), sql<number>`0`).as('rate'))
    .where('upline_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return rate;
}

async function sumDeposits(db: Kysely<Tables>, accountId: number, from: Date, to: Date): Promise<bigint> {
  const { sum } = await db
    .selectFrom('ledger_transaction as movement')
    .innerJoin('ledger_entry as entry', 'entry.transaction_id', 'movement.id')
    .select(sql<string>`coalesce(sum(entry.amount), 0)::text`.as('sum'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'DEPOSIT')
    .where('wallet_id', 'is not', null)
    .where('at', '>=', from)
    .where('at', '<', to)
    .executeTakeFirstOrThrow();
  return BigInt(sum);
}
