import type { ActivityStatus, Promotion } from '@liveryjs/schemas/platform';

/** What somebody can do about an activity: join it, apply for it, claim what it gave, draw; undefined: nothing now. */
export type ActivityAction = 'join' | 'apply' | 'claim' | 'draw' | undefined;

/**
 * How a promotion stands, and what can be done about it [4.20].
 *
 * @param own how it stands for who is signed in; undefined for a visitor, to whom it is open or not yet
 */
export function activityAction(
  { kind, startsAt }: NonNullable<Promotion['activity']>,
  own: ActivityStatus | undefined,
  now: Date,
): { readonly status: ActivityStatus; readonly action: ActivityAction } {
  const early = startsAt !== undefined && new Date(startsAt) > now;
  const status = own ?? (early ? 'COMING_SOON' : 'JOIN');
  if (status === 'JOIN') return { status, action: kind === 'apply' ? 'apply' : 'join' };
  if (status === 'CLAIM') return { status, action: kind === 'raffle' ? 'draw' : 'claim' };
  return { status, action: undefined };
}
