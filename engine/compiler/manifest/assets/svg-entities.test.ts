import { describe, expect, it } from 'vitest';
import { svgIssues } from './svg-issues.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">\n${inside}\n<symbol id="x"/></svg>`;

/** Findings with the marked text and the hint, of a file of one line inside of the outermost element. */
function explained(text: string): string[] {
  return svgIssues(new TextEncoder().encode(text), 'logo.svg').map(
    ({ line, column, endColumn = column, code, message, hint }) =>
      `${line} «${text.split('\n')[line - 1]?.slice(column - 1, endColumn - 1)}» ${code} ${message} ${hint}`,
  );
}

describe('an entity', () => {
  const named = (ref: string, numbers: string) =>
    `2 «${ref}» svg-entity ${ref} is an entity of HTML, which SVG does not have. Write ${numbers} in its place, or the letter itself.`;
  const written =
    'Write what they stand for where they are named, and take the declarations out. Drawing programs do so when they export plain SVG.';

  it.each([
    ['<title>a&nbsp;b</title>', named('&nbsp;', '&#160;')],
    ['<title>&copy; &copy;</title>', named('&copy;', '&#169;')],
    ['<g aria-label="&eacute;"/>', named('&eacute;', '&#233;')],
    ['<title>&NotEqualTilde;</title>', named('&NotEqualTilde;', '&#8770;&#824;')],
    [
      '<title>&logo;</title>',
      '2 «&logo;» svg-entity The file declares no entity &logo;. Write what it stands for in its place, or &amp;logo; where the sign & itself is meant.',
    ],
    [
      '<title>Salt & Pepper</title>',
      '2 «&» svg-entity An & stands for the beginning of an entity, and none follows. Write &amp; where the sign itself is meant.',
    ],
    [
      '<image href="#a?b=1&c=2"/>',
      '2 «&» svg-entity An & stands for the beginning of an entity, and none follows. Write &amp; where the sign itself is meant.',
    ],
  ])('that XML does not have is explained: %s', (inside, want) => {
    expect(explained(svg(inside))).toEqual([want]);
  });

  it.each([
    ['<!ENTITY a "<script/>">', '<!ENTITY a', 'the entity &a;'],
    [
      '<!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY ns_b "b">',
      '<!ENTITY ns_svg',
      'the entities &ns_svg;, &ns_b;',
    ],
    ['<!ENTITY % all SYSTEM "x"> %all;', '<!ENTITY % all', 'the entity %all;'],
  ])('that is declared is told where it is, though it is named too: %s', (declared, marked, names) => {
    expect(
      explained(`<!DOCTYPE svg [${declared}]>\n<svg xmlns="&ns_svg;">\n<title>&a;</title></svg>`),
    ).toEqual([
      `1 «${marked}» svg-entity The file declares ${names}, which can stand for anything, code too. ${written}`,
    ]);
  });

  it.each([
    '<title>&amp;&lt;&gt;&quot;&apos;&#160;&#xA0;</title>',
    '<!-- Salt & Pepper &nbsp; <!ENTITY a "b"> -->',
    '<style><![CDATA[/* & &nbsp; */]]></style>',
  ])('that XML has, or that only looks so, is none: %s', (inside) => {
    expect(explained(svg(inside))).toEqual([]);
  });
});
