import { decimalOf } from '@liveryjs/schemas/decimal';
import type { ContractSettlement, ContractSettlementList } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { percentOf } from '#sandbox/contracts/read-contracts.ts';
import { requireContracts } from '#sandbox/contracts/require-contracts.ts';
import { settleDueContracts } from '#sandbox/contracts/settle-contracts.ts';
import { settlementsOf, sumOf } from '#sandbox/contracts/settlements-of.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';

/** The income and cost of an agent's contracts of a type, by period. Path and shape are this project's own. */
export const getContractSettlements: Handler<'getContractSettlements'> = {
  async answer(query, { db, clock, log, session: { accountId } }): Promise<ContractSettlementList> {
    const { type, side, state } = query;
    await requireContracts({ db }, accountId, type);
    await settleDueContracts({ db, clock, log });
    const { code: currency, digits } = await readCurrency(db, accountId);
    const { pageNo, pageSize } = query;
    let settlements = settlementsOf(db, accountId, query).where('contract.type', '=', type);
    if (side)
      settlements = settlements.where(
        side === 'PAID' ? 'contract.upline_id' : 'contract.downline_id',
        '=',
        accountId,
      );
    if (state) settlements = settlements.where('settlement.state', '=', state);
    const sums = await settlements
      .select(({ fn }) => [
        fn.countAll<string>().as('count'),
        sumOf(sql`contract.downline_id = ${accountId} and settlement.state = 'PAID'`).as('received'),
        sumOf(sql`contract.upline_id = ${accountId} and settlement.state = 'PAID'`).as('paid'),
        sumOf(sql`contract.upline_id = ${accountId} and settlement.state = 'DUE'`).as('due'),
      ])
      .executeTakeFirstOrThrow();
    const rows = await settlements
      .leftJoin('account as upline', 'upline.id', 'contract.upline_id')
      .innerJoin('account as downline', 'downline.id', 'contract.downline_id')
      .select([
        'settlement.id',
        'contract_id',
        'contract.downline_id',
        'period',
        'from_at',
        'to_at',
        'active_members',
      ])
      .select(['rate', 'settlement.state', 'paid_at'])
      .select(['upline.username as upline', 'downline.username as downline'])
      .select([
        sql<string>`valid_bet::text`.as('validBet'),
        sql<string>`profit::text`.as('profit'),
        sql<string>`amount::text`.as('amount'),
      ])
      .orderBy('to_at', 'desc')
      .orderBy('settlement.id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const money = (amount: string) => decimalOf(BigInt(amount), digits);
    const total = Number(sums.count);
    return {
      list: rows.map((row): ContractSettlement => {
        const received = row.downline_id === accountId;
        return {
          id: row.id,
          contractId: row.contract_id,
          side: received ? 'RECEIVED' : 'PAID',
          account: received ? row.upline : row.downline,
          period: row.period,
          from: row.from_at.toISOString(),
          to: row.to_at.toISOString(),
          activeMembers: row.active_members,
          validBet: money(row.validBet),
          profitAndLoss: money(row.profit),
          rate: percentOf(row.rate),
          amount: money(row.amount),
          state: row.state,
          ...(row.paid_at && { paidAt: row.paid_at.toISOString() }),
        };
      }),
      total,
      totalPages: Math.ceil(total / pageSize),
      received: money(sums.received),
      paid: money(sums.paid),
      due: money(sums.due),
      currency,
    };
  },
};
