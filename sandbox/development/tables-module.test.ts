import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore, type Store } from '#sandbox/store/open-store.ts';
import { tablesModule } from './tables-module.ts';

// Making the first embedded database of a machine takes its time.
const SLOW = 60_000;
let store: Store;

beforeAll(async () => {
  store = await openStore({ memory: true, templates: '.livery/templates' });
}, SLOW);
afterAll(() => store.close());

it('the types of tables are those that migrations make: run npm run types', async () => {
  const written = new URL('../store/generated/tables.ts', import.meta.url);
  expect(await tablesModule(store.db)).toBe(readFileSync(written, 'utf8'));
});
