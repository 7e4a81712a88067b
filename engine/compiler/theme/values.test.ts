import type { Font } from '@liveryjs/schemas/brand';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Json, pair, resolve } from './testing.ts';

const fonts = ['Sora', 'Be Vietnam Pro'].map(
  (family): Font => ({
    id: 'font',
    family,
    weight: '400',
    style: 'normal',
    files: [{ src: 'a.woff2', preload: false }],
  }),
);

function valuesOf(tokens: Json): Readonly<Record<string, string>> {
  const text = JSON.stringify(tokens);
  const named = fonts.filter(({ family }) => text.includes(family));
  const { modes, issues } = resolve({ 'root/tokens.json': tokens }, { fonts: named });
  expect(issues.map(({ message }) => message)).toEqual([]);
  return modes.dark ?? {};
}

describe('a value becomes CSS', () => {
  test.each<[string, { type: string; value: unknown; want: string }]>([
    ['a colour', { type: 'color', value: '#6142BF', want: '#6142bf' }],
    ['a colour with transparency', { type: 'color', value: '#6142bf15', want: '#6142bf15' }],
    ['a short colour', { type: 'color', value: '#f0a', want: '#ff00aa' }],
    ['a short colour with transparency', { type: 'color', value: '#f0a8', want: '#ff00aa88' }],
    [
      'a colour object',
      { type: 'color', value: { colorSpace: 'srgb', components: [1, 0.5, 0] }, want: '#ff8000' },
    ],
    [
      'a colour object with alpha',
      {
        type: 'color',
        value: { colorSpace: 'hsl', components: [120, 100, 25], alpha: 0.5 },
        want: '#00800080',
      },
    ],
    [
      'a colour of another space by its hex',
      {
        type: 'color',
        value: { colorSpace: 'oklch', components: [0.5, 0.2, 'none'], hex: '#6142bf' },
        want: '#6142bf',
      },
    ],
    [
      'a colour object whose hex is its components, rounded',
      {
        type: 'color',
        value: { colorSpace: 'srgb', components: [0.38, 0.259, 0.749], hex: '#6142bf' },
        want: '#6142bf',
      },
    ],
    ['a dimension', { type: 'dimension', value: '16px', want: '16px' }],
    ['a dimension without needless zeros', { type: 'dimension', value: '-0.50rem', want: '-0.5rem' }],
    ['a dimension object', { type: 'dimension', value: { value: 1.5, unit: 'rem' }, want: '1.5rem' }],
    ['a font', { type: 'fontFamily', value: 'Be Vietnam Pro', want: '"Be Vietnam Pro"' }],
    ['fonts', { type: 'fontFamily', value: ['Manrope', 'sans-serif'], want: '"Manrope",sans-serif' }],
    ['a weight by name', { type: 'fontWeight', value: 'semi-bold', want: '600' }],
    ['a duration', { type: 'duration', value: { value: 0.2, unit: 's' }, want: '0.2s' }],
    ['a curve', { type: 'cubicBezier', value: [0.2, 0, 0, 1.4], want: 'cubic-bezier(0.2,0,0,1.4)' }],
    ['a number', { type: 'number', value: 1.5, want: '1.5' }],
    ['a stroke', { type: 'strokeStyle', value: 'dotted', want: 'dotted' }],
    [
      'a border',
      { type: 'border', value: { width: '1px', style: 'solid', color: '#000' }, want: '1px solid #000000' },
    ],
    [
      'a transition',
      {
        type: 'transition',
        value: { duration: '200ms', timingFunction: [0, 0, 1, 1] },
        want: '200ms cubic-bezier(0,0,1,1) 0s',
      },
    ],
    [
      'shadows',
      {
        type: 'shadow',
        value: [
          { color: '#0008', offsetX: '0px', offsetY: '1px', blur: '2px' },
          { color: '#fff', offsetX: '0px', offsetY: '0px', blur: '4px', spread: '1px', inset: true },
        ],
        want: '0px 1px 2px 0px #00000088,inset 0px 0px 4px 1px #ffffff',
      },
    ],
    [
      'a gradient',
      {
        type: 'gradient',
        value: [
          { color: '#000', position: 0 },
          { color: '#fff', position: 0.333 },
        ],
        want: 'linear-gradient(90deg,#000000 0%,#ffffff 33.3%)',
      },
    ],
  ])('%s', (_, { type, value, want }) => {
    expect(valuesOf({ a: { $type: type, $value: value } })).toEqual({ a: want });
  });

  it('takes a dimension in a unit that the format does not have from an extension', () => {
    const other = { 'livery.dimension': { value: 68, unit: 'ch' } };
    const size = { $type: 'dimension', $value: { value: 34, unit: 'rem' }, $extensions: other };
    expect(valuesOf({ size, same: { $type: 'dimension', $value: '{size}' } })).toEqual({
      size: '68ch',
      same: '68ch',
    });
  });

  it('takes the type of a group, of the token it refers to, and the members of other tokens', () => {
    const values = valuesOf({
      color: { $type: 'color', a: { $value: '#123456' }, deep: { b: { $value: '{color.a}' } } },
      copy: { $value: '{color.a}' },
      line: { $type: 'border', $value: { width: '1px', style: 'solid', color: '{color.deep.b}' } },
    });
    expect(values).toEqual({
      'color.a': '#123456',
      'color.deep.b': '#123456',
      copy: '#123456',
      line: '1px solid #123456',
    });
  });

  it('spreads a typography over names for each property', () => {
    const title = {
      fontFamily: 'Sora',
      fontSize: '2rem',
      fontWeight: 700,
      lineHeight: 1.2,
      letterSpacing: '0em',
    };
    expect(valuesOf({ title: { $type: 'typography', $value: title } })).toEqual({
      title: '700 2rem/1.2 "Sora"',
      'title.fontFamily': '"Sora"',
      'title.fontSize': '2rem',
      'title.fontWeight': '700',
      'title.lineHeight': '1.2',
      'title.letterSpacing': '0em',
    });
  });

  it('takes a line height that is a length, and no other type', () => {
    const title = { fontFamily: 'Sora', fontSize: '2rem', fontWeight: 700 };
    const values = (lineHeight: string) =>
      valuesOf({
        lead: { $type: 'dimension', $value: '36px' },
        weight: { $type: 'fontWeight', $value: 700 },
        title: { $type: 'typography', $value: { ...title, lineHeight } },
      });
    expect(values('{lead}')).toMatchObject({ title: '700 2rem/36px "Sora"', 'title.lineHeight': '36px' });
    expect(values('36px')).toMatchObject({ title: '700 2rem/36px "Sora"' });
    expect(() => values('{weight}')).toThrow();
  });

  it('grows with the window where it is fluid', () => {
    const size = { $type: 'dimension', $value: '2rem', $extensions: { 'livery.fluid': { min: '1rem' } } };
    expect(valuesOf({ size })).toEqual({ size: 'clamp(1rem,0.6087rem + 1.7391vw,2rem)' });
  });
});

describe('a derived colour', () => {
  test.each<[string, { from: string; steps: Json; want: string }]>([
    ['lightens', { from: '#6142bf', steps: { lighten: 0.1 }, want: '#8168cc' }],
    ['darkens', { from: '#6142bf', steps: { darken: 0.1 }, want: '#4d349a' }],
    ['saturates by a share of what it has', { from: '#6142bf', steps: { saturate: 0.5 }, want: '#5123de' }],
    ['leaves a grey grey', { from: '#808080', steps: { saturate: 1 }, want: '#808080' }],
    ['lets through what is below', { from: '#6142bf', steps: { alpha: 0.2 }, want: '#6142bf33' }],
    ['mixes', { from: '#000000', steps: { mix: { with: '#ffffff', weight: 0.25 } }, want: '#3f3f3f' }],
    [
      'darkens away from a light text',
      { from: '#6142bf', steps: { away: { from: '#fff', amount: 0.1 } }, want: '#573bab' },
    ],
    [
      'lightens away from a dark text',
      { from: '#ffb04d', steps: { away: { from: '#000', amount: 0.5 } }, want: '#ffd7a6' },
    ],
    [
      'chooses what can be read on it',
      { from: '#ffb04d', steps: { readable: ['#fff', '#111'] }, want: '#111111' },
    ],
    [
      'keeps the first choice if that can be read',
      { from: '#6142bf', steps: { readable: ['#fff', '#111'] }, want: '#ffffff' },
    ],
    [
      'gets the contrast that is asked for',
      { from: '#777', steps: { contrast: { on: '#777', ratio: 4.5 } }, want: '#060606' },
    ],
    [
      'stays as it is when it has the contrast',
      { from: '#123', steps: { contrast: { on: '#fff' } }, want: '#112233' },
    ],
    [
      'takes the steps in order',
      { from: '#6142bf', steps: { alpha: 0.5, mix: { with: '#fff', weight: 1 } }, want: '#ffffff' },
    ],
  ])('%s', (_, { from, steps, want }) => {
    const values = valuesOf({ a: { $type: 'color', $value: from, $extensions: { 'livery.derive': steps } } });
    expect(values.a).toBe(want);
  });

  it('has the contrast on any ground that can give it', () => {
    const byte = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
    const color = fc.tuple(byte, byte, byte).map((parts) => `#${parts.join('')}`);
    fc.assert(
      fc.property(color, color, (text, ground) => {
        const derive = { 'livery.derive': { contrast: { on: '{ground}', ratio: 4.5 } } };
        const { issues } = resolve(
          {
            'root/tokens.json': {
              $type: 'color',
              text: { $value: text, $extensions: derive },
              ground: { $value: ground },
            },
          },
          { contrast: [pair('text', 'ground')] },
        );
        expect(issues).toEqual([]);
      }),
    );
  });
});
