import type { Repeated } from '@liveryjs/studio/api';
import { repeatedValues } from '@liveryjs/workspace/explain/repeated-values';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';

/** The values of a brand that follow its parent no more, although they are the same. */
export function repeatedView(workspace: Workspace, { id }: BrandResult): { readonly repeated: Repeated[] } {
  const repeated = repeatedValues(workspace, id).map(
    ({ at, language, mode, value, place, over }): Repeated => ({
      at,
      ...(language !== undefined && { language }),
      ...(mode !== undefined && { mode }),
      value: JSON.stringify(value),
      origin: { place, layer: id, isOwn: true },
      over,
    }),
  );
  return { repeated };
}
