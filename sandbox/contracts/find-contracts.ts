import type { ContractType } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import { AGENTS } from '#sandbox/identity/account-types.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { requireInTeam } from '#sandbox/team/require-in-team.ts';

export interface FoundContract {
  readonly id: number;
  readonly type: ContractType;
  readonly upline_id: number | null;
  readonly downline_id: number;
  readonly state: 'OFFERED' | 'ACTIVE' | 'REJECTED' | 'TERMINATED' | 'SUPERSEDED' | 'EXPIRED';
  /** The highest, in basis points. */
  readonly rate: number;
}

/** The highest rate that an agent may give on, in basis points; 0 without a contract of one's own. */
export async function ownRate(db: Kysely<Tables>, accountId: number, type: ContractType): Promise<number> {
  const { rate } = await db
    .selectFrom('contract')
    .innerJoin('contract_tier', 'contract_id', 'id')
    .select(({ fn }) => fn.max('rate').as('rate'))
    .where('downline_id', '=', accountId)
    .where('type', '=', type)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  return rate ?? 0;
}

/** @throws Refusal contract_gone for a number that is none of the account's, whether or not there is such a contract */
export async function findContract(
  db: Kysely<Tables>,
  accountId: number,
  type: ContractType | undefined,
  contractId: number,
): Promise<FoundContract> {
  let contracts = db
    .selectFrom('contract')
    .select(['id', 'type', 'upline_id', 'downline_id', 'state'])
    .select(sql<number>`(select max(rate) from contract_tier where contract_id = contract.id)`.as('rate'))
    .where('id', '=', contractId)
    .where(({ eb, or }) => or([eb('upline_id', '=', accountId), eb('downline_id', '=', accountId)]));
  if (type !== undefined) contracts = contracts.where('type', '=', type);
  const contract = await contracts.executeTakeFirst();
  if (contract) return contract;
  throw new Refusal(404, 'You do not have this contract.', { code: 'contract_gone' });
}

/** @throws Refusal not_in_team for anybody but a direct downline; downline_no_agent for one who is no agent */
export async function findDownline(
  db: Kysely<Tables>,
  accountId: number,
  username: string,
): Promise<{ readonly id: number }> {
  const account = await requireInTeam(db, accountId, username);
  if (account.upline_id !== accountId) {
    throw new Refusal(404, 'Nobody in your team has this username.', { code: 'not_in_team' });
  }
  if (!AGENTS.includes(account.type)) {
    throw new Refusal(409, 'Contracts are between agents.', { code: 'downline_no_agent' });
  }
  return account;
}
