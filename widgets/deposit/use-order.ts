import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { type Resource, useLanguages, useResource } from '#engine/kit/index.ts';
import { depositKey, getDeposit } from '#platform/deposits/get-deposit.ts';
import { session } from '#platform/session/session.ts';
import type { DepositOrder, DepositStatus } from '#schemas/generated/platform.ts';
import { pauseAfter } from './deposit.model.ts';

/**
 * A deposit, which is looked at again while it waits: calmly, and not while nobody looks at the page.
 *
 * @param onChanged called when it does not wait any more
 */
export function useOrder(number: string, onChanged: () => void): Resource<DepositOrder> {
  const { current: language } = useLanguages();
  const which = { number, language: language.code };
  const order = useResource(depositKey(useSnapshot(session), which), (signal) => getDeposit(which, signal), {
    keep: true,
  });
  const { data, retry, refreshing } = order;
  const status = data?.status;
  const looks = useRef(0);
  const latest = useRef({ retry, onChanged });
  useEffect(() => {
    latest.current = { retry, onChanged };
  });

  useEffect(() => {
    if (status !== 'PENDING' || refreshing) return;
    const look = () => {
      if (document.hidden) return;
      looks.current += 1;
      latest.current.retry();
    };
    const timer = setTimeout(look, pauseAfter(looks.current));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [status, refreshing]);

  const before = useRef<DepositStatus>(undefined);
  useEffect(() => {
    if (before.current === 'PENDING' && status !== undefined && status !== 'PENDING') {
      latest.current.onChanged();
    }
    before.current = status;
  }, [status]);
  return order;
}
