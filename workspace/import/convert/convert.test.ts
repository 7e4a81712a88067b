import type { JsonValue } from '@liveryjs/compiler/manifest';
import { expect, it } from 'vitest';
import { flatten } from '#workspace/import/read/flatten.ts';
import { isReadable, readSourceFile } from '#workspace/import/read/source-file.ts';
import { themed } from '#workspace/import/read/themes.ts';
import { TokenSet } from '#workspace/import/read/token-set.ts';
import { readColor } from './color.ts';
import { convertSet } from './convert-set.ts';

it.each<[JsonValue, string, boolean]>([
  ['#FFF', '#ffffff', false],
  ['#6142BF80', '#6142bf80', false],
  ['rgb(97 66 191 / 50%)', '#6142bf80', false],
  ['transparent', '#00000000', false],
  [{ colorSpace: 'srgb', components: [0, 0.5, 1] }, '#0080ff', false],
  [{ colorSpace: 'hsl', components: [220, 3, 15], alpha: 0.1 }, '#2526271a', false],
  [{ colorSpace: 'hsl', components: ['none', 0, 100] }, '#ffffff', false],
  [{ colorSpace: 'hwb', components: [200, 20, 30] }, '#3388b3', false],
  [{ colorSpace: 'lab', components: [50, 20, -30] }, '#856caa', false],
  [{ colorSpace: 'oklab', components: [1, 0, 0] }, '#ffffff', false],
  [{ colorSpace: 'xyz-d65', components: [0.9505, 1, 1.0888] }, '#ffffff', false],
  // Outside of sRGB: the nearest one, or what the library wants.
  [{ colorSpace: 'display-p3', components: [1, 0, 0] }, '#ff0b0c', true],
  [{ colorSpace: 'display-p3', components: [1, 0, 0], hex: '#FF0000', alpha: 0.5 }, '#ff000080', false],
  [{ colorSpace: 'unheard-of', components: [1], hex: '#123456' }, '#123456', false],
  // A "hex" with an opacity of its own is none of the standard's.
  [{ colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.2, hex: '#0003' }, '#00000033', false],
])('reads the colour %j', (value, hex, nearest) => {
  expect(readColor(value)).toEqual({ hex, nearest });
});

it.each<[JsonValue, string]>([
  ['#12345', 'is no colour'],
  ['bluish', 'is no colour'],
  [{ colorSpace: 'cmyk', components: [0, 0, 0] }, '"cmyk" is no colour space'],
  [{ colorSpace: 'srgb', components: [0, 0] }, 'has the components [0,0]'],
  [{ colorSpace: 'srgb', components: [0, 0, 0], alpha: 2 }, 'Its opacity is 2.'],
])('does not take the colour %j', (value, what) => {
  expect(() => readColor(value)).toThrow(what);
});

function convert(tokens: object) {
  const source = readSourceFile('a.json', JSON.stringify(tokens, null, 1));
  if (!isReadable(source)) throw new Error(source.what);
  const document = { source, pointer: '', value: source.value };
  const read = flatten(document, [document]).tokens.flatMap((raw) => themed(raw) ?? []);
  const set = new TokenSet(new Map(read.map((token) => [token.raw.name, token])));
  const { tokens: made, remarks } = convertSet(
    set,
    new Map(read.map(({ raw: { name } }) => [name, `our.${name}`])),
  );
  return {
    values: Object.fromEntries([...made].map(([name, { value }]) => [name, value])),
    made,
    remarks: remarks.map(({ line, name, what }) => `${line} ${name}: ${what}`),
  };
}

const px = (value: number) => ({ value, unit: 'px' });

it('writes values of each type as Livery does, and keeps what refers to others', () => {
  const { values, remarks } = convert({
    ink: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0] } },
    thin: { $type: 'dimension', $value: px(0.5) },
    tiny: { $type: 'dimension', $value: px(1e-7) },
    none: { $type: 'dimension', $value: 0 },
    quick: { $type: 'duration', $value: { value: 150, unit: 'ms' } },
    bold: { $type: 'fontWeight', $value: '700' },
    sans: { $type: 'fontFamily', $value: "'Some Sans', -apple-system, sans-serif" },
    both: { $type: 'fontFamily', $value: ['Head', '{sans}'] },
    ease: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
    alias: { $type: 'color', $value: '{ink}' },
    edge: { $type: 'border', $value: { color: '{ink}', width: '{thin}', style: 'solid' } },
    move: { $type: 'transition', $value: { duration: '{quick}', timingFunction: '{ease}' } },
    head: {
      $type: 'typography',
      $value: { fontFamily: '{sans}', fontSize: px(20), fontWeight: 600, lineHeight: 1.2, textCase: 'upper' },
    },
    fade: {
      $type: 'gradient',
      $value: [
        { color: '{ink}', position: 0 },
        { color: '#fff', position: 1 },
      ],
    },
    far: { $type: 'color', $value: { colorSpace: 'oklch', components: [0.7, 0.3, 150] } },
  });
  expect(values).toEqual({
    'our.ink': '#000000',
    'our.thin': '0.5px',
    'our.tiny': '0.0000001px',
    'our.none': '0px',
    'our.quick': '150ms',
    'our.bold': 700,
    'our.sans': ['Some Sans', '-apple-system', 'sans-serif'],
    'our.both': ['Head', 'Some Sans', '-apple-system', 'sans-serif'],
    'our.ease': [0.2, 0, 0, 1],
    'our.alias': '{our.ink}',
    'our.edge': { color: '{our.ink}', width: '{our.thin}', style: 'solid' },
    'our.move': { duration: '{our.quick}', timingFunction: '{our.ease}' },
    'our.head': { fontFamily: '{our.sans}', fontSize: '20px', fontWeight: 600, lineHeight: 1.2 },
    'our.fade': [
      { color: '{our.ink}', position: 0 },
      { color: '#ffffff', position: 1 },
    ],
    'our.far': '#00c248',
  });
  expect(remarks).toEqual([
    expect.stringContaining('head: Livery knows no textCase of a typography; the token is taken without.'),
    expect.stringContaining(
      'far: Its colour is outside of what sRGB has; the nearest one, #00c248, stands for it.',
    ),
  ]);
});

it('an opacity beside a name stays one: on the token, or on a colour beside the shadow', () => {
  const layer = (more: object) => ({ offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0), ...more });
  const { made, values } = convert({
    ink: { $type: 'color', $value: '#102030' },
    faint: { $type: 'color', $value: '{ink}', alpha: 0.4 },
    flat: { $type: 'color', $value: '#102030', alpha: 0.4 },
    drop: {
      $type: 'shadow',
      $value: [layer({ color: '{ink}', alpha: 0.2 }), layer({ color: '#000', alpha: 0.2, inset: true })],
    },
  });
  expect(made.get('our.faint')).toMatchObject({ value: '{our.ink}', derive: { alpha: 0.4 } });
  expect(values['our.flat']).toBe('#10203066');
  expect(made.get('our.dropColor1')).toMatchObject({
    type: 'color',
    value: '{our.ink}',
    derive: { alpha: 0.2 },
  });
  const size = { offsetX: '0px', offsetY: '1px', blur: '2px', spread: '0px' };
  expect(values['our.drop']).toEqual([
    { color: '{our.dropColor1}', ...size },
    { color: '#00000033', ...size, inset: true },
  ]);
});

it('says what is not taken, each with its line', () => {
  const { remarks } = convert({
    custom: { $type: 'custom-string', $value: 'inset 0' },
    near: { $type: 'colour', $value: '#fff' },
    lost: { $type: 'color', $value: '{nowhere}' },
    round: { $type: 'color', $value: '{round}' },
    size: { $type: 'dimension', $value: '1px' },
    other: { $type: 'color', $value: '{size}' },
    odd: { $type: 'color', $value: 'bluish' },
  });
  expect(remarks).toEqual(
    [
      '2 custom: Its type is "custom-string", which Livery does not have.',
      '6 near: Its type is "colour", which Livery does not have.',
      '10 lost: It refers to nowhere, which is not there.',
      '14 round: It goes in a circle: round → round.',
      '22 other: It is of the type color, and size, which it refers to, is of dimension.',
      '26 odd: "bluish" is no colour. Colours are',
    ].map((line) => expect.stringContaining(line.replace(' Colours are', '')) as string),
  );
});
