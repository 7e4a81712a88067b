import { openStore, type Store } from '#sandbox/store/open-store.ts';

/** The stores that this run proves: the embedded one, and PostgreSQL where DATABASE_URL names one. */
export const testStores: readonly { readonly name: string; open(): Promise<Store> }[] = [
  { name: 'PGlite', open: openTestStore },
  ...(process.env.DATABASE_URL
    ? [{ name: 'PostgreSQL', open: () => openPostgres(process.env.DATABASE_URL) }]
    : []),
];

export function openTestStore(): Promise<Store> {
  return openStore({ memory: true, templates: '.livery/templates' });
}

function openPostgres(databaseUrl = ''): Promise<Store> {
  return openStore({ databaseUrl, temporary: true });
}
