import { useReload as useReloadByName } from '@liveryjs/engine/kit';
import type { Call } from '@liveryjs/schemas/contract/call';
import { useMemo } from 'react';

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
