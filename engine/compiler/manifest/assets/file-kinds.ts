/** The beginning of a kind of file: bytes, as text of one character a byte, at an offset. */
type Start = readonly [offset: number, bytes: string];

const PNG: readonly Start[] = [[0, '\x89PNG\r\n\x1a\n']];
const JPEG: readonly Start[] = [[0, '\xff\xd8\xff']];

/** The files that a portal shows, by extension, with the ways in which their content may begin. SVG is text. */
const STARTS: Readonly<Record<string, readonly (readonly Start[])[]>> = {
  png: [PNG],
  jpg: [JPEG],
  jpeg: [JPEG],
  gif: [[[0, 'GIF87a']], [[0, 'GIF89a']]],
  webp: [
    [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  ],
  avif: ['avif', 'avis', 'mif1'].map((brand) => [[4, `ftyp${brand}`]]),
  ico: [[[0, '\0\0\x01\0']]],
  woff2: [[[0, 'wOF2']]],
};

/** Extensions of files that a portal shows. */
export const assetExtensions: readonly string[] = ['svg', ...Object.keys(STARTS)];

/** The extension of a file in small letters, without the dot; empty where there is none. */
export function extensionOf(file: string): string {
  return /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}

/** Kinds of files that people take for others, and that no portal shows. */
const OTHER_STARTS: Readonly<Record<string, readonly (readonly Start[])[]>> = {
  pdf: [[[0, '%PDF-']]],
  bmp: [[[0, 'BM']]],
  tiff: [[[0, 'II*\0']], [[0, 'MM\0*']]],
  psd: [[[0, '8BPS']]],
  ttf: [[[0, '\0\x01\0\0']]],
  otf: [[[0, 'OTTO']]],
  woff: [[[0, 'wOFF']]],
  heic: ['heic', 'heix', 'hevc'].map((brand) => [[4, `ftyp${brand}`]]),
  zip: [[[0, 'PK\x03\x04']]],
  gzip: [[[0, '\x1f\x8b']]],
};

/** The kind of the text that stands in the place of a file which Git LFS has not fetched. */
export const LFS = 'git-lfs';

/** The kind that a file is by its content, as the extension of such files; undefined where it is none of those known. */
export function kindOf(bytes: Uint8Array): string | undefined {
  const kinds = [...Object.keys(STARTS), ...Object.keys(OTHER_STARTS)];
  const kind = kinds.find((extension) => startsAs(extension, bytes));
  if (kind !== undefined) return kind;
  const text = new TextDecoder()
    .decode(bytes.subarray(0, 1000))
    .replace(/^\ufeff/, '')
    .trimStart();
  if (/^(<\?xml|<!--|<!DOCTYPE svg|<svg\b)/i.test(text) && /<svg\b/i.test(text)) return 'svg';
  if (/^version https:\/\/git-lfs\b/.test(text)) return LFS;
  return /^<(!doctype html|html)\b/i.test(text) ? 'html' : undefined;
}

function startsAs(extension: string, bytes: Uint8Array): boolean {
  const starts = [STARTS, OTHER_STARTS].flatMap((kinds) =>
    Object.hasOwn(kinds, extension) ? (kinds[extension] ?? []) : [],
  );
  return starts.some((parts) =>
    parts.every(
      ([offset, text]) =>
        bytes.length >= offset + text.length &&
        [...text].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0)),
    ),
  );
}

/** Tells whether the content of a file, SVG aside, is what its extension says. */
export function hasContentOf(extension: string, bytes: Uint8Array): boolean {
  return Object.hasOwn(STARTS, extension) && startsAs(extension, bytes);
}
