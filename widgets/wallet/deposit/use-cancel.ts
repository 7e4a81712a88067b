import { call } from '@liveryjs/client/calls/call';
import { depositRefusals } from '@liveryjs/client/deposits/deposit-refusals';
import { refusalKey } from '@liveryjs/client/session/refusal-key';
import { useActionContext, useLanguages, useNotify } from '@liveryjs/engine/kit';
import { useReload } from '@liveryjs/parts/use-reload';
import { cancelDeposit, getDeposit } from '@liveryjs/schemas/calls/deposits';
import { useState } from 'react';

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
      notify(refusalKey(error, depositRefusals) ?? 'engine.actionFailed', 'error');
    } finally {
      setBusy(false);
      reload(getDeposit);
    }
  };
  return { cancel, busy };
}
