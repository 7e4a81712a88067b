import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Catalogue, FoundGroup } from './catalogue.ts';
import { FEW, MANY, type Source } from './portal-search.model.ts';

interface Found {
  /** The results of the last search that has an answer; undefined before the first. */
  readonly groups: readonly FoundGroup[] | undefined;
  /** The index does not run. */
  readonly failed: boolean;
}

/**
 * Returns the results for the typed text. Those of an earlier search stay until the next has an answer.
 *
 * @param wide the source of which all is asked for
 */
export function useFound(
  { catalogue, version }: { readonly catalogue: Catalogue | undefined; readonly version: number },
  sources: readonly Source[],
  query: string,
  wide: Source | undefined,
): Found {
  const [searchState, setFound] = useState<Found & { readonly of?: Catalogue | undefined }>({
    groups: undefined,
    failed: false,
  });
  const most = useMemo(
    () => Object.fromEntries(sources.map((source) => [source, source === wide ? MANY : FEW[source]])),
    [sources, wide],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may have more
  useEffect(() => {
    if (query === '')
      setFound((state) => (state.groups === undefined ? state : { ...state, groups: undefined }));
    if (query === '' || !catalogue) return;
    let isLast = true;
    catalogue.search(query, most).then(
      // Another letter is more urgent than the list.
      (groups) =>
        startTransition(() => {
          if (isLast) setFound({ groups, failed: false, of: catalogue });
        }),
      (error: unknown) => {
        if (!isLast) return;
        console.error('[livery] The search failed.', error);
        setFound({ groups: undefined, failed: true, of: catalogue });
      },
    );
    return () => {
      isLast = false;
    };
  }, [catalogue, version, query, most]);
  return {
    groups: searchState.groups,
    failed: (query !== '' && !catalogue) || (searchState.failed && searchState.of === catalogue),
  };
}
