import { expect, test } from 'vitest';
import type { JsonSchema } from './json-schema.ts';
import { topSpot } from './spot.ts';

const schema: JsonSchema = JSON.parse(`{
  "$defs": { "key": { "pattern": "^key" } },
  "properties": { "kind": { "type": "string" } },
  "allOf": [
    {
      "if": { "properties": { "kind": { "pattern": "^key" } }, "required": ["kind"] },
      "then": { "properties": { "title": { "format": "message-key" } } },
      "else": { "properties": { "title": { "maxLength": 5 } } }
    },
    {
      "if": { "properties": { "kind": { "$ref": "#/$defs/key" } }, "required": ["kind"] },
      "then": { "properties": { "lead": { "format": "message-key" } } }
    }
  ]
}`);

const wordsFor = (value: { readonly kind?: string }) => {
  const parts = topSpot(schema).for(value);
  const keywordOf = (member: string, keyword: string) => parts.member(member).for('x').keyword(keyword);
  return [keywordOf('title', 'format'), keywordOf('title', 'maxLength'), keywordOf('lead', 'format')];
};

test.each([
  ['a pattern that fits', { kind: 'keys' }, ['message-key', undefined, 'message-key']],
  ['a pattern that does not fit', { kind: 'plain' }, [undefined, 5, undefined]],
  ['no member that it asks for', {}, [undefined, 5, undefined]],
])('a choice is made by all words of its condition: %s', (_name, value, words) => {
  expect(wordsFor(value)).toEqual(words);
});
