import { expect, it } from 'vitest';
import { mergeFiles } from './merge-files.ts';
import { collisionSentence } from './merge-texts.ts';

const terms = '# Terms\r\n\r\nPlay fair.\r\n\r\nAsk us.';

it.each<
  [
    name: string,
    sides: [string | undefined, string | undefined, string | undefined],
    want: string | undefined,
    told?: string[],
  ]
>([
  [
    'lines at two places',
    [terms, terms.replace('fair', 'nicely'), terms.replace('# Terms', '# Rules')],
    '# Rules\r\n\r\nPlay nicely.\r\n\r\nAsk us.',
  ],
  ['the same line alike', [terms, `${terms}\r\n`, `${terms}\r\n`], `${terms}\r\n`],
  [
    'one line otherwise',
    [terms, terms.replace('fair', 'nicely'), terms.replace('fair', 'on')],
    terms.replace('fair', 'on'),
    ['line 3: mine is "Play nicely.\\r\\n", theirs is "Play on.\\r\\n".'],
  ],
  [
    'a text and its file',
    [terms, `${terms}!`, undefined],
    undefined,
    [`the whole file: mine is "# Terms\\r\\n\\r\\nPlay fair.\\r\\n\\r\\nAsk us.!", theirs is nothing.`],
  ],
  ['two new texts', [undefined, 'a\n', 'b\n'], 'b\n', ['line 1: mine is "a\\n", theirs is "b\\n".']],
])('two sides that change %s', (_name, [base, mine, theirs], want, told = []) => {
  const { text, collisions } = mergeFiles('brands/lotus/content/terms.EN.md', base, mine, theirs);
  expect([text, collisions.map(collisionSentence)]).toEqual([want, told]);
  const taken = (['mine', 'theirs'] as const).map(
    (side) => mergeFiles('terms.md', base, mine, theirs, side).text,
  );
  expect(taken).toEqual(told.length > 0 ? [mine, theirs] : [want, want]);
});

it('JSON is merged by its values, whatever its lines are', () => {
  expect(mergeFiles('brand.json', '{"a":1,"b":1}', '{"a":2,"b":1}', '{"a":1,"b":2}').text).toBe(
    '{"a":2,"b":2}',
  );
});
