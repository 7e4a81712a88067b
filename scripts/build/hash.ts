import { createHash } from 'node:crypto';

/** SHA-256 of texts and bytes in order, as hexadecimal. Neighbours do not run into each other. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** `assets/<name>-<hash>.<extension>`: the name that a file with this content has for ever. */
export function assetName(name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const dot = name.lastIndexOf('.');
  return `assets/${name.slice(0, dot)}-${hash}${name.slice(dot)}`;
}
