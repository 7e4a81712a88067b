import { describe, expect, it } from 'vitest';
import { svgIssues } from './svg-issues.ts';

/** Findings with the marked text and the hint, of a file of one line inside of the outermost element. */
function explained(text: string): string[] {
  return svgIssues(new TextEncoder().encode(text), 'logo.svg').map(
    ({ line, column, endColumn = column, code, message, hint }) =>
      `${line} «${text.split('\n')[line - 1]?.slice(column - 1, endColumn - 1)}» ${code} ${message} ${hint}`,
  );
}

describe('a prefix without a namespace, of which browsers show nothing,', () => {
  const plain = (inside: string, more = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"${more}>\n${inside}\n</svg>`;
  const undeclared = (prefix: string, address: string) =>
    `2 «${prefix}» svg-syntax The prefix "${prefix}" is declared nowhere. Write xmlns:${prefix}="${address}" in the outermost element, or take the prefix out: until then browsers show nothing of the file.`;

  it.each([
    ['<use xlink:href="#a"/>', undeclared('xlink', 'http://www.w3.org/1999/xlink')],
    ['<text id="a.xlink:b" xlink:title="x"/>', undeclared('xlink', 'http://www.w3.org/1999/xlink')],
    ['<inkscape:path/>', undeclared('inkscape', 'http://www.inkscape.org/namespaces/inkscape')],
    ['<svg:g/>', undeclared('svg', 'http://www.w3.org/2000/svg')],
    ['<g own:a="1"/>', undeclared('own', '…')],
    ['<g><i:x xmlns:i="http://ns.adobe.com/x"/><g i:y="1"/></g>', undeclared('i', '…')],
    [
      '<g xmlns:a=""/>',
      '2 «xmlns:a=""» svg-syntax xmlns:a="" declares a prefix without a namespace. Write the address of the namespace, or take the declaration out: until then browsers show nothing of the file.',
    ],
  ])('is found: %s', (inside, want) => {
    expect(explained(plain(inside))).toEqual([want]);
  });

  it('is none where it is declared further out, or is that of XML itself', () => {
    expect(
      explained(plain('<g id="a"><use xlink:href="#a"/></g>', ' xmlns:xlink="http://www.w3.org/1999/xlink"')),
    ).toEqual([]);
    expect(explained(plain('<text xml:space="preserve" xml:lang="en"> a </text>'))).toEqual([]);
  });
});

const open = '<svg xmlns="http://www.w3.org/2000/svg">';

it.each([
  '<!--',
  '<![CDATA[',
  '<?',
  '<!DOCTYPE ',
  '<!DOCTYPE a [',
  '<!DOCTYPE>',
  '<!ENTITY ',
  '&',
  '&a',
  '<a b="',
  '<g>',
])('a file of nothing but %s is read at once', { timeout: 5000 }, (piece) => {
  expect(explained(open + piece.repeat(1024 * 256))).toHaveLength(1);
});
