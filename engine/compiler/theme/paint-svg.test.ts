import { expect, test } from 'vitest';
import { paintIssues, paintSvg } from './paint-svg.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

test('names of tokens become their values, whatever stands for them otherwise', () => {
  const written = svg(
    '<path fill="var(--color-brand-500, #111)" style="stroke: var( --a ,rgb(1 2 3));fill:red"/>',
  );
  expect(paintSvg(written, { 'color.brand.500': '#c2185b', a: 'rgb(4 5 6 / 0.5)' })).toBe(
    svg('<path fill="#c2185b" style="stroke: rgb(4 5 6 / 0.5);fill:red"/>'),
  );
  expect(paintSvg(svg('<path fill="var(--own)"/>'), { a: '#fff' })).toBe(svg('<path fill="var(--own)"/>'));
});

test('a token that the brand does not have is found where it stands; what begins as no token does is none', () => {
  const text = svg(
    '<g fill="var(--art-ground)"/>\n<g fill="var(--color-brand)" stroke="var(--color-brnd, #000)"/>',
  );
  const issues = paintIssues(new TextEncoder().encode(text), 'logo.svg', ['color.brand', 'size.a']);
  expect(
    issues.map(({ line, column, endColumn, message, hint }) => [line, column, endColumn, message, hint]),
  ).toEqual([[2, 42, 54, 'The brand has no token "--color-brnd".', 'Did you mean "--color-brand"?']]);
});
