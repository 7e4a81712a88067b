import { inside, pathInside } from '@liveryjs/workspace/inside';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BuildReport } from '#scripts/bundle/report.ts';
import { Ledger } from './ledger.ts';
import type { Order } from './plan-orders.ts';
import { standingText } from './standing.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const report = { routes: [] } as unknown as BuildReport;

it('brands from an earlier build are counted by themselves, and the time left is that of the workers', () => {
  const ids = Array.from({ length: 40 }, (_, place) => `b${place}`);
  const ledger = new Ledger(ids, (id) => inside('/dist', pathInside(id)));
  for (const id of ids) {
    const order: Order = { id, hash: id, group: id, issues: [], origins: {} as Order['origins'] };
    ledger.plan({ id, state: 'ordered', order });
  }
  const text = () => standingText({ ...ledger.standing, running: 1, workers: 1 });
  const over = (count: number, state: 'built' | 'cached') => {
    for (const order of ledger.take(count))
      ledger.over(order, { state, milliseconds: 1, issues: [] }, report);
  };
  over(20, 'cached');
  expect(text()).toBe('20 of 40 brands, 20 from the cache, 0 failed, 1 being built by 1 worker');
  // Workers need four seconds for a brand, and the first stands for what brands share.
  for (let built = 0; built < 5; built += 1) {
    vi.advanceTimersByTime(4000);
    over(1, 'built');
  }
  expect(text()).toBe(
    '25 of 40 brands, 20 from the cache, 0 failed, 1 being built by 1 worker, 0.3 a second, 60 s left',
  );
  over(5, 'cached');
  expect(text()).toBe(
    '30 of 40 brands, 25 from the cache, 0 failed, 1 being built by 1 worker, 0.3 a second, 40 s left',
  );
});
