import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLanguages, useNotify } from '#engine/kit/index.ts';
import { useReload } from '#parts/use-reload.ts';
import { rewardCall } from '#platform/own-rewards/reward-call.ts';
import { refusalKey } from '#platform/session/refusal-key.ts';
import { getActivities } from '#schemas/generated/calls/promotions.ts';
import { getOwnRewards } from '#schemas/generated/calls/rewards.ts';
import { getBalance } from '#schemas/generated/calls/wallet.ts';

/** What shows the money of the account, and what was earned. */
const TOUCHED = [getOwnRewards, getBalance, getActivities];

/** Has a reward paid. */
export function useClaim() {
  const { current: language } = useLanguages();
  return (id: string) => rewardCall.send({ id, language: language.code });
}

/** How far a claim is, of this page or an earlier one; says what became of it. */
export function useClaimPhase() {
  const notify = useNotify();
  const reload = useReload();
  const { at, error } = useSnapshot(rewardCall.state);
  useEffect(() => {
    void rewardCall.resume();
    return rewardCall.clear;
  }, []);
  useEffect(() => {
    if (at !== 'done' && at !== 'refused' && at !== 'void') return;
    for (const touched of TOUCHED) reload(touched);
    if (at === 'done') notify('rewardCentre.done');
    else if (at === 'refused') {
      const isGone = error?.code === 'reward_gone' || error?.code === 'activity_state';
      notify(isGone ? 'rewardCentre.gone' : (refusalKey(error) ?? 'engine.actionFailed'), 'error');
    }
  }, [at, error, notify, reload]);
  return at;
}
