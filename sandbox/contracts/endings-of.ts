import type { ContractType } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';

interface Giver {
  readonly agentId: number;
  readonly type: ContractType;
  /** The highest that the agent may give on, in basis points; 0: nothing. */
  readonly rate: number;
}

/**
 * The numbers of the contracts that end when an agent may give on no more than a rate: those that the agent has given
 * above it and, of each that was in force, all that was given on from there [4.21].
 */
export async function endingsOf(db: Kysely<Tables>, { agentId, type, rate }: Giver): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive ending as (
      select id, downline_id, state from contract
      where upline_id = ${agentId} and type = ${type} and state in ('OFFERED', 'ACTIVE')
        and (select max(rate) from contract_tier where contract_id = contract.id) > ${rate}
      union
      select given.id, given.downline_id, given.state
      from contract as given join ending on given.upline_id = ending.downline_id and ending.state = 'ACTIVE'
      where given.type = ${type} and given.state in ('OFFERED', 'ACTIVE')
    ) select id from ending order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** @throws Refusal would_end unless the user has agreed to what ends, and to nothing else */
export function requireAgreed(endings: readonly number[], agreed: readonly number[]): void {
  if (endings.length === agreed.length && endings.every((id) => agreed.includes(id))) return;
  throw new Refusal(409, 'This would end other contracts. See which, and confirm.', {
    code: 'would_end',
  });
}
