import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openStore } from '#sandbox/store/open-store.ts';
import { tablesModule } from './tables-module.ts';

/** Writes the types of tables anew, as migrations make them: part of `npm run types`. */
const store = await openStore({ memory: true });
writeFileSync(resolve(import.meta.dirname, '../store/generated/tables.ts'), await tablesModule(store.db));
await store.close();
