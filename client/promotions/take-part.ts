import type { ActionContext } from '@liveryjs/engine/kit/plain';
import type { claimActivity, claimRaffle, joinActivity } from '@liveryjs/schemas/calls/promotions';
import { proxy, ref } from 'valtio/vanilla';
import { portalSections } from '#client/portal-sections.ts';
import { askToLogIn, stay } from '#client/session/ask-to-log-in.ts';
import { audienceOf } from '#client/session/audience-of.ts';
import { type RefusalKeys, refusalKey } from '#client/session/refusal-key.ts';
import { session } from '#client/session/session.ts';
import { claimOnce, joinOnce } from './act-once.ts';
import type { ActivityAction } from './activity-action.ts';
import type { ShownPromotion } from './shown-promotions.ts';

/** The promotion whose dialog is open. Only the page knows of it. */
export const takingPart = proxy<{ promotion: ShownPromotion | undefined }>({ promotion: undefined });

/**
 * Does what the button of an activity says: at once, or in a dialog. Visitors are asked to log in, trial accounts
 * are told that they need one of their own.
 *
 * @returns done when the visitor sees what has become of it; never throws
 */
export async function takePart(
  promotion: ShownPromotion,
  action: NonNullable<ActivityAction>,
  context: ActionContext,
): Promise<void> {
  const { accountTypes } = portalSections(context.brand).tenant;
  const audience = audienceOf(session, accountTypes);
  if (audience === 'visitor') return askToLogIn(context, 'activity.signedOut', stay);
  if (audience === 'trial') return context.open({ modal: 'needTrueAccount' });
  const isRaffle = promotion.activity?.kind === 'raffle';
  try {
    if (action === 'join') await joinOnce(promotion.id);
    if (action === 'claim') await claimOnce(promotion.id);
  } catch (error) {
    return context.notify(activityRefusal(error), 'error');
  }
  if (action === 'apply' || isRaffle) {
    takingPart.promotion = ref(promotion);
    return context.open({ modal: isRaffle ? 'raffle' : 'joinActivity' });
  }
  context.notify(action === 'join' ? 'activity.joinedNow' : 'activity.claimedNow');
}

/** Keys of the refusals of activities and raffles. */
const activityRefusals: RefusalKeys<typeof joinActivity | typeof claimActivity | typeof claimRaffle> = {
  activity_state: 'activity.changed',
  activity_gone: 'activity.changed',
  no_ticket: 'activity.noTicket',
  picture_unknown: 'activity.picturesGone',
  // The dialog asks for a comment, and trial accounts are told before they take part.
  comment_missing: undefined,
  need_true_account: undefined,
  request_given_up: undefined,
};

/** Key of what visitors read when they could not take part. */
export function activityRefusal(error: unknown): string {
  return refusalKey(error, activityRefusals) ?? 'engine.actionFailed';
}
