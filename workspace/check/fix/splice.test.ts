import { parseJson } from '@liveryjs/compiler/manifest';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { corrections } from './corrections.ts';
import { changedLines, splice } from './splice.ts';

const space = fc.stringMatching(/^[ \t\r\n]{0,3}$/);

/** A manifest of some keys in any order and any layout, with one key that is misspelt. */
const written = fc
  .record({
    members: fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.string({ unit: 'binary' }), { maxKeys: 5 }),
    spaces: fc.array(space, { minLength: 30, maxLength: 30 }),
    at: fc.nat(),
  })
  .map(({ members, spaces, at }) => {
    const entries = Object.entries(members)
      .filter(([key]) => key !== 'layuot')
      .map(([key, value]) => [JSON.stringify(key), JSON.stringify(value)] as const);
    const place = at % (entries.length + 1);
    entries.splice(place, 0, ['"layuot"', '{}']);
    const gap = (index: number) => spaces[index % spaces.length] ?? '';
    return `{${entries.map(([key, value], index) => `${gap(index)}${key}${gap(index + 7)}:${gap(index + 13)}${value}${gap(index + 19)}`).join(',')}}`;
  });

it('a correction changes what it is about, and no other letter', () => {
  fc.assert(
    fc.property(written, (text) => {
      const file = 'brands/red/brand.json';
      const { positions } = parseJson(new TextEncoder().encode(text), file);
      const place = { file, pointer: '/layuot', ...positions.keyAt('/layuot') };
      const issue = {
        ...place,
        code: 'unknown-key',
        severity: 'error',
        message: '',
        hint: '',
        meant: 'layout',
      } as const;
      expect(splice(text, corrections(text, [issue]))).toBe(text.replace('"layuot"', '"layout"'));
    }),
  );
});

it('edits are made where they say, and the rest of a text stays', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.string())),
      (text, raw) => {
        const edits = raw.map(([a, b, to]) => {
          const [start = 0, end = 0] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
          return { start, end, text: to };
        });
        const [first] = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
        const out = splice(text, edits);
        expect(splice(text, [])).toBe(text);
        if (first) expect(out.startsWith(text.slice(0, first.start) + first.text)).toBe(true);
        if (edits.length === 1 && first) expect(out.endsWith(text.slice(first.end))).toBe(true);
      },
    ),
  );
});

it('the lines that differ are told', () => {
  expect(changedLines('a\nb\nc', 'a\nB\nc')).toEqual(['- 2 | b', '+ 2 | B']);
  expect(changedLines('{\n  "a": 1\n}', '{\n  "$schema": "x",\n  "a": 1\n}')).toEqual([
    '+ 2 |   "$schema": "x",',
  ]);
  expect(changedLines('a\nb\nc', 'a\nc')).toEqual(['- 2 | b']);
  const many = Array.from({ length: 50 }, (_, line) => `  ${line},`);
  expect(changedLines('{\n}\n', `{\n${many.join('\n')}\n}\n`)).toEqual(
    many.map((line, index) => `+ ${index + 2} | ${line}`),
  );
});
