import { expect, it } from 'vitest';
import { unclearDescriptions, unclearWords } from './plain-english.ts';

it.each<[name: string, source: string, words: string[]]>([
  ['a comment that begins with What', '/** What a page shows. */\nconst page = 1;', ['1 comment What']],
  ['one over several lines', '/**\n * Whether it shows.\n * @param a b\n */\nf();', ['1 comment Whether']],
  ['a comment of lines, once', '// So it is,\n// How it was.\nf();', ['1 comment So']],
  ['two comments of lines', '// How.\nf();\n// Of it.\nf();', ['1 comment How', '3 comment Of']],
  ['a comment that says what a thing is', '/** The names that no page shows. */\nf();', []],
  ['a comment in the CSS of a template', 'css`\n  /* So wide. */\n  color: red;\n`;', ['2 comment So']],
  [
    'docs of a check that begin with Of',
    "createCheck({ docs: 'Of items, none.', findings });\ncreateCheck({ docs: 'No item.' });",
    ['1 description Of'],
  ],
  ['a name of a variable', 'const found = 1, [said] = [2];', ['1 name found', '1 name said']],
  ['a name of a parameter', 'f((one) => one);\nfunction g(at = 1) {}', ['1 name one', '2 name at']],
  [
    'what an object calls so',
    'const { found, own: list, to: { at }, by: wanted } = object.known;',
    ['1 name wanted'],
  ],
])('%s', (_name, source, words) => {
  const got = unclearWords('a.ts', source).map(({ line, kind, word }) => `${line} ${kind} ${word}`);
  expect(got).toEqual(words);
});

it('finds descriptions and summaries in JSON by their line', () => {
  const json = `{
  "$description": "What shadows are made of.",
  "description": "Colours of shadows.",
  "deep": [{ "description": "Whether it shows.", "summary": "Who is logged in.", "title": "How to deposit" }],
  "whatever": { "description": { "description": "So wide." } }
}`;
  expect(unclearDescriptions(json).map(({ line, word }) => `${line} ${word}`)).toEqual([
    '2 What',
    '4 Whether',
    '4 Who',
    '5 So',
  ]);
});
