// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { replaceRules } from './replace-rules.ts';

const font = '@font-face { font-family: Plain; src: url(plain.woff2); }';
const rulesOf = (style: HTMLStyleElement) => [...(style.sheet?.cssRules ?? [])];

function styleOf(text: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style;
}

test.for([
  ['a rule that says something else', ':root { --a: 2; } p { color: red; }'],
  ['fewer rules', ''],
  ['more rules', ':root { --a: 1; } p { color: red; } b { color: blue; }'],
])('%s: a style comes to its new rules, and the rules that stay are not written anew', ([, text]) => {
  const style = styleOf(`${font} :root { --a: 1; } p { color: red; }`);
  const [first] = rulesOf(style);
  replaceRules(style, `${font} ${text}`);
  const expected = rulesOf(styleOf(`${font} ${text}`)).map(({ cssText }) => cssText);
  expect(rulesOf(style).map(({ cssText }) => cssText)).toEqual(expected);
  expect(rulesOf(style)[0]).toBe(first);
});

test('a style outside of a document takes the whole text', () => {
  const style = document.createElement('style');
  replaceRules(style, 'p { color: red; }');
  expect(style.textContent).toBe('p { color: red; }');
});
