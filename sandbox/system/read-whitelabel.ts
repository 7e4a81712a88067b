import type { WhitelabelNode } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** The tree of modules, from its root. */
export async function readWhitelabel(db: Kysely<Tables>): Promise<WhitelabelNode> {
  const rows = await db.selectFrom('module').selectAll().orderBy('position').execute();
  const below = (parent: string | null): WhitelabelNode[] =>
    rows
      .filter((row) => row.parent === parent)
      .map(({ mod_id, enabled }) => ({
        modId: mod_id,
        enabled: enabled ? '1' : '0',
        childrenNodes: below(mod_id),
      }));
  const [root] = below(null);
  if (!root) throw new Error('The table of modules has no root.');
  return root;
}
