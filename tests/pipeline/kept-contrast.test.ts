import { expect, it } from 'vitest';
import { manifest, resolveBrand, said, smallest } from './fixture.ts';

const pairs = [
  { id: 'body', text: 'color.text', on: 'color.ground' },
  { id: 'mark', text: 'color.mark', on: 'color.ground', ratio: 3 },
];

const house = manifest({ id: 'house', abstract: true, theme: { ...smallest.theme, contrast: pairs } });

const lotus = (contrast: unknown) =>
  said(
    resolveBrand({ house, aurora: manifest({ extends: 'house', routes: undefined, theme: { contrast } }) }),
  );

const kept = 'Leave the pairs as they are inherited, and give other pairs an id of their own.';

it.each<[name: string, contrast: unknown, want: string[]]>([
  [
    'a lower ratio, where the pair says none',
    [{ id: 'body', ratio: 3 }],
    [
      'aurora:8 «3» contrast-lowered theme.contrast[body].ratio: asks for a contrast of 3, where house asks for 4.5. Take the ratio out, and choose colours that have a contrast of 4.5.',
    ],
  ],
  [
    'a lower ratio than that of the pair',
    [{ id: 'mark', ratio: 1 }],
    [
      'aurora:8 «1» contrast-lowered theme.contrast[mark].ratio: asks for a contrast of 1, where house asks for 3. Take the ratio out, and choose colours that have a contrast of 3.',
    ],
  ],
  [
    'a pair that is taken out',
    [{ id: 'body', $remove: true }],
    [
      `aurora:8 «{"id":"body","$remove":true}» contrast-removed theme.contrast[body]: whether "color.text on color.ground" can be read is not checked any more, as house does. ${kept}`,
    ],
  ],
  [
    'a pair of the same id with another ground',
    [{ id: 'body', on: 'color.other' }],
    [
      `aurora:8 «{"id":"body","on":"color.other"}» contrast-removed theme.contrast[body]: whether "color.text on color.ground" can be read is not checked any more, as house does. ${kept}`,
    ],
  ],
  ['a higher ratio', [{ id: 'body', ratio: 7 }], []],
  ['another pair', [{ id: 'title', text: 'color.text', on: 'color.other', ratio: 3 }], []],
  ['the same pair again', [pairs[1]], []],
])('a brand that extends another has %s', (_name, contrast, want) => {
  expect(lotus(contrast)).toEqual(want);
});

it('all pairs of the list at once are one finding', () => {
  expect(lotus(null)).toEqual([
    `aurora:8 «null» contrast-removed theme.contrast: whether "color.text on color.ground" or "color.mark on color.ground" can be read is not checked any more, as house does. ${kept}`,
  ]);
});
