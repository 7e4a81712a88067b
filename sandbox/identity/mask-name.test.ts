import { expect, it } from 'vitest';
import { maskName } from './mask-name.ts';

it.each([
  ['quynh', 'qu***h'],
  ['mai', 'm***'],
  ['84901234567', '84***7'],
  ['ng', 'n***'],
])('%s is shown to others as %s', (name, want) => {
  expect(maskName(name)).toBe(want);
});
