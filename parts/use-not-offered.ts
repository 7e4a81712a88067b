import { useFacts } from '@liveryjs/engine/kit';

const NONE: readonly string[] = [];

/** Codes of the vendors that the visitor is not offered now. */
export function useNotOffered(): readonly string[] {
  return useFacts().notOffered ?? NONE;
}
