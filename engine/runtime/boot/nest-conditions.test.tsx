import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager, styled } from 'styled-components';
import { expect, test } from 'vitest';
import { nestConditions } from './nest-conditions.ts';

/** The rules that an element brings, its class written as `.x`. */
function rulesOf(element: ReactNode): readonly string[] {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(<StyleSheetManager stylisPlugins={[nestConditions]}>{element}</StyleSheetManager>),
  );
  const name = /class="\S+ (\S+)"/.exec(html)?.[1] ?? '';
  const css = /<style[^>]*>([\s\S]*?)<\/style>/.exec(sheet.getStyleTags())?.[1] ?? '';
  sheet.seal();
  const written = css.split('/*!sc*/').map((rule) => rule.trim().replaceAll(name, 'x'));
  return written.filter((rule) => rule && !rule.startsWith('data-styled'));
}

test('a condition stands inside each rule that it is about, in the order of the source', () => {
  const Box = styled.div`
    color: red;
    @media (width > 1px) {
      color: blue;
      &:hover,
      > p {
        color: green;
      }
    }
    > p {
      margin: 0;
    }
  `;
  expect(rulesOf(<Box />)).toEqual([
    '.x{color:red;}',
    '.x{@media (width > 1px){color:blue;}}',
    '.x:hover{@media (width > 1px){color:green;}}',
    '.x >p{@media (width > 1px){color:green;}}',
    '.x >p{margin:0;}',
  ]);
});

test('conditions within conditions stay so', () => {
  const Box = styled.div`
    @container (width > 1px) {
      color: red;
      @supports (color: blue) {
        color: blue;
      }
    }
  `;
  expect(rulesOf(<Box />)).toEqual([
    '.x{@container (width > 1px){color:red;}}',
    '.x{@container (width > 1px){@supports (color: blue){color:blue;}}}',
  ]);
});

test('what is about a pseudo-element stays as it was', () => {
  const Box = styled.div`
    @media (width > 1px) {
      &::before {
        color: blue;
      }
    }
  `;
  expect(rulesOf(<Box />)).toEqual(['@media (width > 1px){.x::before{color:blue;}}']);
});
