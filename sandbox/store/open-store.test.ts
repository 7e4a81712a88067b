import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStore } from '#sandbox/testing/stores.ts';
import type { Store } from './open-store.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
}, 60_000);
afterAll(() => store.close());

it('lets transactions that begin at the same time have their turns', async () => {
  const add = () =>
    store.db.transaction().execute(async (transaction) => {
      const { status } = await transaction.selectFrom('setting').select('status').executeTakeFirstOrThrow();
      await transaction
        .updateTable('setting')
        .set({ status: (status ?? 0) + 1 })
        .execute();
    });
  await Promise.all(Array.from({ length: 20 }, add));
  const { status } = await store.db.selectFrom('setting').select('status').executeTakeFirstOrThrow();
  expect(status).toBe(20);
});

it('gives the connection on after a transaction that failed', async () => {
  const fail = store.db.transaction().execute(async () => {
    throw new Error('no');
  });
  const read = store.db.selectFrom('setting').selectAll().execute();
  await expect(fail).rejects.toThrow('no');
  expect(await read).toHaveLength(1);
});
