import { expect, it } from 'vitest';
import { contentTree } from './content-tree.ts';
import { readContent } from './read-content.ts';

function told(text: string): string[] {
  const file = 'brands/lotus/content/year.EN.md';
  const bytes = new TextEncoder().encode(text);
  const files = { read: () => bytes, size: () => bytes.length, list: () => [], holds: () => true };
  const written = readContent(files, file)?.written;
  if (written === undefined) throw new Error('The text cannot be read.');
  const { issues } = contentTree(written.root, written.source, {
    routes: [],
    assets: ['wheel'],
    values: ['age'],
  });
  return issues.map(({ code, line, column, endColumn = column, hint }) => {
    const marked = text.split('\n')[line - 1]?.slice(column - 1, endColumn - 1);
    return `${line} «${marked}» ${code} ${hint}`;
  });
}

const row = '| a | b |\n| --- | --- |\n';

it.each([
  ['A rule: [terms] (https://a.example)', '1 «[terms] (https://a.example)» content-sign A link is [text]'],
  ['A rule: [terms](https://a.example', '1 «[terms](https://a.example» content-sign A link is [text]'],
  ['Play **never to win', '1 «**» content-sign Bold words'],
  ['Play ~~never~~ always', '1 «~~never~~» content-sign Contents strike'],
  ['Play never[^1]', '1 «[^1]» content-sign Contents have no footnotes'],
  ['- [ ] You play', '1 «[ ]» content-sign Contents have no boxes'],
  ['#The quarters', '1 «#» content-sign A heading has a space'],
  ['- You play\n-You stop', '2 «-» content-sign An item of a list has a space'],
  ['| Thaw | March |\n| Frost | May |', '1 «| Thaw | March |» content-sign A table has a line'],
  ['You are {{age}}', '1 «{{age}}» content-sign A placeholder stands in one pair'],
  [`You are $${'{age}'}`, `1 «$${'{age}'}» content-sign A placeholder stands in one pair`],
  ['[](https://a.example) here', '1 «[](https://a.example)» content-link-text Write where it leads'],
  [`${row}| c |`, '3 «| c |» content-row Write all cells'],
  [`${row}| c | d | e |`, '3 «| c | d | e |» content-row Take out what is too much'],
  ['# A\n\n##\n\nWords', '3 «##» content-heading-empty Write its text'],
  ['---\ntitle: A\n---\n\n# A', '1 «---» content-front-matter Take them out'],
  ['# A\n\n    You play', 'content-sign A line that begins with four spaces'],
  ['See https://a.example/rules there', '1 «https://a.example/rules» content-sign An address becomes a link'],
  ['[A](https://https://a.example)', '1 «[A](https://https://a.example)» content-address Write https://…'],
  ['[A](mailto:help@brand)', '1 «[A](mailto:help@brand)» content-address Write https://…'],
  ['# A {#a}\n\n# B {#a}', '3 «# B {#a}» content-id-twice Give each heading'],
  ['TODO: write this', '1 «TODO: write this» content-unwritten Write the text'],
  ['Lorem ipsum dolor', '1 «Lorem ipsum dolor» content-unwritten Write the text'],
  ['![wheel.svg](asset:wheel)', '1 «![wheel.svg](asset:wheel)» content-picture Write what it shows'],
])('signs that mark nothing, and what is not there, are told: %s', (text, want) => {
  expect(told(text)).toContainEqual(expect.stringContaining(want));
});

it.each([
  'Play **always** and *never*, `a ** b`, and 2 * 3 * 4.',
  'It costs 5 $ \\*\\* a month \\[^1\\].',
  'Win #1 of 10, at 18+ - or not. -5 degrees, A | B',
  '[Terms](https://a.example "title") and [Terms][t].\n\n[t]: https://b.example',
  `${row}| c | |`,
  'VER TODO lo que hay',
  '# A {#a}\n\n# A',
  '<https://a.example>, [https://a.example/x](https://a.example/x) and [us](mailto:a@b.example?subject=x)',
  '```\ncode\n```',
  'A\n\n---\n\nB',
])('what is right is no finding: %s', (text) => {
  expect(told(text)).toEqual([]);
});
