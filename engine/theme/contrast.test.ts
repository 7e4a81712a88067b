import { describe, expect, it, test } from 'vitest';
import type { ContrastPair } from '#schemas/generated/brand.ts';
import { pair, resolve } from './testing.ts';

describe('contrast', () => {
  const colors = {
    $type: 'color',
    grey: { $value: '#777777' },
    white: { $value: '#ffffff' },
    veil: { $value: '#00000080' },
    size: { $type: 'dimension', $value: '1px' },
  };

  test.each<[string, { contrast: ContrastPair; want: string[] }]>([
    ['text that can be read', { contrast: pair('white', 'grey', 4.47), want: [] }],
    [
      'text that cannot, cut and not rounded',
      {
        contrast: pair('white', 'grey'),
        want: [
          'theme.contrast[pair]: in the mode dark white on grey has a contrast of 4.47; 4.5 is needed. | white is #ffffff; #060606 would pass.',
        ],
      },
    ],
    [
      'text that lets its ground through',
      {
        contrast: pair('veil', 'white'),
        want: [
          'theme.contrast[pair]: in the mode dark veil on white has a contrast of 4; 4.5 is needed. | veil is #00000080; #767676 would pass.',
        ],
      },
    ],
    [
      'text that no shade makes readable',
      {
        contrast: pair('grey', 'grey', 7),
        want: [
          'theme.contrast[pair]: in the mode dark grey on grey has a contrast of 1; 7 is needed. | grey is #777777; no shade of it is readable on grey. Change grey.',
        ],
      },
    ],
    [
      'a ground that is not opaque',
      {
        contrast: pair('white', 'veil'),
        want: [
          'theme.contrast[pair]: in the mode dark veil is #00000080, which is not opaque; text on it has no contrast of its own. | Name the opaque colour below.',
        ],
      },
    ],
  ])('%s', (_, { contrast, want }) => {
    const { issues } = resolve({ 'root/tokens.json': colors }, { contrast: [contrast] });
    expect(issues.map(({ message, hint }) => `${message} | ${hint}`)).toEqual(want);
  });

  it('is asked of colours that exist', () => {
    const { issues } = resolve({ 'root/tokens.json': colors }, {}, ['gray', 'size', 'grey']);
    expect(issues.map(({ message, hint }) => `${message} | ${hint}`)).toEqual([
      'theme: expected a colour token; size is of type dimension. | Known: "grey", "white" or "veil".',
      'theme: there is no colour token "gray". | Did you mean "grey"?',
    ]);
  });
});
