import { brokenPicture, requireSize } from './picture-refusal.ts';

/** Markers of the JPEG format. */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
/**
 * The segments that draw the picture: frames, tables, the JFIF header, and the way its colours are kept; the others tell of
 * it, and are removed.
 */
const KEPT: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, SOS, 0xe0, 0xee]);
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Scans at most: each goes over the whole picture again. */
const MOST_SCANS = 100;

export function isJpeg(file: Buffer): boolean {
  return file.length > 3 && file[0] === 0xff && file[1] === SOI && file[2] === 0xff;
}

/**
 * A JPEG without anything but its pixels: no place, no time, no small picture of itself.
 *
 * @throws Refusal for a file that is broken, that holds more than a picture, or that nobody could open
 */
export function cleanJpeg(file: Buffer): Buffer {
  const parts = [file.subarray(0, 2)];
  let offset = 2;
  let framed = false;
  let scans = 0;
  for (;;) {
    if (offset + 2 > file.length || file[offset] !== 0xff) throw brokenPicture('is damaged');
    const marker = file[offset + 1] ?? 0;
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === EOI) break;
    if (offset + 4 > file.length) throw brokenPicture('ends too early');
    let end = offset + 2 + file.readUInt16BE(offset + 2);
    if (end > file.length || end < offset + 4) throw brokenPicture('ends too early');
    if (FRAMES.has(marker)) {
      if (framed || end - offset < 10) throw brokenPicture('has no header of its own');
      requireSize(file.readUInt16BE(offset + 7), file.readUInt16BE(offset + 5));
      framed = true;
    } else if (marker >= 0xc0 && marker <= 0xcf && !KEPT.has(marker)) {
      throw brokenPicture('is of a kind that browsers do not show');
    }
    if (marker === SOS) {
      scans += 1;
      if (!framed || scans > MOST_SCANS) throw brokenPicture('is damaged');
      end = endOfScan(file, end);
    }
    if (KEPT.has(marker)) parts.push(file.subarray(offset, end));
    offset = end;
  }
  if (scans === 0) throw brokenPicture('has no pixels');
  if (offset + 2 < file.length) throw brokenPicture('has something else behind it');
  return Buffer.concat([...parts, file.subarray(offset, offset + 2)]);
}

/** Where the marker stands that ends a scan's pixels; what is escaped and what restarts belongs to them. */
function endOfScan(file: Buffer, from: number): number {
  let offset = from;
  for (;;) {
    offset = file.indexOf(0xff, offset);
    if (offset === -1 || offset + 1 >= file.length) throw brokenPicture('ends too early');
    const next = file[offset + 1] ?? 0;
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return offset;
    offset += next === 0xff ? 1 : 2;
  }
}
