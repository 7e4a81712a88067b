/** @module-tag postgres */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/create-sandbox.ts';
import { testPostgres, testStore } from '#sandbox/testing/stores.ts';
import { openStore, type Store } from './open-store.ts';

describe(`a store on ${testStore.name}`, () => {
  let store: Store;
  beforeAll(async () => {
    store = await testStore.open();
  }, 180_000);
  afterAll(() => store?.close());

  it('lets transactions that begin at the same time have their turns', async () => {
    const add = () =>
      store.db.transaction().execute(async (transaction) => {
        const { status } = await transaction
          .selectFrom('setting')
          .select('status')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('setting')
          .set({ status: (status ?? 0) + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, add));
    const { status } = await store.db.selectFrom('setting').select('status').executeTakeFirstOrThrow();
    expect(status).toBe(20);
  });

  it('does not pass a transaction for done that went on after a statement had failed', async () => {
    const goOn = store.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('setting').set({ status: 99 }).execute();
      await sql`select 1 / 0`.execute(transaction).catch(() => {});
    });
    await expect(goOn).rejects.toThrow('Nothing of this transaction is written');
    const { status } = await store.db.selectFrom('setting').select('status').executeTakeFirstOrThrow();
    expect(status).not.toBe(99);
  });

  it('gives the connection on after a transaction that failed', async () => {
    const fail = store.db.transaction().execute(async () => {
      throw new Error('no');
    });
    const read = store.db.selectFrom('setting').selectAll().execute();
    await expect(fail).rejects.toThrow('no');
    expect(await read).toHaveLength(1);
  });
});

if (testPostgres) {
  describe('one schema of PostgreSQL', () => {
    it('is opened by two at once, and served as one by them and by who comes later', async () => {
      const databaseUrl = (await testPostgres?.()) ?? '';
      const schema = `livery_sandbox_${randomBytes(6).toString('hex')}`;
      const stores: Store[] = [];
      const open = async () => {
        const store = await openStore({ databaseUrl, schema, temporary: true });
        stores.push(store);
        return createSandbox({ store });
      };
      const languages = async ({ app }: Sandbox) =>
        (await app.inject('/wps/system/status?url=aurora.localhost')).json().value.info.languages;
      try {
        const [first, other] = await Promise.all([open(), open()]);
        await first.app.inject({
          method: 'POST',
          url: '/sandbox/state',
          payload: { languages: { VI: false } },
        });
        expect(await languages(other)).toEqual('EN TY AR TH ID KO JA CN HI BR ES'.split(' '));
        expect(await languages(await open())).toEqual(await languages(other));
        const slots = await other.app.inject('/wps/relay/GCSGAME_gameList?gameType=RNG');
        expect(slots.json().value.total).toBe(10_000);
      } finally {
        for (const store of stores) await store.close();
      }
    });
  });
}
