import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng } from '#sandbox/pictures/encode-png.ts';
import { pictureFiles } from '#sandbox/testing/picture-files.ts';
import { cleanPicture } from './clean-picture.ts';
import { unsupportedPicture } from './picture-refusal.ts';

const { png, jpeg } = pictureFiles;

test('[5.09] a png keeps its pixels and loses what tells of it', async () => {
  const told = Buffer.concat([
    png.subarray(0, 33),
    chunk('tEXt', Buffer.from('Author\0Mai')),
    png.subarray(33, -12),
    chunk('eXIf', Buffer.from('10.76N 106.66E')),
    png.subarray(-12),
  ]);
  expect(await cleanPicture(told)).toEqual({ type: 'image/png', bytes: png });
});

test('[5.09] a jpg keeps its pixels and loses place, time and comments', async () => {
  const told = Buffer.concat([
    jpeg.subarray(0, 20),
    segment(0xe1, 'Exif\0\0GPS 10.76N 106.66E'),
    segment(0xfe, 'taken by Mai'),
    jpeg.subarray(20),
  ]);
  expect(told.includes('GPS')).toBe(true);
  expect(await cleanPicture(told)).toEqual({ type: 'image/jpeg', bytes: jpeg });
});

test('[5.09] an interlaced png is taken', async () => {
  // 3 by 3, one grey byte a pixel: passes 1, 4, 5, 6 and 7 have rows of 1, 1, 2, 1 and 3 pixels.
  const rows = Buffer.alloc(2 + 2 + 3 + 2 * 2 + 4);
  expect((await cleanPicture(pngOf(header(3, 3, { colour: 0, interlaced: 1 }), rows))).type).toBe(
    'image/png',
  );
});

test.each<[name: string, file: Buffer, message: string]>([
  ['a gif', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 'Only PNG and JPG pictures'],
  ['an svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Only PNG and JPG pictures'],
  ['nothing', Buffer.alloc(0), 'Only PNG and JPG pictures'],
  ['a png with a page behind it', Buffer.concat([png, Buffer.from('<script>')]), 'something else behind'],
  [
    'a jpg with an archive behind it',
    Buffer.concat([jpeg, Buffer.from('PK\x03\x04')]),
    'something else behind',
  ],
  ['half a png', png.subarray(0, png.length / 2), 'ends too early'],
  ['half a jpg', jpeg.subarray(0, jpeg.length - 2), 'ends too early'],
  ['a png with a wrong sum', flipped(png, 20), 'is damaged'],
  ['a png of too many pixels', pngOf(header(100_000, 100_000), Buffer.alloc(9)), '50 million pixels'],
  ['a jpg of too many pixels', jpegSized(60_000, 60_000), '50 million pixels'],
  ['a jpg of no pixels', jpegSized(0, 1), 'has no size'],
  [
    'a png that unfolds without end',
    pngOf(header(1, 1), Buffer.alloc(40_000_000)),
    'does not hold the pixels',
  ],
  ['a png that holds too little', pngOf(header(64, 64), Buffer.alloc(9)), 'does not hold the pixels'],
  [
    'a png whose pixels are no stream',
    Buffer.concat([png.subarray(0, 33), chunk('IDAT', Buffer.from('none')), png.subarray(-12)]),
    'cannot be read',
  ],
])('[5.09] %s is refused in words', async (_, file, message) => {
  await expect(cleanPicture(file)).rejects.toThrow(message);
});

test('what is refused for its kind says so to programs', () => {
  expect(unsupportedPicture()).toMatchObject({ status: 415, error: { code: 'unsupported_type' } });
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function segment(marker: number, text: string): Buffer {
  const data = Buffer.from(text, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function header(width: number, height: number, { colour = 6, interlaced = 0 } = {}): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, colour, 0, 0, interlaced], 8);
  return chunk('IHDR', data);
}

function pngOf(head: Buffer, rows: Buffer): Buffer {
  return Buffer.concat([
    png.subarray(0, 8),
    head,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function jpegSized(width: number, height: number): Buffer {
  const file = Buffer.from(jpeg);
  const start = file.indexOf(Buffer.from([0xff, 0xc2]));
  file.writeUInt16BE(height, start + 5);
  file.writeUInt16BE(width, start + 7);
  return file;
}

function flipped(file: Buffer, offset: number): Buffer {
  const copy = Buffer.from(file);
  copy[offset] = (copy[offset] ?? 0) ^ 1;
  return copy;
}

test('what the sandbox draws is a png that it takes', async () => {
  const raster = { width: 2, height: 2, palette: ['#000000'], pixels: new Uint8Array(4) };
  expect((await cleanPicture(encodePng(raster))).type).toBe('image/png');
});
