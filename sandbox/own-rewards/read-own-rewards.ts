import { decimalOf } from '@liveryjs/schemas/decimal';
import type { OwnReward } from '@liveryjs/schemas/platform';
import { type Kysely, sql } from 'kysely';
import { readActivities } from '#sandbox/activities/read-activities.ts';
import { readCurrency } from '#sandbox/money/read-currency.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { bringRewards } from './bring-rewards.ts';

/** After every other time. */
const ENDLESS = '9999';

interface Whose {
  readonly accountId: number;
  readonly language: string;
  readonly now: Date;
}

/** All rewards of an account. Those that are ready come first, by their end; then the others, the latest first. */
export async function readOwnRewards(db: Kysely<Tables>, whose: Whose): Promise<readonly OwnReward[]> {
  await bringRewards(db, whose.accountId, whose.now);
  const { digits } = await readCurrency(db, whose.accountId);
  const all = [...(await readOwn(db, whose, digits)), ...(await readPromoted(db, whose, digits))];
  const ready = all.filter(({ state }) => state === 'READY');
  const past = all.filter(({ state }) => state !== 'READY');
  return [
    ...ready.sort((a, b) => (a.endsAt ?? ENDLESS).localeCompare(b.endsAt ?? ENDLESS)),
    ...past.sort((a, b) => overAt(b).localeCompare(overAt(a))),
  ];
}

function overAt({ claimedAt, endsAt }: OwnReward): string {
  return claimedAt ?? endsAt ?? '';
}

async function readOwn(
  db: Kysely<Tables>,
  { accountId, now }: Whose,
  digits: number,
): Promise<readonly OwnReward[]> {
  const rows = await db
    .selectFrom('own_reward')
    .select(['id', 'kind', 'since', 'ends_at', 'claimed_at', sql<string>`amount::text`.as('amount')])
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ id, kind, since, ends_at, claimed_at, amount }) => ({
    id: `R${id}`,
    kind,
    amount: decimalOf(BigInt(amount), digits),
    state: claimed_at ? 'CLAIMED' : ends_at <= now ? 'EXPIRED' : 'READY',
    since: since.toISOString(),
    endsAt: ends_at.toISOString(),
    ...(claimed_at && { claimedAt: claimed_at.toISOString() }),
  }));
}

/** Reads the earnings of promotions that run. */
async function readPromoted(
  db: Kysely<Tables>,
  { accountId, language }: Whose,
  digits: number,
): Promise<readonly OwnReward[]> {
  const activities = await readActivities(db, accountId);
  const earned = activities.filter(
    ({ kind, bonus, activity: { status } }) =>
      kind !== 'raffle' && bonus > 0n && (status === 'CLAIM' || status === 'CLAIMED'),
  );
  if (earned.length === 0) return [];
  const titles = await db
    .selectFrom('promotion_text')
    .select(['id', 'title'])
    .where(
      'id',
      'in',
      earned.map(({ activity }) => Number(activity.promotionId)),
    )
    .where('language', 'in', [language, 'EN'])
    .orderBy(sql`language = 'EN'`)
    .execute();
  return earned.map(({ bonus, activity: { promotionId, status } }) => {
    const title = titles.find(({ id }) => id === promotionId)?.title;
    return {
      id: `P${promotionId}`,
      kind: 'PROMOTION',
      ...(title !== undefined && { title }),
      amount: decimalOf(bonus, digits),
      state: status === 'CLAIM' ? 'READY' : 'CLAIMED',
    };
  });
}
