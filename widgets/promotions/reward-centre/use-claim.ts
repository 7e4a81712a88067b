import { rewardCall } from '@liveryjs/client/rewards/reward-call';
import { refusalKey } from '@liveryjs/client/session/refusal-key';
import { useLanguages, useNotify } from '@liveryjs/engine/kit';
import { useReload } from '@liveryjs/parts/use-reload';
import { getActivities } from '@liveryjs/schemas/calls/promotions';
import { getOwnRewards } from '@liveryjs/schemas/calls/rewards';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';

/** The calls that show the account's money and its earned rewards. */
const TOUCHED = [getOwnRewards, getBalance, getActivities];

/** Has a reward paid. */
export function useClaim() {
  const { current: language } = useLanguages();
  return (id: string) => rewardCall.send({ id, language: language.code });
}

/** Returns the phase of a claim, of this page or an earlier one; notifies of the outcome. */
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
