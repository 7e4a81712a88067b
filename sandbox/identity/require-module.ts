import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { isModuleOn } from '#sandbox/system/modules-on.ts';

/** @throws Refusal while the operator has a module off */
export async function requireModule(db: Kysely<Tables>, modId: string): Promise<void> {
  if (await isModuleOn(db, modId)) return;
  throw new Refusal(403, 'This is not available at the moment.', { code: 'module_off' });
}
