import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflate } from 'node:zlib';
import { brokenPicture, requireSize } from './picture-refusal.ts';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The chunks that draw the picture; all others tell of it, and are removed. */
const KEPT: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** Samples a pixel, by colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** First column and row of each pass of an interlaced picture, and the steps between its pixels. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  /** With its length and checksum. */
  readonly whole: Buffer;
}

/**
 * A PNG without anything but its pixels.
 *
 * @throws Refusal for a file that is broken, that holds more than a picture, or that unfolds to more than its pixels
 */
export async function cleanPng(file: Buffer): Promise<Buffer> {
  const chunks = readChunks(file);
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.data.length !== 13) throw brokenPicture('has no header');
  await requirePixels(header.data, chunks);
  return Buffer.concat([
    PNG_SIGNATURE,
    ...chunks.filter(({ type }) => KEPT.has(type)).map(({ whole }) => whole),
  ]);
}

function readChunks(file: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let offset = PNG_SIGNATURE.length;
  while (chunks.at(-1)?.type !== 'IEND') {
    if (offset + 12 > file.length) throw brokenPicture('ends too early');
    const end = offset + 12 + file.readUInt32BE(offset);
    if (end > file.length) throw brokenPicture('ends too early');
    const whole = file.subarray(offset, end);
    if (crc32(whole.subarray(4, -4)) !== whole.readUInt32BE(whole.length - 4))
      throw brokenPicture('is damaged');
    chunks.push({ type: whole.toString('latin1', 4, 8), data: whole.subarray(8, -4), whole });
    offset = end;
  }
  if (offset < file.length) throw brokenPicture('has something else behind it');
  return chunks;
}

async function requirePixels(header: Buffer, chunks: readonly Chunk[]): Promise<void> {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = -1, , , interlaced] = header.subarray(8);
  const samples = SAMPLES[colour];
  if (samples === undefined || ![1, 2, 4, 8, 16].includes(depth)) throw brokenPicture('has no header');
  requireSize(width, height);
  const rowsOf = (columns: number, rows: number) =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * samples * depth) / 8));
  const want = interlaced
    ? PASSES.reduce(
        (sum, [x, y, dx, dy]) => sum + rowsOf(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)),
        0,
      )
    : rowsOf(width, height);
  const pixels = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  if ((await unfoldedSize(pixels, want)) !== want)
    throw brokenPicture('does not hold the pixels that it names');
}

/** Returns the size that compressed parts unfold to, up to one more than `want`: nothing of them is kept. */
async function unfoldedSize(parts: readonly Buffer[], want: number): Promise<number> {
  let size = 0;
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > want ? new Error('too much') : null);
    },
  });
  await pipeline(Readable.from(parts), createInflate(), count).catch((error: Error) => {
    if (size <= want) throw brokenPicture(`cannot be read: ${error.message}`);
  });
  return size;
}
