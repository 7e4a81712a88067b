import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
} from 'node:zlib';
import { digestOf } from '@liveryjs/workspace/hash';
import { HOST_FILES } from '@liveryjs/workspace/open/bundle-paths';
import { atOnce } from '#scripts/at-once.ts';
import { contentType, isText } from '#scripts/serve/content-type.ts';
import type { Cache } from './cache.ts';
import { SMALLEST_COMPRESSED } from './hosting.ts';
import { keepLast } from './keep-last.ts';
import type { BuildReport } from './report.ts';
import { COMPRESSION } from './sizes.ts';

/** The names of encodings as HTTP has them, in the order in which they are preferred. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

export function isEncoding(name: string): name is Encoding {
  return (ENCODINGS as readonly string[]).includes(name);
}

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The compressed twin of a file of a bundle, which stands beside it. */
export interface Twin {
  readonly path: string;
  readonly file: string;
  readonly encoding: Encoding;
}

type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * Level 10 of Brotli takes 40 % of the time of level 11, the best, and its scripts are 1.7 % larger. Nobody waits for it but
 * a build, and each content is compressed once.
 */
const BROTLI_OF_ASSETS = 10;

/**
 * A page is compressed in every language for each brand, and no browser keeps it. Level 5 takes half of the time of level 6, and
 * level 6 of gzip half of that of level 9; pages are 0.3 % larger.
 */
const LEVELS_OF_PAGES = { br: 5, gzip: 6 };

/** The largest content of a twin, in bytes. */
const MOST_BYTES = 256 * 1024 * 1024;

/** As many twins as files of brands of several sets of widgets have together. */
const MOST_KEPT = 4000;

/** Node compresses in four threads, which all parts of a process share. */
const AT_ONCE = 4;

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

export function twinPath(file: string, encoding: Encoding): string {
  return file + ENDINGS[encoding];
}

/**
 * The twins that a file has.
 * @param bytes of the file
 * @param from so many bytes a file with twins has at least
 */
function twinsOf(file: string, bytes: number, from: number): Twin[] {
  const isForHost = (HOST_FILES as readonly string[]).includes(file);
  if (isForHost || bytes < from || !isText(contentType(file))) return [];
  return ENCODINGS.map((encoding) => ({ path: twinPath(file, encoding), file, encoding }));
}

/** The twins of a bundle with the digests of what is in them. Bundles of earlier versions have none. */
export function twinsIn({
  chunks,
  files,
  compressedFrom,
}: BuildReport): (Twin & { readonly digest: string })[] {
  if (compressedFrom === undefined) return [];
  const all = [...chunks.map((chunk) => [chunk.file, chunk] as const), ...Object.entries(files)];
  return all.flatMap(([file, { raw, sha256 }]) =>
    twinsOf(file, raw, compressedFrom).map((twin) => ({ ...twin, digest: sha256 })),
  );
}

/** The file that a path is a twin of, if that is among some files. */
export function fileOfTwin(path: string, files: Pick<Files, 'has'>): string | undefined {
  return ENCODINGS.flatMap((encoding) =>
    path.endsWith(ENDINGS[encoding]) ? path.slice(0, -ENDINGS[encoding].length) : [],
  ).find((file) => files.has(file));
}

/**
 * The content of compressed bytes; undefined for bytes that are none of the encoding.
 * @param most so many bytes the content may have
 */
export function decoded(bytes: Uint8Array, encoding: Encoding, most = MOST_BYTES): Buffer | undefined {
  const decode = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  try {
    return decode(bytes, { maxOutputLength: most });
  } catch {
    return undefined;
  }
}

/** Compresses as servers do that compress while they answer. */
export function compress(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotlied(bytes, brotliOptions(LEVELS_OF_PAGES.br, bytes.length))
    : gzipped(bytes, { level: LEVELS_OF_PAGES.gzip });
}

/** Makes the twins of a bundle's files, by path. */
export type MakeTwins = (files: Files) => Promise<Map<string, Uint8Array>>;

/**
 * Makes twins: those of `assets/`, which brands share and browsers keep, as small as can be; those of pages as quickly as
 * servers do.
 * @param cache keeps what took long
 */
export function twinMaker(cache: Cache): MakeTwins {
  const ofAsset = (bytes: Buffer, encoding: Encoding) => {
    if (encoding === 'gzip') return gzipped(bytes, COMPRESSION.gzip);
    const digest = digestOf(bytes);
    return cache.bytes(
      `br${BROTLI_OF_ASSETS}-${digest}`,
      (kept) => digestOf(decoded(kept, 'br') ?? '') === digest,
      () => brotlied(bytes, brotliOptions(BROTLI_OF_ASSETS, bytes.length)),
    );
  };
  /** The path of an asset names its content. */
  const shared = keepLast(
    MOST_KEPT,
    ({ twin }: { readonly twin: Twin; readonly content: string | Uint8Array }) => twin.path,
    async ({ twin, content }) => {
      // Node hands out a part of something larger, which would be kept with it.
      return Buffer.from(await ofAsset(Buffer.from(content), twin.encoding));
    },
  );
  return async (files) => {
    const twins = [...files].flatMap(([file, content]) =>
      twinsOf(file, Buffer.byteLength(content), SMALLEST_COMPRESSED).map((twin) => ({ twin, content })),
    );
    const made = await atOnce(
      twins,
      async ({ twin, content }) =>
        [
          twin.path,
          await (twin.file.startsWith('assets/')
            ? shared({ twin, content })
            : compress(Buffer.from(content), twin.encoding)),
        ] as const,
      AT_ONCE,
    );
    return new Map(made);
  };
}

/** Options for a content of so many bytes. A window that is no larger than the content saves the clearing of the rest: half of the time of a page. */
function brotliOptions(quality: number, bytes: number): BrotliOptions {
  const window = Math.ceil(Math.log2(bytes + 16));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(window, constants.BROTLI_MIN_WINDOW_BITS),
        constants.BROTLI_DEFAULT_WINDOW,
      ),
    },
  };
}
