import { expect, it } from 'vitest';
import { corrections } from './check/fix/corrections.ts';
import { repairSyntax } from './check/fix/repair-syntax.ts';
import { NoJson, setIn } from './edits/json-text.ts';
import { mergeTokens } from './import/write/merge-tokens.ts';
import { jsonTree } from './json-tree.ts';
import { mergeTexts } from './messages/import/merge-texts.ts';
import { withMessages } from './widgets/listed-uses.ts';

// The parser calls itself once a level: this is more than its stack holds.
const LEVELS = 20_000;
const deep = `${'{"a":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`;
const crossed = '{"a":["x"},'.repeat(LEVELS);
const issue = { code: 'unknown-key', meant: 'b', file: 'a.json', line: 1, column: 2, message: '', hint: '' };

it.each([
  ['that goes too deep', deep],
  ['of brackets that the other sign closes', crossed],
])('a text %s is left as it is by all that write JSON, and none of them crashes', (_name, text) => {
  const errors: object[] = [];
  expect(jsonTree(text, errors as never)).toBe(undefined);
  expect(errors).toHaveLength(1);
  expect(repairSyntax(text)).toBe(undefined);
  expect(corrections(text, [{ ...issue, severity: 'error', pointer: '' } as never])).toEqual([]);
  expect(mergeTexts(text, { texts: new Map([['key', 'text']]), same: [] }, [])).toBe(text);
  expect(mergeTokens(text, new Map(), 'acme', 'schema.json')).toBe(text);
  expect(withMessages(text, ['key'])).toBe(text);
  expect(() => setIn(text, ['b'], 1)).toThrow(NoJson);
});
