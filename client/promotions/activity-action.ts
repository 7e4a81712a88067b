import type { ActivityStatus, Promotion } from '@liveryjs/schemas/platform';

/**
 * The action that somebody can take on an activity: join it, apply for it, claim what it gave, draw; undefined: none now.
 */
export type ActivityAction = 'join' | 'apply' | 'claim' | 'draw' | undefined;

/**
 * Tells the state of a promotion, and what can be done about it [4.20].
 *
 * @param ownStatus how it stands for who is signed in; undefined for a visitor, to whom it is open or not yet
 */
export function activityAction(
  { kind, startsAt }: NonNullable<Promotion['activity']>,
  ownStatus: ActivityStatus | undefined,
  now: Date,
): { readonly status: ActivityStatus; readonly action: ActivityAction } {
  const early = startsAt !== undefined && new Date(startsAt) > now;
  const status = ownStatus ?? (early ? 'COMING_SOON' : 'JOIN');
  if (status === 'JOIN') return { status, action: kind === 'apply' ? 'apply' : 'join' };
  if (status === 'CLAIM') return { status, action: kind === 'raffle' ? 'draw' : 'claim' };
  return { status, action: undefined };
}
