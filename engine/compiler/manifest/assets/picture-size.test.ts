import { expect, it } from 'vitest';
import { pictureSize } from './picture-size.ts';

const bytes = (hex: string) =>
  Uint8Array.from(hex.match(/[0-9a-f]{2}/gi) ?? [], (pair) => Number.parseInt(pair, 16));
const text = (svg: string) => new TextEncoder().encode(svg);

it.each<[kind: string, content: Uint8Array, want: string | undefined]>([
  ['png', bytes('89504e470d0a1a0a 0000000d 49484452 00000190 0000000a 08 06'), '400 × 10'],
  ['gif', bytes('474946383961 9001 0a00 00'), '400 × 10'],
  // A comment and a byte of filling stand before the frame.
  ['jpg', bytes('ffd8 fffe0004abcd ff ffc2 0011 08 000a 0190 03 01'), '400 × 10'],
  ['jpg', bytes('ffd8 ffda 0008 0101'), undefined],
  ['webp', bytes('52494646 00000000 57454250 56503820 00000000 000000 9d012a 9041 0a40'), '400 × 10'],
  ['webp', bytes('52494646 00000000 57454250 5650384c 00000000 2f 8f410200'), '400 × 10'],
  ['webp', bytes('52494646 00000000 57454250 56503858 0a000000 00000000 8f0100 090000'), '400 × 10'],
  [
    'avif',
    bytes(
      '00000014 69737065 00000000 00000064 0000000a 00000014 69737065 00000000 00000190 0000000a 6d646174',
    ),
    '400 × 10',
  ],
  [
    'svg',
    text('<!-- <svg viewBox="0 0 1 1"> --><svg viewBox="0 0 400 10"><svg viewBox="0 0 9 9"/></svg>'),
    '400 × 10',
  ],
  ['svg', text("<svg width='400px' height='10' viewBox='0 0 1 1'/>"), '400 × 10'],
  ['svg', text('<svg width="100%" height="100%" viewBox="0,0 400,10"/>'), '400 × 10'],
  ['svg', text('<svg/>'), undefined],
  ['png', bytes('89504e470d0a1a0a'), undefined],
  ['woff2', bytes('774f4632'), undefined],
])('a %s says its size', (kind, content, want) => {
  const size = pictureSize(kind, content);
  expect(size && `${size.width} × ${size.height}`).toBe(want);
});
