import { expect, test } from 'vitest';
import { base64Of, moves, shrunk, sizeOf } from './prepare-picture.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('a picture keeps its proportion within the longest side, and never loses a side', () => {
  expect(shrunk(2560, 100)).toEqual({ width: 2560, height: 100 });
  expect(shrunk(5120, 2880)).toEqual({ width: 2560, height: 1440 });
  expect(shrunk(1000, 4000)).toEqual({ width: 640, height: 2560 });
  expect(shrunk(100_000, 3)).toEqual({ width: 2560, height: 1 });
});

test('what moves is told from what stands still', () => {
  const webp = (flags: number) => bytes(`RIFF\0\0\0\0WEBPVP8X\n\0\0\0${String.fromCharCode(flags)}`);
  expect(
    [
      bytes('GIF89a'),
      webp(2),
      webp(16),
      bytes('RIFF\0\0\0\0WEBPVP8 \x02\x02\x02\x02\x02\x02'),
      bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\bacTL'),
      bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
      bytes('\0\0\0\x20ftypavis'),
      bytes('\0\0\0\x20ftypavif'),
      bytes('\xff\xd8\xff'),
      new Uint8Array(),
    ].map(moves),
  ).toEqual([true, true, false, false, true, false, true, false, false, false]);
});

test('sizes are for people, and bytes of any value become Base64', () => {
  expect([sizeOf(999), sizeOf(1500), sizeOf(3_400_000)]).toEqual(['999 bytes', '2 kB', '3.4 MB']);
  expect(base64Of(bytes('\0\x7f\xff'))).toBe('AH//');
});
