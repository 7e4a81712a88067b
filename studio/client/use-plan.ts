import { useEffect, useState } from 'react';
import type { BrandWish, PlannedBrand } from '#studio/api.ts';
import { type CallError, call, oneAfterAnother } from './calls.ts';

/** All that a wish would come to, kept up with what is written; the last answer stays while the next one comes. */
export function usePlan(wish: BrandWish, revision: number) {
  const [state, setState] = useState<{ readonly plan?: PlannedBrand; readonly late?: string }>({});
  const [send] = useState(() =>
    oneAfterAnother((_gesture: string, next: BrandWish) =>
      call('/api/plan-brand', next).then(
        (plan) => ({ plan }),
        (error: CallError) => ({ late: error.message }),
      ),
    ),
  );
  const key = JSON.stringify(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of other brands may make another plan of the same wish
  useEffect(() => {
    let isOver = false;
    void send('plan', JSON.parse(key)).then(
      (outcome) => !isOver && setState((before) => ({ plan: before.plan, ...outcome }) as typeof before),
    );
    return () => {
      isOver = true;
    };
  }, [send, key, revision]);
  return { ...state, setPlan: setState };
}
