import { useMemo } from 'react';
import { useReload as useReloadByName } from '#engine/kit/index.ts';
import type { Call } from '#schemas/contract/call.ts';

/** A function that asks the platform anew for what shows on the page of a call, whatever its parameters. */
export function useReload(): (declared: Pick<Call, 'name'>) => void {
  const reload = useReloadByName();
  return useMemo(
    () =>
      ({ name }) =>
        reload(name),
    [reload],
  );
}
