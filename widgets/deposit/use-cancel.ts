import { useState } from 'react';
import { useActionContext, useLanguages, useNotify } from '#engine/kit/index.ts';
import { useReload } from '#parts/use-reload.ts';
import { call } from '#platform/client/call.ts';
import { depositRefusal } from '#platform/deposits/deposit-refusal.ts';
import { refusalKey } from '#platform/session/refusal-key.ts';
import { cancelDeposit, getDeposit } from '#schemas/generated/calls/deposits.ts';

/** Ends a deposit that waits, after a question. */
export function useCancel(onChanged: () => void) {
  const context = useActionContext();
  const notify = useNotify();
  const reload = useReload();
  const { current: language } = useLanguages();
  const [busy, setBusy] = useState(false);
  const cancel = async (number: string) => {
    if (busy) return;
    const sure = await context.confirm({
      title: 'deposit.cancelSure',
      text: 'deposit.cancelText',
      confirm: 'deposit.cancel',
    });
    if (!sure) return;
    setBusy(true);
    try {
      await call(cancelDeposit, { number, language: language.code });
      notify('deposit.cancelled');
      onChanged();
    } catch (error) {
      notify(depositRefusal(error) ?? refusalKey(error) ?? 'engine.actionFailed', 'error');
    } finally {
      setBusy(false);
      reload(getDeposit);
    }
  };
  return { cancel, busy };
}
