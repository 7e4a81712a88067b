import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeFrame,
  createIssue,
  didYouMean,
  formatIssue,
  type Issue,
  issueList,
  nearest,
  sortIssues,
  withinMost,
  withoutConsequences,
} from './index.ts';

const text = [
  '{',
  '  "main": [',
  '    { "id": "hero" },',
  '    { "id": "hot", "props": { "pageSize": "12" } }',
  '  ]',
  '}',
].join('\n');

const issue = createIssue(
  'widget-props',
  { file: 'brands/aurora/brand.json', line: 4, column: 43, endColumn: 47, pointer: '/main/1/props/pageSize' },
  {
    path: 'main[hot].props.pageSize',
    expected: 'an integer from 6 to 96',
    received: '"12" (a string)',
    hint: 'Write 12 without quotes.',
  },
);

describe('an issue', () => {
  it('is printed with its place, a code frame and what to do', () => {
    expect(formatIssue(issue, text)).toBe(
      [
        'brands/aurora/brand.json:4:43  error  widget-props',
        '  main[hot].props.pageSize: expected an integer from 6 to 96, got "12" (a string).',
        '    2 |   "main": [',
        '    3 |     { "id": "hero" },',
        '  > 4 |     { "id": "hot", "props": { "pageSize": "12" } }',
        '      |                                           ^^^^',
        '  Write 12 without quotes.',
      ].join('\n'),
    );
  });

  it('is printed without a frame when there is no text', () => {
    expect(formatIssue(issue)).toBe(
      [
        'brands/aurora/brand.json:4:43  error  widget-props',
        '  main[hot].props.pageSize: expected an integer from 6 to 96, got "12" (a string).',
        '  Write 12 without quotes.',
      ].join('\n'),
    );
  });

  it('shows a line that fits from its beginning, wherever the place is', () => {
    const line = `${'a'.repeat(130)}WRONG`;
    const frame = codeFrame(line, { line: 1, column: 131, endColumn: 136 });
    expect(frame).toBe(`> 1 | ${line}\n    | ${' '.repeat(130)}^^^^^`);
  });

  it('keeps its frame narrow in a file of one long line', () => {
    const long = `{"a":"${'x'.repeat(5000)}","b":1}`;
    const frame = codeFrame(long, { line: 1, column: 5009, endColumn: 5012 });
    const [line = '', mark = ''] = frame.split('\n');
    expect(line.length).toBeLessThan(160);
    expect(line.slice(mark.indexOf('^'), mark.indexOf('^') + 3)).toBe('"b"');
  });

  it('is listed once, in order of file, line and column', () => {
    const issueAt = (file: string, line: number, column = 1): Issue => ({ ...issue, file, line, column });
    const mixed = [
      issueAt('b', 1),
      issueAt('a', 10),
      issueAt('a', 9, 12),
      issueAt('a', 9, 3),
      issueAt('b', 1),
    ];
    expect(sortIssues(mixed).map(({ file, line, column }) => [file, line, column])).toEqual([
      ['a', 9, 3],
      ['a', 9, 12],
      ['a', 10, 1],
      ['b', 1, 1],
    ]);
  });
});

describe('the nearest known name', () => {
  it.each([
    ['pagesize', 'pageSize'],
    ['pgeSize', 'pageSize'],
    ['soruce', 'source'],
    ['x', undefined],
    ['somethingElse', undefined],
    ['page--size ', 'pageSize'],
    ['PAGE', 'pageSize'],
    ['../widgets/title.json', 'title'],
    ['title.html', 'title'],
    ['title/source', undefined],
  ])('of %s is %s', (name, want) => {
    expect(nearest(name, ['source', 'pageSize', 'title'])).toBe(want);
  });

  it('is not looked for when the name is of absurd length', () => {
    expect(nearest('y'.repeat(1_000_000), ['source'])).toBe(undefined);
  });

  it('stands in the hint, else every known name', () => {
    expect(didYouMean('pageSize', [])).toBe('Did you mean "pageSize"?');
    expect(didYouMean(undefined, ['a', 'b', 'c'])).toBe('Known: "a", "b" or "c".');
    expect(didYouMean(undefined, [])).toBe('There is none to choose from.');
  });
});

it('a list of issues makes 200 of a code, counts the others, and says how many they are', () => {
  const list = issueList();
  let made = 0;
  const make = () => ({ ...issue, line: ++made });
  for (let count = 0; count < 200; count++) list.add('widget-props', make);
  expect(list.all().length).toBe(200);
  for (let count = 0; count < 50; count++) list.add('widget-props', make);
  list.add('contrast', () => ({ ...issue, code: 'contrast', severity: 'warning' }));
  expect([list.all().length, made]).toEqual([202, 200]);
  expect(list.all().at(-1)).toMatchObject({
    code: 'more-issues',
    severity: 'error',
    line: 200,
    message: '50 more issues of the kind widget-props were found; the first 200 are listed.',
    hint: 'Mend those first: the others are listed then.',
    more: { code: 'widget-props', count: 50 },
  });
});

it('issues that are only counted are no worse than those that are listed', () => {
  const warning: Issue = { ...issue, severity: 'warning' };
  const issues = withinMost(Array.from({ length: 201 }, (_, line) => ({ ...warning, line })));
  expect(issues.at(-1)).toMatchObject({ code: 'more-issues', severity: 'warning' });
  // Another stage counted some already.
  expect(withinMost([...issues, ...issues]).at(-1)?.more).toEqual({ code: 'widget-props', count: 202 });
});

describe('findings that follow from others', () => {
  const place = { file: 'brands/aurora/brand.json', line: 1, column: 1 };
  const shape = createIssue(
    'manifest-shape',
    { ...place, pointer: '/panels/help-desk' },
    { path: 'panels', expected: 'a name', received: '"help-desk"', hint: 'Rename the key.' },
  );
  const unknown = createIssue(
    'id-unknown',
    { ...place, pointer: '/panels/help-desk' },
    { path: 'panels', id: 'help-desk', lacks: 'title', nearest: 'helpDesk' },
  );

  it.each([
    ['the one', [shape, unknown]],
    ['the other', [unknown, shape]],
  ])('are not hidden by each other, %s first: the one that says what was meant stays', (_, findings) => {
    expect(withoutConsequences(findings)).toEqual([unknown]);
  });

  it('are never all hidden', () => {
    const codes = [
      'unknown-key',
      'id-unknown',
      'id-elsewhere',
      'widget-replaced',
      'manifest-shape',
      'widget-props',
      'missing-key',
      'never-first',
      'rule-least',
    ];
    const findings = fc.array(
      fc.record({
        code: fc.constantFrom(...codes),
        pointer: fc.constantFrom('/a', '/a/b', '/a/b/c', '/d'),
        meant: fc.option(fc.constant('x'), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(findings, (all) => {
        const issues = all.map(({ code, pointer, meant }) => ({
          ...shape,
          code,
          pointer,
          ...(meant && { meant }),
        }));
        expect(withoutConsequences(issues)).not.toEqual([]);
      }),
      {
        examples: [
          [
            ['rule-least', 'manifest-shape', 'id-unknown'].map((code) => ({
              code,
              pointer: '/a' as const,
              meant: undefined,
            })),
          ],
        ],
        numRuns: 2000,
      },
    );
  });
});
