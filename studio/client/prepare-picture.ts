import { visible } from './visible.ts';

/** The longest side that a picture keeps, in pixels: a wide page on a fine screen shows no more. */
const LONGEST_SIDE = 2560;

/** Kinds that a smaller picture may be of, by their MIME types. */
const KINDS: Readonly<Record<string, string>> = {
  'image/webp': 'WebP',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

/** A picture of fewer bytes is kept as it is. */
const LIGHT = 300_000;

/** The most bytes of a picture: more is more than the studio takes at once. */
const MOST = 700_000;

/** A picture as it is sent. */
export interface PreparedPicture {
  /** In Base64. */
  readonly content: string;
  /** A sentence about what became of the file, where it was made smaller. */
  readonly note?: string;
}

/**
 * Makes a picture that is no drawing ready to be sent: one that is too large is made smaller. Moving pictures stay as they
 * are, since a smaller copy would stand still.
 *
 * @throws Error with a sentence, where the browser cannot read it, and where it stays too large
 */
export async function preparedPicture(file: File): Promise<PreparedPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = visible(file.name);
  if (moves(bytes)) {
    if (bytes.length > MOST)
      throw new Error(`${name} moves and has ${sizeOf(bytes.length)}; ${sizeOf(MOST)} is the most.`);
    return { content: base64Of(bytes) };
  }
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(`${name} cannot be read as a picture. Export it again as PNG, JPEG or WebP.`);
  });
  const { width, height } = picture;
  const small = shrunk(width, height);
  if (bytes.length <= LIGHT && small.width === width) return { content: base64Of(bytes) };
  const made = await encoded(picture, small, file.type);
  picture.close();
  const isKept = small.width === width && made.size >= bytes.length;
  const size = isKept ? bytes.length : made.size;
  if (size > MOST)
    throw new Error(
      `${name} has ${sizeOf(size)} in ${dimensions(small)}; ${sizeOf(MOST)} is the most. Cut it to what it shows, or export it in a lower quality.`,
    );
  if (isKept) return { content: base64Of(bytes) };
  return {
    content: base64Of(new Uint8Array(await made.arrayBuffer())),
    note: `${name} had ${dimensions({ width, height })} and ${sizeOf(bytes.length)}. It is kept as ${KINDS[made.type]} with ${dimensions(small)} and ${sizeOf(made.size)}.`,
  };
}

/** A size within the longest side, in the same proportion. */
export function shrunk(width: number, height: number): { readonly width: number; readonly height: number } {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * factor));
  return { width: scaled(width), height: scaled(height) };
}

/** Tells whether a picture moves: a GIF, an animated WebP, AVIF or PNG. */
export function moves(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 1024));
  if (text.startsWith('GIF8')) return true;
  // The second bit of the flags of an extended WebP says so.
  if (text.startsWith('RIFF') && text.slice(8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 2) !== 0;
  if (text.startsWith('ftypavis', 4)) return true;
  return text.startsWith('\x89PNG') && text.includes('acTL');
}

/** A size for people. @param bytes number of bytes */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Bytes in Base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Draws a picture in a size, as WebP. A browser that cannot write that writes JPEG where nothing shines through, and PNG otherwise. */
async function encoded(
  picture: ImageBitmap,
  { width, height }: { readonly width: number; readonly height: number },
  type: string,
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(picture, 0, 0, width, height);
  const write = (kind: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, kind, QUALITY));
  const webp = await write('image/webp');
  const made = webp?.type === 'image/webp' ? webp : await write(type === 'image/jpeg' ? type : 'image/png');
  if (made === null) throw new Error('This browser cannot make the picture smaller. Export it smaller.');
  return made;
}
const QUALITY = 0.85;

function dimensions({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${width} × ${height} pixels`;
}
