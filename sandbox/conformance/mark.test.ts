/** @module-tag postgres */
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { describePlatform, type TestPlatform } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The tables that hold no data of the platform's. */
const others = ['change', 'cipher_key', 'identity_key', 'kysely_migration', 'kysely_migration_lock', 'seed'];

describePlatform('the mark', (platform) => {
  // The platform is other tests' too.
  afterEach(() => platform.set({ mark: false }));

  it('is what a reset comes back to, in every table, whatever was written since', async () => {
    await platform.set({ manyBets: { mai: 4 }, mark: true });
    const before = await contentsOf(platform);
    expect(Object.keys(before).length).toBeGreaterThan(90);

    const mai = visitorOf(platform);
    expect((await mai.logIn('mai')).status).toBe(200);
    await mai.freePlay();
    await platform.set({ luck: 'win', bigTeam: { tomas: 5 }, manyBets: { mai: 2 }, drawNow: ['VNNORTH'] });
    await platform.set({ gameMaintenance: { '1001': true }, registerRules: {}, languages: { MS: true } });
    const { db } = platform.store;
    const name = (username: string, email: string) =>
      db.updateTable('account').set({ email }).where('username', '=', username).execute();
    await name('mai', 'none@example.com');
    await name('quynh', 'mai@example.com');
    await name('mai', 'quynh@example.com');
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('wallet').set({ amount: '7' }).execute();
      await transaction.updateTable('wallet').set({ amount: '8' }).execute();
    });
    await platform.set({ reset: true });
    expect(await contentsOf(platform)).toEqual(before);

    await deleteAll(platform);
    await platform.set({ reset: true });
    expect(await contentsOf(platform)).toEqual(before);
  });

  it('watches every table', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and (select count(*) from pg_trigger where tgrelid = pg_class.oid and tgname like 'note_%') <> 3
      order by relname`.execute(platform.store.db);
    expect(rows.map((row) => row.name)).toEqual(others);
  });

  describe('with somebody logged in', () => {
    const profileOf = async (visitor: ReturnType<typeof visitorOf>) =>
      (await visitor.ask('GET', '/wps/member/info')).status;

    it('keeps the session through a reset, and none that came later', async () => {
      const [mai, later] = [visitorOf(platform), visitorOf(platform)];
      await mai.logIn('mai');
      await platform.set({ mark: true });
      await later.logIn('quynh');
      expect([await profileOf(mai), await profileOf(later)]).toEqual([200, 200]);
      await platform.set({ reset: true });
      expect([await profileOf(mai), await profileOf(later)]).toEqual([200, 401]);
      await mai.ask('DELETE', '/wps/session/logout');
      expect(await profileOf(mai)).toBe(401);
      await platform.set({ reset: true });
      expect(await profileOf(mai)).toBe(200);
    });

    it.each([
      ['is forgotten when told to', async () => void (await platform.set({ mark: false }))],
      ['is over after its day, because days in the data count from today', async () => platform.wait(DAY)],
    ])('%s: a reset makes the accounts anew', async (_, end) => {
      const mai = visitorOf(platform);
      await mai.logIn('mai');
      expect((await platform.set({ mark: true })).body.value.markedAt).toBe(platform.now().toISOString());
      await end();
      expect((await platform.set({ reset: true })).body.value.markedAt).toBe(null);
      expect(await profileOf(mai)).toBe(401);
      const { age } = await platform.store.db
        .selectFrom('bet')
        .select(
          sql<number>`extract(epoch from ${platform.now()}::timestamptz - max(placed_at)) * 1000`.as('age'),
        )
        .executeTakeFirstOrThrow();
      expect(Number(age)).toBeLessThan(3 * DAY);
    });
  });
});

/** All rows by table, as text. */
async function contentsOf({ store: { db } }: TestPlatform): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
    and relname not in (${sql.join(others)})`.execute(db);
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ content: string }>`
      select each::text as content from ${sql.table(name)} as each`.execute(db);
    contents[name] = rows.map(({ content }) => content).sort();
  }
  return contents;
}

/** Deletes every row, over and over until none is left that another refers to; but the settings, and what games need. */
async function deleteAll(platform: TestPlatform): Promise<void> {
  // To look for what refers to each of ten thousand games takes seconds.
  const kept = ['setting', 'game', 'vendor', 'vendor_category'];
  const names = Object.keys(await contentsOf(platform)).filter((name) => !kept.includes(name));
  for (let left = names; left.length > 0; ) {
    const refused: string[] = [];
    for (const name of left) {
      const table = platform.store.db.deleteFrom(name as 'account');
      await table.execute().catch(() => refused.push(name));
    }
    expect(refused.length).toBeLessThan(left.length);
    left = refused;
  }
}
