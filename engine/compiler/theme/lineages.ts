import type { Mode } from '@liveryjs/schemas/brand';
import { byIdentity } from '#compiler/manifest/by-identity.ts';

/**
 * The modes that each mode is made of: the one that it is based on, with what that is based on, and itself last. A mode that
 * names none is based on the first of its colour scheme. A lineage that goes in a circle begins with the mode that it comes
 * back to.
 */
export const lineagesOf = byIdentity((modes: readonly Mode[]): ReadonlyMap<string, readonly string[]> => {
  const baseOf = ({ id, scheme, basedOn }: Mode) => {
    const base = basedOn ?? modes.find((mode) => mode.scheme === scheme)?.id;
    return base === id && basedOn === undefined ? undefined : modes.find((mode) => mode.id === base);
  };
  return new Map(
    modes.map((mode) => {
      const lineage = [mode.id];
      for (let base = baseOf(mode); base !== undefined; base = baseOf(base)) {
        const isBack = lineage.includes(base.id);
        lineage.unshift(base.id);
        if (isBack) break;
      }
      return [mode.id, lineage];
    }),
  );
});

/** The modes of a lineage that comes back to its last one, each based on the next; undefined where it does not. */
export function circleOf(lineage: readonly string[]): readonly string[] | undefined {
  return lineage.length > 1 && lineage[0] === lineage.at(-1) ? [...lineage].reverse() : undefined;
}
