import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { type Resource, useFollow, useLanguages, useResource } from '#engine/kit/index.ts';
import { depositKey, getDeposit } from '#platform/deposits/get-deposit.ts';
import { session } from '#platform/session/session.ts';
import type { DepositOrder, DepositStatus } from '#schemas/generated/platform.ts';

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
  const status = order.data?.status;
  useFollow(order, status === 'PENDING');
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });

  const before = useRef<DepositStatus>(undefined);
  useEffect(() => {
    if (before.current === 'PENDING' && status !== undefined && status !== 'PENDING') {
      latest.current();
    }
    before.current = status;
  }, [status]);
  return order;
}
