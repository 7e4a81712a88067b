// @vitest-environment jsdom

import { sanitize } from '@liveryjs/engine/kit/sanitize';
import { expect, test } from 'vitest';
import { NEVER } from './addresses.ts';
import { HTML } from './html.ts';

const OWN = 'https://portal.example';

/** The elements that a page may show of what somebody else wrote; the rest of them is tested by the engine's own tests. */
const HARMLESS = /^(A|B|BLOCKQUOTE|BR|CAPTION|DETAILS|DIV|IMG|P|SPAN|SUMMARY|TABLE|TBODY|TD|TR)$/;
const WORDS =
  /^(alt|decoding|dir|height|href|lang|loading|rel|src|target|title|width|role|aria-label|tabindex|open)$/;

/** The elements and attributes that come through. */
function through(html: string): Element[] {
  const page = new DOMParser().parseFromString('', 'text/html');
  page.body.innerHTML = String(sanitize(html, { level: 3, origin: OWN, tableName: 'Table' }));
  return [...page.body.querySelectorAll('*')];
}

const wrong = (element: Element) =>
  [...element.attributes].flatMap(({ name, value }) => {
    if (!WORDS.test(name)) return [name];
    if (name !== 'href' && name !== 'src') return [];
    if (!URL.canParse(value, OWN)) return [];
    const { protocol, origin } = new URL(value, OWN);
    return protocol === 'https:' && (name === 'href' || origin === OWN || !value.startsWith('/'))
      ? []
      : [value];
  });

test.each(HTML)('%j brings nothing that acts', (html) => {
  const elements = through(html);
  expect(elements.filter(({ tagName }) => !HARMLESS.test(tagName)).map(({ tagName }) => tagName)).toEqual([]);
  expect(elements.flatMap(wrong)).toEqual([]);
});

test.each(NEVER)('no link and no picture of HTML leads to %j', (address) => {
  const escaped = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const elements = through(`<a href="${escaped}">a</a><img src="${escaped}" alt="b">`);
  expect(elements.flatMap(wrong)).toEqual([]);
});

test('the list holds enough, and nothing twice', () => {
  expect(new Set(HTML).size).toBe(HTML.length);
  expect(HTML.length).toBeGreaterThan(100);
});
