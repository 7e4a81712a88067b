import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { AGENTS, MEMBER } from './account-types.ts';
import { isPlain } from './is-plain.ts';
import { nameKey } from './name-key.ts';

/** An agent's code, and whose it is. */
export interface FoundAffiliate {
  /** As the platform writes it. */
  readonly code: string;
  readonly accountId: number;
  /** Kind of the accounts that it brings. */
  readonly type: number;
  /** Their rate of rebate, in basis points: never above the agent's. */
  readonly rate: number;
}

/**
 * The agent of a code, however it was typed; undefined where there is none on that host, and where the agent's account
 * is closed or the code is switched off.
 *
 * @param domain the portal's host, with its port or without
 */
export async function findAffiliate(
  db: Kysely<Tables>,
  code: string,
  domain: string,
): Promise<FoundAffiliate | undefined> {
  if (!isPlain(code + domain)) return undefined;
  const host = domain.toLowerCase().replace(/:[0-9]*$/, '');
  return db
    .selectFrom('affiliate_code')
    .innerJoin('account', 'account.id', 'affiliate_code.account_id')
    .leftJoin('team_link', 'team_link.code', 'affiliate_code.code')
    .leftJoin('rebate_rate', 'rebate_rate.account_id', 'account.id')
    .select([
      'affiliate_code.code',
      'account.id as accountId',
      sql<number>`coalesce(team_link.type, ${MEMBER})`.as('type'),
      sql<number>`least(coalesce(team_link.rate, 0), coalesce(rebate_rate.rate, 0))`.as('rate'),
    ])
    .where('code_key', '=', nameKey(code))
    .where(({ eb, or }) => or([eb('domain', 'is', null), eb('domain', '=', host)]))
    .where('account.type', 'in', AGENTS)
    .where('account.closed', '=', false)
    .where('team_link.off_at', 'is', null)
    .executeTakeFirst();
}
