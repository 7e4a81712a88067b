import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { COMPRESSION } from '#scripts/build/sizes.ts';

export type Encoding = 'br' | 'gzip';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The encoding to answer in, by the request's Accept-Encoding; undefined for none. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const taken = (accepted ?? '').split(',').flatMap((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((part) => /^q=0(\.0*)?$/.test(part)) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}

/** Compresses each content once in each encoding. @param key names the content: equal keys, equal bytes */
export function createCompressor(): (key: string, encoding: Encoding, bytes: Buffer) => Promise<Buffer> {
  const done = new Map<string, Promise<Buffer>>();
  return (key, encoding, bytes) => {
    const name = `${encoding} ${key}`;
    const compressed =
      done.get(name) ??
      (encoding === 'br' ? brotlied(bytes, COMPRESSION.br) : gzipped(bytes, COMPRESSION.gzip));
    done.set(name, compressed);
    return compressed;
  };
}
