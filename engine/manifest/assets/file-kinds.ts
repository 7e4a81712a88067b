/** How a kind of file begins: bytes, as text of one character a byte, at an offset. */
type Start = readonly [offset: number, bytes: string];

const PNG: readonly Start[] = [[0, '\x89PNG\r\n\x1a\n']];
const JPEG: readonly Start[] = [[0, '\xff\xd8\xff']];

/** What files a portal shows, by extension: how their content begins, in one of some ways. SVG is text. */
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

/** Whether the content of a file, SVG aside, is what its extension says. */
export function hasContentOf(extension: string, bytes: Uint8Array): boolean {
  const starts = Object.hasOwn(STARTS, extension) ? (STARTS[extension] ?? []) : [];
  return starts.some((parts) =>
    parts.every(
      ([offset, text]) =>
        bytes.length >= offset + text.length &&
        [...text].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0)),
    ),
  );
}
