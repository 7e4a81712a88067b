// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { memoryFiles } from '#compiler/manifest/file-system.ts';
import { svgFaults } from './svg-faults.ts';
import { mergeSprites, symbolsIn } from './svg-symbols.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg">';
const files = memoryFiles({
  'house.svg': `<?xml version="1.0"?>\r\n<!-- <symbol id="no"/> -->\r\n${open}<defs><linearGradient id="g"/></defs>\r\n<symbol id="home"><path d="M0"/></symbol>\r\n<symbol id="bell"><path d="M1"/></symbol>\r\n</svg>\r\n`,
  'brand.svg': `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g><s:symbol id="bell"><s:path d="M2"/></s:symbol></s:g><s:symbol id="star"/></s:svg>`,
  'broken.svg': `${open}<symbol id="half">`,
});

test('a symbol is known by its id, in the order of the files, each once', () => {
  expect(symbolsIn(files, ['house.svg', 'brand.svg', 'broken.svg', 'none.svg'])).toEqual([
    'home',
    'bell',
    'star',
  ]);
});

test('of symbols with one id the later file draws its own, and every other symbol stays', () => {
  const merged = mergeSprites(files, ['house.svg', 'brand.svg']);
  expect(svgFaults(merged)).toEqual([]);
  const page = new DOMParser().parseFromString(merged, 'image/svg+xml');
  const drawn = [...page.getElementsByTagNameNS('http://www.w3.org/2000/svg', 'symbol')].map(
    ({ id, firstElementChild }) => [id, firstElementChild?.getAttribute('d')],
  );
  expect(drawn).toEqual([
    ['bell', 'M2'],
    ['star', undefined],
    ['home', 'M0'],
  ]);
  expect(page.getElementById('g')).not.toBeNull();
});
