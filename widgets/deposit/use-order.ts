import { useEffect, useRef } from 'react';
import { type Resource, useFollow, useLanguages } from '#engine/kit/index.ts';
import { useCall } from '#parts/use-call.ts';
import { getDeposit } from '#schemas/generated/calls/deposits.ts';
import type { DepositOrder, DepositStatus } from '#schemas/generated/platform.ts';

/**
 * A deposit, which is looked at again while it waits: calmly, and not while nobody looks at the page.
 *
 * @param onChanged called when it does not wait any more
 */
export function useOrder(number: string, onChanged: () => void): Resource<DepositOrder> {
  const { current: language } = useLanguages();
  const order = useCall(getDeposit, { number, language: language.code }, { keep: true });
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
