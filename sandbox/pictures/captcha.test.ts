import { crc32, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createRandom } from '#sandbox/seed/random.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { encodePng } from './encode-png.ts';

/** The chunks of a PNG by type. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let offset = 8; offset < png.length; ) {
    const length = png.readUInt32BE(offset);
    const body = png.subarray(offset + 4, offset + 8 + length);
    expect(png.readUInt32BE(offset + 8 + length)).toBe(crc32(body));
    chunks.set(body.subarray(0, 4).toString('latin1'), body.subarray(4));
    offset += length + 12;
  }
  return chunks;
}

function pixelsOf(png: Buffer): { width: number; rows: number[][] } {
  const chunks = chunksOf(png);
  const width = chunks.get('IHDR')?.readUInt32BE(0) ?? 0;
  const data = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const rows = Array.from({ length: data.length / (width + 1) }, (_, y) => [
    ...data.subarray(y * (width + 1), (y + 1) * (width + 1)),
  ]);
  expect(rows.map(([filter]) => filter)).toEqual(rows.map(() => 0));
  return { width, rows: rows.map((row) => row.slice(1)) };
}

it('a picture is the same after it was a PNG', () => {
  const png = encodePng({
    width: 3,
    height: 2,
    palette: ['#ffffff', '#102030'],
    pixels: Uint8Array.of(0, 1, 0, 1, 1, 0),
  });
  const chunks = chunksOf(png);
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  expect(chunks.get('IHDR')?.toString('hex')).toBe('00000003000000020803000000');
  expect(chunks.get('PLTE')?.toString('hex')).toBe('ffffff102030');
  expect(pixelsOf(png)).toEqual({
    width: 3,
    rows: [
      [0, 1, 0],
      [1, 1, 0],
    ],
  });
});

it('a captcha is drawn by chance, the same by the same chance', () => {
  const draw = (digits: string, seed: number) => drawCaptcha(digits, createRandom(seed)).toString('base64');
  expect(draw('0123', 1)).toBe(draw('0123', 1));
  expect(draw('0123', 1)).not.toBe(draw('0123', 2));
  expect(draw('0123', 1)).not.toBe(draw('0124', 1));
  expect(drawCaptcha('0123')).not.toEqual(drawCaptcha('0123'));
});

it('each digit of a captcha has ink of its own, inside the picture', () => {
  for (const digit of '0123456789') {
    const { width, rows } = pixelsOf(drawCaptcha(digit.repeat(4), createRandom(Number(digit) + 7)));
    const inked = (from: number, to: number) =>
      rows.flatMap((row) => row.slice(from, to)).filter((tone) => tone > 20).length;
    const quarter = width / 4;
    for (let index = 0; index < 4; index += 1)
      expect(inked(index * quarter, (index + 1) * quarter)).toBeGreaterThan(80);
    expect(inked(0, 2) + inked(width - 2, width)).toBeLessThan(10);
  }
});
