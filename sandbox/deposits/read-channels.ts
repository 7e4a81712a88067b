import type { DepositChannel } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** Amounts are in the currency's smallest unit. */
export interface Channel extends Pick<DepositChannel, 'code' | 'kind' | 'name' | 'steps'> {
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly dayMaximum: bigint;
  /** Basis points of the amount. */
  readonly feePoints: number;
  readonly quickAmounts: readonly bigint[];
  readonly minutes: number | null;
}

/** The ways to pay in, in a language or in English. */
export async function readChannels(db: Kysely<Tables>, language: string): Promise<readonly Channel[]> {
  const rows = await db
    .selectFrom('deposit_channel as channel')
    .innerJoin('deposit_channel_text as english', (join) =>
      join.onRef('english.code', '=', 'channel.code').on('english.language', '=', 'EN'),
    )
    .leftJoin('deposit_channel_text as own', (join) =>
      join.onRef('own.code', '=', 'channel.code').on('own.language', '=', language),
    )
    .select(({ fn }) => [
      'channel.code',
      'kind',
      'minutes',
      'fee_points as feePoints',
      'quick_amounts as quick',
      sql<string>`minimum::text`.as('minimum'),
      sql<string>`maximum::text`.as('maximum'),
      sql<string>`day_maximum::text`.as('dayMaximum'),
      fn.coalesce('own.name', 'english.name').as('name'),
      fn.coalesce('own.steps', 'english.steps').as('steps'),
    ])
    .orderBy('position')
    .execute();
  return rows.map(({ quick, minimum, maximum, dayMaximum, ...row }) => ({
    ...row,
    quickAmounts: quick.map(BigInt),
    minimum: BigInt(minimum),
    maximum: BigInt(maximum),
    dayMaximum: BigInt(dayMaximum),
  }));
}

/** Returns the fee of a channel: a part of the smallest coin is not taken. */
export function feeOf({ feePoints }: Pick<Channel, 'feePoints'>, amount: bigint): bigint {
  return (amount * BigInt(feePoints)) / 10_000n;
}
