import type { Activity, Promotion } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { isModuleOn } from '#sandbox/system/modules-on.ts';
import { runningPromotions } from './running-promotions.ts';

export interface OwnActivity {
  readonly activity: Activity;
  readonly kind: NonNullable<Promotion['activity']>['kind'];
  /** In the currency's smallest unit. */
  readonly bonus: bigint;
}

/** Every promotion that one takes part in, as it stands for an account [4.20]. */
export async function readActivities(db: Kysely<Tables>, accountId: number): Promise<readonly OwnActivity[]> {
  if (!(await isModuleOn(db, 'PROMOTION3'))) return [];
  const rows = await runningPromotions(db)
    .innerJoin('promotion_activity as open', 'open.promotion_id', 'promotion.id')
    .leftJoin('participation as own', (join) =>
      join.onRef('own.promotion_id', '=', 'promotion.id').on('own.account_id', '=', accountId),
    )
    .select([
      'promotion.id as promotionId',
      'open.kind',
      'open.starts_in_days as starts',
      'open.closes_in_days as closes',
      'open.bonus',
      'own.status',
      'own.remark',
      'own.tickets',
    ])
    .orderBy('position')
    .execute();
  return rows.map(({ promotionId, kind, starts, closes, bonus, status, remark, tickets }) => ({
    kind,
    bonus: BigInt(bonus ?? 0),
    activity: {
      promotionId,
      status: status ?? (starts > 0 ? 'COMING_SOON' : closes !== null && closes <= 0 ? 'CLOSE' : 'JOIN'),
      ...(remark !== null && { remark }),
      ...(kind === 'raffle' && { tickets: tickets ?? 0 }),
    },
  }));
}

/** @throws Refusal for a promotion that does not run, or that nobody takes part in */
export async function readActivity(
  db: Kysely<Tables>,
  accountId: number,
  promotionId: number,
): Promise<OwnActivity> {
  const all = await readActivities(db, accountId);
  const match = all.find(({ activity }) => activity.promotionId === promotionId);
  if (!match) throw new Refusal(404, 'This promotion is over.', { code: 'activity_gone' });
  return match;
}

/** An activity that does not stand so that the account could do this: somebody was faster, or it is over. */
export function wrongState(): Refusal {
  return new Refusal(409, 'This is no longer possible.', { code: 'activity_state' });
}
