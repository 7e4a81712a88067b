import { expect, test } from 'vitest';
import { localAddress } from './host-names.ts';

test.each([
  [['lotus.example', 'lotus.localhost'], 'http://lotus.localhost:5173/'],
  [['localhost'], 'http://localhost:5173/'],
  [['a_b-c.localhost'], 'http://a_b-c.localhost:5173/'],
  // Texts that a manifest with errors may have in their place.
  [['evil.example/.localhost'], 'http://lotus.localhost:5173/'],
  [['user@evil.example#.localhost'], 'http://lotus.localhost:5173/'],
  [['javascript:alert(1)//.localhost'], 'http://lotus.localhost:5173/'],
  [['notlocalhost', '<script>.localhost', '\u202e.localhost', ''], 'http://lotus.localhost:5173/'],
])('the address on this machine of a brand with the domains %j', (domains, want) => {
  expect(localAddress({ id: 'lotus', domains }, 5173)).toBe(want);
});
