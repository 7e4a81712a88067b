import type { ContractOfferRequest, ContractPeriod, ContractType } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { OwnIds } from '#sandbox/http/own-ids.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { contractTypes, OFFER_MS } from './contract-types.ts';
import type { Tier } from './earn.ts';
import { endContracts } from './end-contracts.ts';
import { endingsOf, requireAgreed } from './endings-of.ts';
import { findDownline, ownRate } from './find-contracts.ts';
import { lockContracts } from './lock-contracts.ts';
import { noteContract } from './note-contract.ts';
import { percentOf } from './read-contracts.ts';
import { readTiersOf } from './read-tiers-of.ts';

export interface NewContract {
  readonly type: ContractType;
  readonly uplineId: number | null;
  readonly downlineId: number;
  readonly period: ContractPeriod;
  readonly tiers: readonly Tier[];
}

/**
 * Offers a direct downline a contract, in the place of an offer that still waits. What the downline has given on above
 * its highest rate ends at once, as the user has agreed [4.21]; the contract that is in force stays until this one is
 * accepted.
 *
 * @param db a transaction of the caller's
 * @returns its number
 * @throws Refusal not_in_team, downline_no_agent, bad_tiers, rate_above_own or would_end
 */
export async function makeOffer(
  db: Kysely<Tables>,
  uplineId: number,
  {
    type,
    downline,
    period,
    tiers: proposal,
    ends = [],
  }: Omit<OwnIds<ContractOfferRequest>, 'idempotencyKey'>,
  now: Date,
): Promise<number> {
  await lockContracts(db, now);
  const { periods } = contractTypes[type];
  if (!periods.includes(period)) {
    refuseMistakes([{ at: 'body/period', message: `must be one of ${periods.join(', ')}` }]);
  }
  const { digits } = await readCurrency(db, uplineId);
  const tiers = readTiersOf(type, proposal, digits);
  const { id: downlineId } = await findDownline(db, uplineId, downline);
  const rate = tiers.at(-1)?.rate ?? 0;
  if (rate > (await ownRate(db, uplineId, type))) {
    throw new Refusal(409, 'You cannot offer a higher rate than your own.', { code: 'rate_above_own' });
  }
  const endings = await endingsOf(db, { agentId: downlineId, type, rate });
  requireAgreed(endings, ends);
  await endContracts(db, endings, { by: uplineId, now });
  await db
    .updateTable('contract')
    .set({ state: 'SUPERSEDED', ended_at: now })
    .where('downline_id', '=', downlineId)
    .where('type', '=', type)
    .where('state', '=', 'OFFERED')
    .execute();
  const id = await addContract(db, { type, uplineId, downlineId, period, tiers }, now);
  await noteContract(db, 'offered', {
    accountId: downlineId,
    otherId: uplineId,
    type,
    rate: percentOf(rate),
    now,
  });
  return id;
}

/** Writes an offer down. @returns its number */
async function addContract(db: Kysely<Tables>, contract: NewContract, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('contract')
    .values({
      type: contract.type,
      upline_id: contract.uplineId,
      downline_id: contract.downlineId,
      period: contract.period,
      state: 'OFFERED',
      offered_at: now,
      expires_at: new Date(now.getTime() + OFFER_MS),
      active_from: null,
      ended_at: null,
      settled_until: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('contract_tier')
    .values(
      contract.tiers.map(({ rate, activeMembers, validBet, loss }, position) => ({
        contract_id: id,
        position,
        rate,
        active_members: activeMembers,
        valid_bet: String(validBet),
        loss: String(loss),
      })),
    )
    .execute();
  return id;
}
