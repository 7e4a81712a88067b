import { useMemo } from 'react';
import { useSWRConfig } from 'swr';

/** A function that asks the platform anew for data that shows on the page, by the first part of its key. */
export function useReload(): (name: string) => void {
  const { mutate } = useSWRConfig();
  return useMemo(() => (name) => void mutate((key) => Array.isArray(key) && key[0] === name), [mutate]);
}
