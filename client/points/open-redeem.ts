import type { ActionContext } from '@liveryjs/engine/kit/plain';
import type { Reward } from '@liveryjs/schemas/platform';
import { proxy, ref } from 'valtio/vanilla';
import { portalSections } from '#client/portal-sections.ts';
import { askToLogIn } from '#client/session/ask-to-log-in.ts';
import { audienceOf } from '#client/session/audience-of.ts';
import { session } from '#client/session/session.ts';

/** The reward that is about to be redeemed. Only the page knows of it. */
export const redeeming = proxy<{ reward: Reward | undefined }>({ reward: undefined });

/** Opens the dialog that redeems a reward: for who has an account of their own [6.04]. */
export function openRedeem(reward: Reward, context: ActionContext): void {
  const { accountTypes } = portalSections(context.brand).tenant;
  const audience = audienceOf(session, accountTypes);
  if (audience === 'visitor') {
    askToLogIn(context, 'points.signedOut', () => openRedeem(reward, context));
  } else if (audience === 'trial') {
    context.open({ modal: 'needTrueAccount' });
  } else {
    redeeming.reward = ref(reward);
    context.open({ modal: 'redeemReward' });
  }
}
