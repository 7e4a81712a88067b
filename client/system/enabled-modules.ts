import type { WhitelabelNode } from '@liveryjs/schemas/platform';

/** Ids of the modules of a tree that are on. A module below one that is off is off. */
export function enabledModules({ modId, enabled, childrenNodes }: WhitelabelNode): readonly string[] {
  if (enabled !== '1') return [];
  const below = (childrenNodes ?? []).flatMap(enabledModules);
  return modId === undefined ? below : [modId, ...below];
}
