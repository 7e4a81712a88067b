import { expect, test } from 'vitest';
import { themeColors } from './theme-colors.ts';

const modes = [
  { id: 'night', scheme: 'dark' as const },
  { id: 'snow', scheme: 'light' as const, when: { season: 'winter' } },
  { id: 'day', scheme: 'light' as const },
];
const colors = { night: '#101010', snow: '#eeeeff', day: '#ffffff' };

test('bars have the colour of the mode that a brand begins in', () => {
  expect(themeColors({ modes, defaultMode: 'night' }, colors)).toEqual([{ color: '#101010' }]);
});

test('where the device decides, bars have that of the usual mode of each scheme', () => {
  expect(themeColors({ modes, defaultMode: 'system' }, colors)).toEqual([
    { color: '#ffffff', media: '(prefers-color-scheme: light)' },
    { color: '#101010', media: '(prefers-color-scheme: dark)' },
  ]);
});
