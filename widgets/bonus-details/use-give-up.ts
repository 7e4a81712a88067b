import { useActionContext, useLanguages, useNotify, useReload } from '#engine/kit/index.ts';
import { bonusCall, cancelBonus } from '#platform/bonuses/cancel-bonus.ts';
import { refusalKey } from '#platform/session/refusal-key.ts';
import type { Bonus } from '#schemas/generated/platform.ts';

/** Gives a bonus up, after a question that says what goes back. */
export function useGiveUp() {
  const context = useActionContext();
  const notify = useNotify();
  const reload = useReload();
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
    const { at, error } = await bonusCall.send((idempotencyKey) =>
      cancelBonus({ number, language: language.code, idempotencyKey }),
    );
    for (const name of ['getBonuses', 'getBalance', 'getDepositConfig']) reload(name);
    if (at === 'done') notify('bonusDetails.gaveUp');
    else if (at === 'refused') {
      const isOver = error?.code === 'bonus_state' || error?.code === 'bonus_gone';
      notify(isOver ? 'bonusDetails.over' : (refusalKey(error) ?? 'engine.actionFailed'), 'error');
    }
  };
}
