import { describe, expect, it } from 'vitest';
import { imported, named } from './testing.ts';

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

  it('sums, products and functions of other tokens', () => {
    const size = { $type: 'dimension', $value: '4px' };
    const rows = ['{size} + 2', '{size}*{size}', 'rgba({ink}, 0.5)', '{size} '];
    const { taken, sentences } = imported({
      size,
      ...named(rows.map(($value) => ({ $type: 'dimension', $value }))),
      wide: { $type: 'shadow', $value: { blur: '{size} * 2' } },
    });
    expect(taken).toBe(1);
    expect(sentences).toEqual(
      [...rows.map((row, index) => [`${6 + index * 4} t${index}`, row]), ['22 wide', '{size} * 2']].map(
        ([place, row]) =>
          `${place}: Its value ${JSON.stringify(row)} is reckoned from other tokens, which Livery does not do: a name in braces stands alone. Write the result in its library, or let the tool that exports it put results in.`,
      ),
    );
  });

  it('tokens in the older form beside those of the format, each by its name', () => {
    const { taken, sentences } = imported({
      $type: 'number',
      one: { $value: 1 },
      value: { two: { $value: 2 } },
      old: { value: '{one} + 2', type: 'sizing' },
      type: { value: { fontSize: 2 }, type: 'typography' },
    });
    const older =
      'It is written in an older form, with "value" in place of "$value". Export it again in the format of the Design Tokens Community Group, with "$value" and "$type"; design tools call it W3C DTCG.';
    expect([taken, sentences]).toEqual([2, [`11 old: ${older}`, `15 type: ${older}`]]);
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
