import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import { AGENTS } from './account-types.ts';
import { isPlain } from './is-plain.ts';
import { nameKey } from './name-key.ts';

/** An agent's code, and whose it is. */
export interface FoundAffiliate {
  /** As the platform writes it. */
  readonly code: string;
  readonly accountId: number;
}

/**
 * The agent of a code, however it was typed; undefined where there is none on that host, and where the agent's account
 * is closed.
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
    .select(['affiliate_code.code', 'account.id as accountId'])
    .where('code_key', '=', nameKey(code))
    .where(({ eb, or }) => or([eb('domain', 'is', null), eb('domain', '=', host)]))
    .where('account.type', 'in', AGENTS)
    .where('account.closed', '=', false)
    .executeTakeFirst();
}
