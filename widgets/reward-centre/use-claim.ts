import { useLanguages, useNotify, useReload } from '#engine/kit/index.ts';
import { claimOwnReward, rewardCall } from '#platform/own-rewards/claim-own-reward.ts';
import { refusalKey } from '#platform/session/refusal-key.ts';

/** What shows the money of the account, and what was earned. */
const TOUCHED = ['getOwnRewards', 'getBalance', 'getActivities'];

/** Has a reward paid. */
export function useClaim() {
  const notify = useNotify();
  const reload = useReload();
  const { current: language } = useLanguages();
  return async (id: string) => {
    const { at, error } = await rewardCall.send((idempotencyKey) =>
      claimOwnReward({ id, language: language.code, idempotencyKey }),
    );
    for (const name of TOUCHED) reload(name);
    if (at === 'done') notify('rewardCentre.done');
    else if (at === 'refused') {
      const isGone = error?.code === 'reward_gone' || error?.code === 'activity_state';
      notify(isGone ? 'rewardCentre.gone' : (refusalKey(error) ?? 'engine.actionFailed'), 'error');
    }
  };
}
