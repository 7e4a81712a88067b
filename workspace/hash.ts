import { createHash } from 'node:crypto';

/** SHA-256 of texts and bytes in order, as hexadecimal. Neighbours do not run into each other. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** SHA-256 of one content, as hexadecimal: what `sha256sum` prints of the file. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Where everything is that is neither script nor style: pictures and fonts. */
export const FILES_FOLDER = 'assets/files';

/**
 * `assets/<name>-<hash>.<extension>`: the name that a file with this content has for ever. What an address would have to
 * escape is `-`. What is neither script nor style stands in a folder of its own, because hosts send it otherwise.
 */
export function assetName(name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const plain = name.replaceAll(/[^\w.-]+/g, '-');
  const dot = plain.lastIndexOf('.');
  const folder = /\.(js|css)$/.test(plain) ? 'assets' : FILES_FOLDER;
  return `${folder}/${plain.slice(0, dot)}-${hash}${plain.slice(dot)}`;
}
