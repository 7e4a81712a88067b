import { type Resource, useFollow, useLanguages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getDeposit } from '@liveryjs/schemas/calls/deposits';
import type { DepositOrder, DepositStatus } from '@liveryjs/schemas/platform';
import { useEffect, useRef } from 'react';

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
