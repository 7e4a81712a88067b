import { expect, test } from 'vitest';
import { switchesPage } from './switches-page.ts';

const rowsOf = (properties: object) =>
  switchesPage({ properties } as Parameters<typeof switchesPage>[0])
    .split('\n')
    .filter((line) => line.startsWith('| `'));

test.each([
  ['true alone', { const: true }, '`true`'],
  ['one of some', { enum: ['win', 'lose', null] }, '`"win"` or `"lose"` or `null`'],
  ['a truth', { type: 'boolean' }, '`true` or `false`'],
  [
    'a number in bounds, or none',
    { type: ['integer', 'null'], minimum: 0, maximum: 9 },
    'a whole number from 0 to 9, or `null`',
  ],
  ['a number with one bound', { type: 'integer', minimum: 1 }, 'a whole number, 1 at least'],
  ['texts', { type: 'array', items: { type: 'string' } }, 'a list of texts'],
  [
    'things of another schema',
    { type: 'array', items: { $ref: 'x.schema.json' } },
    'a list, each as in `x.schema.json`',
  ],
  [
    'values by name',
    { type: 'object', additionalProperties: { type: 'boolean' } },
    'an object, each value `true` or `false`',
  ],
  [
    'a text that is said what it is',
    { type: 'string', expects: 'a day such as 2026-11-20' },
    'a day such as 2026-11-20',
  ],
])('%s', (_, schema, takes) => {
  expect(rowsOf({ it: { ...schema, description: 'Does | things.' } })).toEqual([
    `| \`it\` | ${takes} | Does \\| things. |`,
  ]);
});
