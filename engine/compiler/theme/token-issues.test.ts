import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Json, resolve } from './testing.ts';

function issuesOf(tokens: Json): string[] {
  return resolve({ 'root/tokens.json': tokens }).issues.map(
    ({ line, column, code, message, hint }) => `${line}:${column} ${code} ${message} | ${hint}`,
  );
}

/** Tokens of which each is made by the one before, the last one first. */
function chain(length: number, first: Json, next: (name: string) => Json): Json {
  const tokens = Array.from({ length }, (_, index) => [
    `t${index}`,
    index === 0 ? first : next(`{t${index - 1}}`),
  ]);
  return Object.fromEntries(tokens.reverse()) as Json;
}

describe('tokens that are made of others without end', () => {
  it('may refer on through a hundred, and further is said', () => {
    const issuesOfChain = (length: number) =>
      issuesOf(
        chain(length, { $type: 'dimension', $value: '1px' }, ($value) => ({ $type: 'dimension', $value })),
      );
    expect(issuesOfChain(101)).toEqual([]);
    expect(issuesOfChain(103)).toEqual([
      '404:15 token-steps t2: "t1" is more than 100 steps behind the token that refers to it first. | Refer to the token with the value itself.',
    ]);
    expect(issuesOfChain(12_000)[0]).toContain('token-steps');
  });

  it('are told where they double', { timeout: 5000 }, () => {
    const shadow = { color: '#000000', offsetX: '0px', offsetY: '1px', blur: '2px' };
    const doubled = chain(60, { $type: 'shadow', $value: shadow }, (name) => ({
      $type: 'shadow',
      $value: [name, name],
    }));
    expect(issuesOf(doubled)).toEqual([
      '349:7 token-long t10[1]: with what it refers to the value has more than 20000 letters. | Refer to fewer tokens: those that each refer to two others double with every step.',
    ]);
  });
});

describe('what is wrong with a token is said', () => {
  test.each<[string, { tokens: Json; want: string[] }]>([
    [
      'a value of another type',
      {
        tokens: { size: { $type: 'dimension', a: { $value: '16' }, b: { $value: 16 } } },
        want: [
          '5:17 token-value size.a: expected a dimension such as 16px or 1rem, got "16" (a string). | Write "16px".',
          '8:17 token-value size.b: expected a dimension such as 16px or 1rem, got 16. | Write "16px".',
        ],
      },
    ],
    [
      'a colour that is none',
      {
        tokens: { a: { $type: 'color', $value: 'purple' } },
        want: [
          '4:15 token-value a: expected a colour such as "#6142bf", got "purple" (a string). | Write "#800080".',
        ],
      },
    ],
    [
      'a hex that is another colour than its components',
      {
        tokens: {
          a: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#6142bf' } },
        },
        want: [
          '11:14 token-value a.hex: expected the colour of "components", got "#6142bf" (a string). | Write "#000000", or change "components": they are what counts.',
        ],
      },
    ],
    [
      'a dimension in an extension that is none',
      {
        tokens: {
          a: { $type: 'dimension', $value: '1rem', $extensions: { 'livery.dimension': '1 ch' } },
        },
        want: [
          '6:27 token-value a[livery.dimension]: expected a dimension such as 16px or 1rem, got "1 ch" (a string). | Write "1ch".',
        ],
      },
    ],
    [
      'a member that is missing, since its key is misspelt',
      {
        tokens: {
          a: { $type: 'shadow', $value: { color: '#000', offsetX: '0px', offsety: '0px', blur: '1px' } },
        },
        want: ['7:7 token-key a: unknown key "offsety". | Did you mean "offsetY"?'],
      },
    ],
    [
      'an alias that leads nowhere',
      {
        tokens: {
          color: { $type: 'color', brand: { '500': { $value: '#000' }, a: { $value: '{color.brand.50}' } } },
        },
        want: [
          '9:19 token-unknown color.brand.a: there is no token "color.brand.50". | Did you mean "color.brand.500"?',
        ],
      },
    ],
    [
      'an alias that leads to a group',
      {
        tokens: {
          color: { $type: 'color', brand: { '500': { $value: '#000' } }, a: { $value: '{color.brand}' } },
        },
        want: [
          '10:17 token-unknown color.a: there is no token "color.brand". | "color.brand" is a group; it holds "color.brand.500".',
        ],
      },
    ],
    [
      'a circle',
      {
        tokens: { $type: 'color', a: { $value: '{b}' }, b: { $value: '{c}' }, c: { $value: '{b}' } },
        want: ['10:15 token-cycle c: b → c → b goes in a circle. | Give one of them a value of its own.'],
      },
    ],
    [
      'an alias to another type',
      {
        tokens: { size: { $type: 'dimension', $value: '1px' }, a: { $type: 'color', $value: '{size}' } },
        want: [
          '8:15 token-alias-type a: expected a token of type color; size is of type dimension. | Refer to a token of type color, or write the value itself.',
        ],
      },
    ],
    [
      'a token without a type',
      {
        tokens: { a: { $value: '#000' } },
        want: [
          '3:15 token-type a: the token has no type. | Write "$type" in the token or in a group around it: "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle", "border", "transition", "shadow", "gradient" or "typography".',
        ],
      },
    ],
    [
      'a type that is no text, and cannot be made one',
      {
        tokens: { a: { $type: [{ toString: 0 }], b: { $type: 'color', $value: '#000' } } },
        want: [
          '3:14 token-type a: expected a type of token, got a list. | Write "$type" in the token or in a group around it: "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle", "border", "transition", "shadow", "gradient" or "typography".',
        ],
      },
    ],
    [
      'a type that is not known',
      {
        tokens: { a: { $type: 'colour', b: { $type: 'color', $value: '#000' } } },
        want: [
          '3:14 token-type a: expected a type of token, got "colour" (a string). | Did you mean "color"?',
        ],
      },
    ],
    [
      'a token without braces around its value',
      {
        tokens: { color: { $type: 'color', a: '#000' } },
        want: [
          '4:10 token-shape color.a: expected a group or a token, got "#000" (a string). | Write { "$value": "#000" }.',
        ],
      },
    ],
    [
      'a name that cannot be a custom property',
      {
        tokens: { $type: 'color', 'my color': { $value: '#000' } },
        want: [
          '3:3 token-name my color: "my color" cannot be part of a token\'s name. | Write letters and digits in camelCase, starting with a small letter or a digit.',
        ],
      },
    ],
    [
      'a key that is not known',
      {
        tokens: { a: { $type: 'color', $value: '#000', $descripton: '' } },
        want: ['5:5 token-key a: unknown key "$descripton". | Did you mean "$description"?'],
      },
    ],
    [
      'a token inside a token',
      {
        tokens: { $type: 'color', a: { $value: '#000', b: { $value: '#000' } } },
        want: [
          '5:5 token-and-group a: a token with "$value" cannot also hold the token "a.b". | Move one of the two to a name of its own.',
        ],
      },
    ],
    [
      'a step of derivation that is not known, and one that is wrong',
      {
        tokens: {
          $type: 'color',
          a: { $value: '#000', $extensions: { 'livery.derive': { ligten: 0.1 } } },
          b: { $value: '#000', $extensions: { 'livery.derive': { lighten: 8 } } },
        },
        want: [
          '7:9 token-key a[livery.derive]: unknown key "ligten". | Did you mean "lighten"?',
          '15:20 token-value b[livery.derive].lighten: expected a number from 0 to 1, got 8. | 0 changes nothing, 1 changes all.',
        ],
      },
    ],
    [
      'a token on its way out',
      {
        tokens: { $type: 'color', a: { $value: '#000', $deprecated: 'use c' }, b: { $value: '{a}' } },
        want: [
          '8:15 token-deprecated b: a is deprecated: use c. | Use another token; a may be removed later.',
        ],
      },
    ],
  ])('%s', (_, { tokens, want }) => {
    expect(issuesOf(tokens)).toEqual(want);
  });

  it('never throws, whatever a file holds', () => {
    const key = fc.constantFrom(
      '$type',
      '$value',
      '$extensions',
      'livery.derive',
      'a',
      'b',
      'mix',
      'on',
      '__proto__',
    );
    const leaf = fc.oneof(
      fc.constantFrom(
        'color',
        'shadow',
        'gradient',
        'typography',
        '{a}',
        '{a.b}',
        '{}',
        '#000',
        '1px',
        'toString',
      ),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('tree')), fc.dictionary(key, tie('tree'))),
    }));
    fc.assert(
      fc.property(tree, (tokens) => {
        const { issues } = resolve({ 'root/tokens.json': JSON.stringify(tokens) });
        for (const { line, column } of issues) expect(Math.min(line, column)).toBeGreaterThan(0);
      }),
    );
  });
});

const amount = (type: string, value: unknown) => ({ $type: type, $value: value });
const type = (members: Json) => ({
  $type: 'typography',
  $value: { fontFamily: 'serif', fontSize: '1rem', fontWeight: 400, lineHeight: 1.5, ...members },
});
const slip = 'Look for a digit too many or too few, or another unit than was meant.';

test.each<[string, Json, string]>([
  [
    'fontSizeMd',
    amount('dimension', '400px'),
    `4:15 «400px» the size of a font from 6px to 256px. | ${slip}`,
  ],
  ['fontSizeMd', amount('dimension', '0px'), `4:15 «0px» the size of a font from 6px to 256px. | ${slip}`],
  ['spaceGutter', amount('dimension', '160rem'), `4:15 «160rem» a space from -400px to 400px. | ${slip}`],
  [
    'logo',
    amount('dimension', { value: 0, unit: 'px' }),
    `4:15 «0px» the height of a logo from 4px to 400px. | ${slip}`,
  ],
  ['motionSlow', amount('duration', '200s'), `4:15 «200s» a movement from 0s to 60s. | ${slip}`],
  [
    'opacityDimmed',
    amount('number', 72),
    '4:15 «72» an opacity from 0 to 1. | Write a share of 1: 0.72 is 72 of a hundred.',
  ],
  ['ratioTile', amount('number', 0), `4:15 «0» the sides of a picture from 0.05 to 20. | ${slip}`],
  ['body', type({ fontSize: '0px' }), `6:19 «0px» the size of a font from 6px to 256px. | ${slip}`],
  [
    'body',
    type({ lineHeight: 40 }),
    '8:21 «40» the height of a line from 0.5 to 4. | A number without a unit multiplies. Write one inside these bounds, or where a size was meant, "40px".',
  ],
  [
    'glow',
    amount('gradient', [
      { color: '#000000', position: 0 },
      { color: '#ffffff', position: 50 },
    ]),
    '11:21 «50» the position of a stop from 0 to 1. | Write a share of 1: 0.5 is 50 of a hundred.',
  ],
])('a value out of all proportion is told: %s', (name, token, want) => {
  const told = resolve({ 'root/tokens.json': { [name]: token } }).issues.map(
    ({ line, column, message, hint }) =>
      `${line}:${column} ${message.replace(/^.*: (\S+) is out of all proportion for (.*), which is (.*)$/, '«$1» $2 $3')} | ${hint}`,
  );
  expect(told).toEqual([want]);
});

test.each<[string, Json]>([
  ['radiusFull', amount('dimension', '9999px')],
  ['radiusControl', amount('dimension', '6px')],
  ['contentInset', amount('dimension', '16px')],
  ['fontSizeDisplay', type({ fontSize: '10rem', lineHeight: 0.8, letterSpacing: '-0.04em' })],
  ['space0', amount('dimension', '0px')],
  ['sizeMark', amount('dimension', '0px')],
  ['sizeContent', amount('dimension', '9999px')],
  ['durationAmbient', amount('duration', '30s')],
  ['zIndexTop', amount('number', 99_999)],
  ['sizeHero', amount('dimension', '100vh')],
])('and one that brands may have is not: %s', (name, token) => {
  expect(issuesOf({ [name]: token })).toEqual([]);
});
