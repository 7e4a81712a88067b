import type { WrittenToken } from './read-token-file.ts';

/** Tells whether a token was imported from a library, which its extension `livery.from` names. */
export function isFromLibrary({ extensions }: Pick<WrittenToken, 'extensions'>): boolean {
  return typeof extensions['livery.from'] === 'string';
}
