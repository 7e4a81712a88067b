import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes of a file as it is and as a host sends it. */
export interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

const NO_BYTES: Sizes = { raw: 0, gzip: 0, brotli: 0 };

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Sizes at the best levels, 9 and 11. */
export async function sizesOf(content: string | Uint8Array): Promise<Sizes> {
  const bytes = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [small, smaller] = await Promise.all([gzipped(bytes, { level: 9 }), brotlied(bytes, { params })]);
  return { raw: bytes.length, gzip: small.length, brotli: smaller.length };
}

export function addSizes(sizes: Iterable<Sizes>): Sizes {
  let sum = NO_BYTES;
  for (const { raw, gzip, brotli } of sizes)
    sum = { raw: sum.raw + raw, gzip: sum.gzip + gzip, brotli: sum.brotli + brotli };
  return sum;
}
