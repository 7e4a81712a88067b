import { Failure } from '@liveryjs/workspace/failure';
import { inside, pathInside } from '@liveryjs/workspace/inside';
import { expect, it, vi } from 'vitest';
import type { BuildReport } from '#scripts/bundle/report.ts';
import { StoreTrouble } from './bundle-store.ts';
import { Dispatch, type Troubles } from './dispatch.ts';
import { Ledger } from './ledger.ts';
import type { Order } from './plan-orders.ts';

/** Dispatches the brand `red`, whose bundle a worker has left in a store that has trouble. */
function dispatchRed(collect: () => Promise<BuildReport | undefined>) {
  const folderOf = (id: string) => inside('/dist', pathInside(id));
  const ledger = new Ledger(['red'], folderOf);
  const planned: Order = { id: 'red', hash: 'h', group: 'g', issues: [], origins: {} as Order['origins'] };
  ledger.plan({ id: 'red', state: 'ordered', order: planned });
  const [order = planned] = ledger.take(1);
  order.isHanded = true;
  const troubles: Troubles = {};
  const remove = vi.fn(async () => true);
  const dispatch = new Dispatch({
    board: {
      look: async () => ({ state: 'over', outcome: { state: 'built', milliseconds: 1 } }),
      add: async () => {},
      remove,
      workers: async () => [],
      close: async () => {},
    },
    address: { href: 'redis://localhost', shown: 'redis://localhost' },
    ledger,
    store: { put: async () => {}, collect, close: () => {} },
    shownStore: 'the store',
    folderOf,
    troubles,
    note: () => {},
  });
  return { dispatch, ledger, order, troubles, remove };
}

const full = (code: string) =>
  Object.assign(new Error(code), { code, syscall: 'write', path: '/dist/red/x' });

it.each([
  [
    'ENOSPC',
    full('ENOSPC'),
    'The disk is full: /dist could not be written. Free some space, then run the command again.',
  ],
  [
    'EROFS',
    full('EROFS'),
    '/dist cannot be written, because its disk can only be read. Name a folder that can be written.',
  ],
  ['a cache that is away', new StoreTrouble('The cache is away.'), 'The cache is away.'],
])(
  '%s while a bundle is brought is waited for, and the bundle is brought when it is over',
  async (_, error, sentence) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      let isOver = false;
      const { dispatch, ledger, order, troubles, remove } = dispatchRed(async () => {
        if (!isOver) throw error;
        return { hash: 'h', routes: [] } as unknown as BuildReport;
      });
      await dispatch.look(order, []);
      expect([Object.values(troubles), ledger.done]).toEqual([[sentence], 0]);
      isOver = true;
      vi.advanceTimersByTime(2001);
      await dispatch.look(order, []);
      expect([Object.values(troubles), ledger.done]).toEqual([[], 1]);
      expect(ledger.result.brands).toMatchObject([{ id: 'red', state: 'built' }]);
      // The bundle is made: no worker makes it again.
      expect(remove).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  },
);

it.each([new Failure('/dist/red holds something other than a bundle.'), new TypeError('of the code')])(
  '%s is not waited for',
  async (error) => {
    const { dispatch, order } = dispatchRed(async () => {
      throw error;
    });
    await expect(dispatch.look(order, [])).rejects.toBe(error);
  },
);
