import { describe, expect, it } from 'vitest';
import { imported, importedValues, named } from './testing.ts';

describe('what is not taken or not carried over is told', () => {
  it('keys and extensions, each once, with how many there are', () => {
    const token = {
      $type: 'number',
      $value: 1,
      $extensions: { 'a.tool': {}, 'livery.from': 'x' },
      $scopes: [],
    };
    const { taken, sentences } = imported({
      $themes: [],
      $schema: 'x',
      g: { $extensions: { 'b.tool': 1 }, one: token, two: token },
    });
    const nothing = 'Nothing needs to be done where no page depends on it. (taken)';
    expect([taken, sentences]).toEqual([
      2,
      [
        `2 : The key "$themes" is not carried over. ${nothing}`,
        `6 g: The extension "b.tool" is not carried over. ${nothing}`,
        `15 g.one: The key "$scopes", which stands in 2 groups and tokens, is not carried over. ${nothing}`,
        `12 g.one: The extension "a.tool", which stands in 2 groups and tokens, is not carried over. ${nothing}`,
      ],
    ]);
  });

  it('values of null, types that are none, and unknown types', () => {
    const { taken, sentences } = imported({
      a: { $type: 'color', $value: null },
      b: { $type: 'number', c: { $type: 5, $value: 1 } },
      d: { $type: 'spacing', $value: '4px' },
    });
    expect(taken).toBe(1);
    expect(sentences).toEqual([
      '9 b.c: Its "$type" is a whole number, which says nothing there; it is left out of account. Leave it out in the mapping. (taken)',
      '2 a: Its value is null. Leave it out in the mapping, or give it a value in its library.',
      expect.stringContaining('13 d: Its type is "spacing", which Livery does not have.'),
    ]);
  });

  it('references, descriptions and extensions in a form that says nothing', () => {
    const { taken, sentences } = imported({
      a: { $ref: 5, $extends: ['{b}'], b: { $type: 'number', $value: 1, $description: 7, $deprecated: 1 } },
      c: { $type: 'number', $value: 1, $extensions: [] },
    });
    const nothing =
      'which says nothing there; it is left out of account. Leave it out in the mapping. (taken)';
    expect([taken, sentences]).toEqual([
      2,
      [
        `3 a: Its "$ref" is a whole number, ${nothing}`,
        `4 a: Its "$extends" is a list, ${nothing}`,
        `10 a.b: Its "$description" is a whole number, ${nothing}`,
        `11 a.b: Its "$deprecated" is a whole number, ${nothing}`,
        `17 c: Its "$extensions" is a list, ${nothing}`,
      ],
    ]);
  });

  it('members of values that Livery does not know, and families that are no texts', () => {
    const px = '1px';
    const { taken, sentences } = imported({
      a: { $type: 'gradient', $value: [{ color: '#fff', position: 0, alpha: 0.5 }] },
      b: { $type: 'border', $value: { color: '#fff', width: px, style: 'solid', alpha: 0.5 } },
      c: { $type: 'dimension', $value: px, alpha: 0.5 },
      d: { $type: 'fontFamily', $value: ['A', 5] },
    });
    const without = 'the token is taken without. Nothing needs to be done where no page uses it. (taken)';
    expect([taken, sentences]).toEqual([
      3,
      [
        `2 a: Livery knows no alpha of a stop of a gradient; ${without}`,
        `12 b: Livery knows no alpha of a border; ${without}`,
        `21 c: Livery knows an opacity of colours, and this is a dimension; ${without}`,
        '26 d: It has a family that is a whole number. Families of fonts are texts. Tell its library, or leave it out in the mapping.',
      ],
    ]);
  });

  it('sums of numbers and dimensions are worked out, and what has no meaning is told', () => {
    const size = { $type: 'dimension', $value: '4px' };
    const rows = [
      ['dimension', '{size} + 2', 'is worked out as 6px'],
      ['dimension', '-({size} - 10px) * 1.5', 'is worked out as 9px'],
      ['number', '{size}/{size}', 'is worked out as 1'],
      ['number', '2 * 1.5', 'is worked out as 3'],
      ['dimension', '{size} ', 'is worked out as 4px'],
      ['dimension', '{t0} * 0.1', 'is worked out as 0.6px'],
      ['shadow', { color: '{ink}', blur: '{size} * 2' }, 'is worked out as 8px'],
    ] as const;
    const refused = [
      ['dimension', '{size}*{size}', 'counts 4px and 4px together, which have no common unit'],
      ['dimension', '{size} + 1rem', 'counts 4px and 1rem together, which have no common unit'],
      ['dimension', '{size} / ({size} - 4)', 'divides by nothing'],
      ['dimension', '{ink} * 2', 'counts with ink, which is neither a number nor a dimension'],
      ['color', 'rgba({ink}, 0.5)', 'Livery works out sums of numbers and dimensions alone'],
      ['dimension', 'round({size} * 2)', 'Livery works out sums of numbers and dimensions alone'],
      ['dimension', '{t14} + 1', 'goes in a circle'],
      ['dimension', '{t13} + 1', 'goes in a circle'],
    ] as const;
    const { taken, sentences } = imported({
      size,
      ink: { $type: 'color', $value: '#111111' },
      ...named([...rows, ...refused].map(([$type, $value]) => ({ $type, $value }))),
    });
    expect(taken).toBe(2 + rows.length);
    for (const [index, [, , words]] of [...rows, ...refused].entries())
      expect(sentences.find((sentence) => sentence.includes(` t${index}: `))).toContain(words);
  });

  it('sums that double look up no more than a hundred tokens', () => {
    const { taken, sentences } = imported({
      t0: { $type: 'number', $value: 1 },
      ...Object.fromEntries(
        Array.from({ length: 60 }, (_, index) => [
          `t${index + 1}`,
          { $type: 'number', $value: `{t${index}} + {t${index}}` },
        ]),
      ),
    });
    expect(taken).toBe(6);
    expect(sentences.at(-1)).toContain('t60: Its value looks up more than 100 tokens.');
  });

  it('tokens in the older form, as far as their meaning is clear, beside those of the format', () => {
    const tokens = {
      $type: 'number',
      one: { $value: 1 },
      value: { two: { $value: 2 } },
      old: { value: '{one} + 2', type: 'sizing', attributes: { category: 'size' }, filePath: 'x' },
      pad: { value: '16', type: 'spacing', attributes: {} },
      half: { value: '50%', type: 'opacity' },
      ink: { value: '#111111', comment: 'Words' },
      words: { value: '{ink.value}', type: 'color' },
      heavy: { value: 'Semi Bold', type: 'fontWeights' },
      line: { value: '150%', type: 'lineHeights' },
      wide: { value: '5%', type: 'letterSpacing' },
      deep: {
        value: { x: 0, y: '2', blur: 4, spread: 0, color: '{ink}', type: 'innerShadow' },
        type: 'boxShadow',
      },
      type: { value: { fontSize: 20, lineHeight: '120%', textCase: 'none' }, type: 'typography' },
      unclear: { value: '24', type: 'lineHeights' },
      plain: { value: 3 },
      kept: { value: 'x', type: 'constructor' },
    };
    expect(importedValues(tokens)).toEqual({
      one: 1,
      'value.two': 2,
      old: '3px',
      pad: '16px',
      half: 0.5,
      ink: '#111111',
      words: '{our.ink}',
      heavy: 'semi-bold',
      line: 1.5,
      wide: '0.05em',
      deep: { offsetX: '0px', offsetY: '2px', blur: '4px', spread: '0px', color: '{our.ink}', inset: true },
      type: { fontSize: '20px', lineHeight: 1.2 },
      plain: 3,
    });
    expect(imported(tokens).sentences).toEqual([
      expect.stringContaining(
        'old: The key "attributes", which stands in 2 groups and tokens, is not carried',
      ),
      expect.stringContaining('old: The key "filePath" is not carried over.'),
      expect.stringContaining('old: Its value "{one} + 2" is worked out as 3px'),
      expect.stringContaining('type: Livery knows no textCase of a typography'),
      expect.stringContaining('unclear: Its type is "lineHeights", which Livery does not have.'),
      expect.stringContaining('kept: Its type is "constructor", which Livery does not have.'),
    ]);
  });

  it('a letter that was lost', () => {
    const { taken, sentences } = imported({ a: { $type: 'fontFamily', $value: ['Caf\ufffd'] } });
    expect([taken, sentences]).toEqual([
      0,
      [
        '2 a: Its value "Caf\ufffd" has U+FFFD, which stands where a letter was lost. Write the letter that was meant, and save the file as UTF-8.',
      ],
    ]);
  });
});

it('what refers to a token that is left out is left out with it, through any number of steps', () => {
  const { taken, sentences } = imported({
    c: { $type: 'shadow', $value: ['{b}'] },
    b: { $type: 'shadow', $value: ['{a}'] },
    a: { $type: 'shadow', $value: { color: 'bluish' } },
  });
  expect(taken).toBe(0);
  expect(sentences).toEqual([
    expect.stringContaining('a: "bluish" is no colour.'),
    expect.stringContaining('b: It refers to a, which was not taken.'),
    expect.stringContaining('c: It refers to b, which was not taken.'),
  ]);
});
