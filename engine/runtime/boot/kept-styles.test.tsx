import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager, styled } from 'styled-components';
import { expect, test } from 'vitest';
import { KeptStyles, RulesOf } from './kept-styles.tsx';

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

test('components whose rules stand elsewhere have none here, and their classes are told', () => {
  const Other = styled.p.withConfig({ componentId: 'sc-elsewhere' })`
    color: blue;
  `;
  const unused: string[] = [];
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <KeptStyles without={new Set(['sc-elsewhere'])} onUnused={(name) => unused.push(name)}>
        <Other />
        <Box $wide={false} />
      </KeptStyles>,
    ),
  );
  const rules = sheet.getStyleTags();
  sheet.seal();
  expect(rules).not.toMatch(/blue|sc-elsewhere/);
  expect(rules).toContain('color:red;');
  expect(html).toContain(`<p class="sc-elsewhere ${unused[0]}"></p>`);
  expect(unused).toHaveLength(1);
});

test('styles by component become rules of the components’ own classes', () => {
  let rules = '';
  renderToStaticMarkup(
    <RulesOf
      styles={{ 'sc-a': 'color:red;&&:hover{margin:0;}', 'sc-b': '.sc-a > &{top:0;}' }}
      onRules={(text) => {
        rules = text;
      }}
    />,
  );
  expect(rules).toBe('.sc-a{color:red;}.sc-a.sc-a:hover{margin:0;}.sc-a>.sc-b{top:0;}');
});
