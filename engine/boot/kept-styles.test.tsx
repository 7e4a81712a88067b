import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager, styled } from 'styled-components';
import { expect, test } from 'vitest';
import { KeptStyles } from './kept-styles.tsx';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

let compiled = 0;
const count: Plugin = function count({ type }) {
  if (type === 'rule') compiled += 1;
};
const bold: Plugin = function bold(element) {
  if (element.type === 'decl') element.return = 'font-weight:bold;';
};

const Box = styled.div<{ $wide: boolean }>`
  color: red;
  width: ${({ $wide }) => ($wide ? '2px' : '1px')};
`;

/** Renders a page of its own. */
function render($wide: boolean, ...plugins: readonly Plugin[]): string {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <StyleSheetManager stylisPlugins={[...plugins]}>
        <KeptStyles>
          <Box $wide={$wide} />
        </KeptStyles>
      </StyleSheetManager>,
    ),
  );
  const page = html + sheet.getStyleTags();
  sheet.seal();
  return page;
}

test('a page has the styles that it has, and the next one does not compile them again', () => {
  const first = render(false, count);
  expect(first).toMatch(/\{color:red;width:1px;\}/);
  expect(compiled).toBe(1);
  expect(render(false, count)).toBe(first);
  expect(compiled).toBe(1);
});

test('another style, or another compiler, gives others', () => {
  render(false);
  expect(render(true)).toMatch(/\{color:red;width:2px;\}/);
  expect(render(false, bold)).toContain('font-weight:bold;');
});
