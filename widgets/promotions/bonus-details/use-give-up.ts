import { bonusCall } from '@liveryjs/client/rewards/bonus-call';
import { refusalKey } from '@liveryjs/client/session/refusal-key';
import { useActionContext, useLanguages, useNotify } from '@liveryjs/engine/kit';
import { useReload } from '@liveryjs/parts/use-reload';
import { getDepositConfig } from '@liveryjs/schemas/calls/deposits';
import { getBonuses } from '@liveryjs/schemas/calls/rewards';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import type { Bonus } from '@liveryjs/schemas/platform';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';

/** The calls that show the account's money and its bonuses. */
const TOUCHED = [getBonuses, getBalance, getDepositConfig];

/** Gives a bonus up, after a question that says what goes back. */
export function useGiveUp() {
  const context = useActionContext();
  const { current: language } = useLanguages();
  return async ({ number, returns }: Bonus, money: (exact: string) => string) => {
    bonusCall.clear();
    const sure = await context.confirm({
      title: 'bonusDetails.sure',
      text: 'bonusDetails.sureText',
      values: { returns: money(returns) },
      confirm: 'bonusDetails.giveUp',
    });
    if (!sure) return;
    await bonusCall.send({ number, language: language.code });
  };
}

/** Returns the phase of giving up a bonus, on this page or an earlier one; notifies of the outcome. */
export function useGiveUpPhase() {
  const notify = useNotify();
  const reload = useReload();
  const { at, error } = useSnapshot(bonusCall.state);
  useEffect(() => {
    void bonusCall.resume();
    return bonusCall.clear;
  }, []);
  useEffect(() => {
    if (at !== 'done' && at !== 'refused' && at !== 'void') return;
    for (const touched of TOUCHED) reload(touched);
    if (at === 'done') notify('bonusDetails.gaveUp');
    else if (at === 'refused') {
      const isOver = error?.code === 'bonus_state' || error?.code === 'bonus_gone';
      notify(isOver ? 'bonusDetails.over' : (refusalKey(error) ?? 'engine.actionFailed'), 'error');
    }
  }, [at, error, notify, reload]);
  return at;
}
