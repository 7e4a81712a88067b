import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeTokens } from './merge-tokens.ts';

const token = (value: string, from = 'acme') => ({
  $type: 'color',
  $value: value,
  $extensions: { 'livery.from': from },
});
const line = (value: string) =>
  `{ "$type": "color", "$value": "${value}", "$extensions": { "livery.from": "acme" } }`;
const merged = (text: string | undefined, tokens: Record<string, object>) =>
  mergeTokens(
    text,
    new Map(Object.entries(tokens)) as Parameters<typeof mergeTokens>[1],
    'acme',
    '../tokens.schema.json',
  );

it('writes a new file, and none where nothing is wanted', () => {
  expect(merged(undefined, {})).toBeUndefined();
  expect(merged(undefined, { 'acme.a.b': token('#111'), 'acme.c': token('#222') })).toBe(
    `{
  "$schema": "../tokens.schema.json",
  "acme": {
    "c": ${line('#222')},
    "a": {
      "b": ${line('#111')}
    }
  }
}
`,
  );
});

// Tabs, Windows line ends, odd spaces and tokens of others.
const written =
  '{\r\n\t"color" : {"$type":"color",\r\n\t\t"mine": { "$value":"#abc" } ,\r\n\t\t"old": ' +
  `${line('#000')},\r\n\t\t"kept": { "$value" : "#fff", "$type": "color", "$extensions": { "livery.from": "acme" } }\r\n\t},\r\n` +
  `\t"gone": { "deep": { "a": ${line('#111')} } },\r\n\t"other": { "x": ${JSON.stringify(token('#123', 'else'))} }\r\n}\r\n`;

it('changes, adds and takes out what is of the library, and no other byte', () => {
  const kept = { $value: '#fff', $type: 'color', $extensions: { 'livery.from': 'acme' } };
  const after = merged(written, {
    'color.kept': kept,
    'color.old': token('#999'),
    'color.new': token('#777'),
  });
  expect(after).toBe(
    written
      .replace(`"old": ${line('#000')}`, `"old": ${line('#999')}`)
      .replace(
        '"livery.from": "acme" } }\r\n\t}',
        `"livery.from": "acme" } },\r\n\t\t"new": ${line('#777')}\r\n\t}`,
      )
      .replace(`\r\n\t"gone": { "deep": { "a": ${line('#111')} } },`, ''),
  );
  // Done again, it changes nothing.
  expect(merged(after, { 'color.kept': kept, 'color.old': token('#999'), 'color.new': token('#777') })).toBe(
    after,
  );
});

it('opens a group that stands on one line, and an empty one', () => {
  expect(merged('{ "a": {} }', { 'a.b': token('#111') })).toBe(`{ "a": {\n    "b": ${line('#111')}\n  } }`);
  expect(merged('{}', { b: token('#111') })).toBe(`{\n  "b": ${line('#111')}\n}`);
});

it('leaves a group that somebody says something of', () => {
  const text = `{ "a": { "$description": "Ours.", "b": ${line('#111')} }, "c": { "$type": "color" } }`;
  expect(merged(text, {})).toBe('{ "a": { "$description": "Ours." }, "c": { "$type": "color" } }');
});

it('whatever was imported goes again, and leaves the file as it was', () => {
  const name = fc.stringMatching(/^[a-c](\.[a-c]){0,2}$/);
  const mine = { z: { $type: 'color', one: { $value: '#111' }, two: { three: { $value: '#222' } } } };
  fc.assert(
    fc.property(fc.array(name, { maxLength: 8 }), fc.constantFrom(undefined, '\t', 1, 4), (names, space) => {
      // A token holds no others.
      const free = names.filter((tokenName) => !names.some((other) => other.startsWith(`${tokenName}.`)));
      const before = `${JSON.stringify(mine, undefined, space)}\n`;
      const newTokens = Object.fromEntries(free.map((tokenName) => [tokenName, token('#333')]));
      const after = merged(before, newTokens) ?? '';
      const parsed = JSON.parse(after) as Record<string, unknown>;
      expect(parsed.z).toEqual(mine.z);
      expect(merged(after, newTokens)).toBe(after);
      // On one line, the bracket at the end gets a line of its own.
      expect((merged(after, {}) ?? '').replace('}\n}\n', '}}\n')).toBe(before.replace('}\n}\n', '}}\n'));
    }),
  );
});
