/** The beginning of a kind of file: bytes at an offset. */
interface Start {
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/** @param text the bytes, one character each */
const start = (offset: number, text: string): Start => ({
  offset,
  bytes: Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
});

const PNG = [start(0, '\x89PNG\r\n\x1a\n')];
const JPEG = [start(0, '\xff\xd8\xff')];

/** The files that a portal shows, by extension, with the ways in which their content may begin. SVG is text. */
const STARTS: Readonly<Record<string, readonly (readonly Start[])[]>> = {
  png: [PNG],
  jpg: [JPEG],
  jpeg: [JPEG],
  gif: [[start(0, 'GIF87a')], [start(0, 'GIF89a')]],
  webp: [[start(0, 'RIFF'), start(8, 'WEBP')]],
  avif: ['avif', 'avis', 'mif1'].map((brand) => [start(4, `ftyp${brand}`)]),
  ico: [[start(0, '\0\0\x01\0')]],
  woff2: [[start(0, 'wOF2')]],
};

/** Extensions of files that a portal shows. */
export const assetExtensions: readonly string[] = ['svg', ...Object.keys(STARTS)];

/** The extension of a file in small letters, without the dot; empty where there is none. */
export function extensionOf(file: string): string {
  return /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}

/** Kinds of files that people take for others, and that no portal shows. */
const OTHER_STARTS: Readonly<Record<string, readonly (readonly Start[])[]>> = {
  pdf: [[start(0, '%PDF-')]],
  bmp: [[start(0, 'BM')]],
  tiff: [[start(0, 'II*\0')], [start(0, 'MM\0*')]],
  psd: [[start(0, '8BPS')]],
  ttf: [[start(0, '\0\x01\0\0')]],
  otf: [[start(0, 'OTTO')]],
  woff: [[start(0, 'wOFF')]],
  heic: ['heic', 'heix', 'hevc'].map((brand) => [start(4, `ftyp${brand}`)]),
  zip: [[start(0, 'PK\x03\x04')]],
  gzip: [[start(0, '\x1f\x8b')]],
};

const ALL = Object.entries({ ...STARTS, ...OTHER_STARTS });

/** The kind of the text that stands in the place of a file which Git LFS has not fetched. */
export const LFS = 'git-lfs';

/** The kind that a file is by its content, as the extension of such files; undefined where it is none of those known. */
export function kindOf(bytes: Uint8Array): string | undefined {
  const [kind] = ALL.find(([, starts]) => startsAs(starts, bytes)) ?? [];
  if (kind !== undefined) return kind;
  const text = new TextDecoder()
    .decode(bytes.subarray(0, 1000))
    .replace(/^\ufeff/, '')
    .trimStart();
  if (/^(<\?xml|<!--|<!DOCTYPE svg|<svg\b)/i.test(text) && /<svg\b/i.test(text)) return 'svg';
  if (/^version https:\/\/git-lfs\b/.test(text)) return LFS;
  return /^<(!doctype html|html)\b/i.test(text) ? 'html' : undefined;
}

function startsAs(starts: readonly (readonly Start[])[], content: Uint8Array): boolean {
  return starts.some((parts) =>
    parts.every(({ offset, bytes }) => bytes.every((byte, index) => content[offset + index] === byte)),
  );
}

/** Tells whether the content of a file, SVG aside, is what its extension says. */
export function hasContentOf(extension: string, bytes: Uint8Array): boolean {
  return Object.hasOwn(STARTS, extension) && startsAs(STARTS[extension] ?? [], bytes);
}
