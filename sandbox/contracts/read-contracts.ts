import { decimalOf } from '@liveryjs/schemas/decimal';
import type { Contract, ContractTier, ContractType } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';
import type { Tier } from './earn.ts';

/** Contracts, to be narrowed down and read. */
export function selectContracts(db: Kysely<Tables>) {
  return db
    .selectFrom('contract')
    .leftJoin('account as upline', 'upline.id', 'contract.upline_id')
    .innerJoin('account as downline', 'downline.id', 'contract.downline_id');
}

/** @param digits of the currency after the decimal point */
export async function readContracts(
  db: Kysely<Tables>,
  contracts: ReturnType<typeof selectContracts>,
  digits: number,
): Promise<Contract[]> {
  const rows = await contracts
    .selectAll('contract')
    .select(['upline.username as upline', 'downline.username as downline'])
    .execute();
  const tiers = await readTiers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row): Contract => {
    const [first, ...others] = (tiers.get(row.id) ?? []).map((tier) => toTier(row.type, tier, digits));
    if (!first) throw new Error(`The contract ${row.id} has no tier.`);
    return {
      id: row.id,
      type: row.type,
      period: row.period,
      state: row.state,
      upline: row.upline,
      downline: row.downline,
      tiers: [first, ...others] as Contract['tiers'],
      offeredAt: row.offered_at.toISOString(),
      ...(row.state === 'OFFERED' && { expiresAt: row.expires_at.toISOString() }),
      ...(row.active_from && { activeFrom: row.active_from.toISOString() }),
      ...(row.ended_at && { endedAt: row.ended_at.toISOString() }),
    };
  });
}

/** The tiers of contracts by their numbers, from the lowest rate on. */
export async function readTiers(
  db: Kysely<Tables>,
  contractIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Tier[]>> {
  if (contractIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('contract_tier')
    .select(['contract_id', 'rate', 'active_members'])
    .select([sql<string>`valid_bet::text`.as('valid_bet'), sql<string>`loss::text`.as('loss')])
    .where('contract_id', 'in', contractIds)
    .orderBy('contract_id')
    .orderBy('position')
    .execute();
  const tiers = new Map<number, Tier[]>();
  for (const row of rows) {
    const tier = {
      rate: row.rate,
      activeMembers: row.active_members,
      validBet: BigInt(row.valid_bet),
      loss: BigInt(row.loss),
    };
    tiers.set(row.contract_id, [...(tiers.get(row.contract_id) ?? []), tier]);
  }
  return tiers;
}

/** Basis points as percent. */
export function percentOf(rate: number): string {
  return decimalOf(BigInt(rate), 2);
}

function toTier(type: ContractType, tier: Tier, digits: number): ContractTier {
  const validBet = decimalOf(tier.validBet, digits);
  return {
    rate: percentOf(tier.rate),
    activeMembers: tier.activeMembers,
    ...(type === 'DIVIDEND'
      ? { periodValidBet: validBet, periodProfitAndLoss: decimalOf(tier.loss, digits) }
      : { betAmount: validBet }),
  };
}
