import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { RESOLVED, soonModuleId } from './ids.ts';
import { type StaticStyles, staticStyles } from './static-styles.ts';

const HEAD = `import { styled, css } from 'styled-components';
import { Link } from './link.ts';
`;
const made = (tag: string, id: string, style: string) =>
  `${tag}.withConfig({componentId:"sc-${id}"})\`${style}\``;

/** Returns the styles that are taken out of a file, and the code that is left. */
async function taken(code: string, chunk = 'entry') {
  let styles: StaticStyles = {};
  const bundle = await rollup({
    input: 'entry',
    external: ['styled-components', './link.ts'],
    plugins: [
      {
        name: 'source',
        resolveId: (id) => (id.startsWith('.') ? null : id),
        load: (id) => (id === chunk ? HEAD + code : `import(${JSON.stringify(chunk)});`),
      },
      staticStyles((collected) => {
        styles = collected;
      }),
    ],
    treeshake: false,
  });
  const { output } = await bundle.generate({ format: 'es' });
  return { styles, code: output.map((file) => ('code' in file ? file.code : '')).join('\n') };
}

test('a style without expressions is taken out, in the order of the components', async () => {
  const { styles, code } = await taken(
    `const A = ${made('styled.p', 'a', ' color:red;content:"\\\\201c";')};
const B = ${made('styled.i.attrs({ x: 1 })', 'b', 'margin:0;')};`,
  );
  expect(Object.entries(styles)).toEqual([
    ['sc-a', 'color:red;content:"\\201c";'],
    ['sc-b', 'margin:0;'],
  ]);
  expect(code).toContain('const A = styled.p.withConfig({componentId:"sc-a"})``;');
  expect(code).toContain('const B = styled.i.attrs({ x: 1 }).withConfig({componentId:"sc-b"})``;');
});

test.each([
  ['another component’s class', `\${A} > &{margin:0;}`, '.sc-a > &{margin:0;}'],
  ['a text', `margin:\${room};`, 'margin:1px;'],
  ['a text of texts', `\${part}`, 'padding:1px;'],
])('an expression that is %s is written as what it stands for', async (_, style, text) => {
  const { styles } = await taken(
    `const room = '1px';
const part = \`padding:\${room};\`;
const A = ${made('styled.p', 'a', '')};
const B = ${made('styled.p', 'b', style)};`,
  );
  expect(styles).toEqual({ 'sc-b': text });
});

test.each([
  ['a function', `\${({ $x }) => $x}`],
  ['a name that changes', `margin:\${changing};`],
  ['what another file makes', `\${Link}`],
  ['styles that are put together while it runs', `\${put}`],
])('a style with %s stays', async (_, style) => {
  const { styles, code } = await taken(
    `let changing = '1px';
changing = '2px';
const put = css\`margin:\${({ $x }) => $x}\`;
const A = ${made('styled.p', 'a', style)};`,
  );
  expect(styles).toEqual({});
  expect(code).toContain(style);
});

test('a component keeps its style where one below keeps its own, whose rules come later', async () => {
  const { styles } = await taken(
    `const Moving = ${made('styled.p', 'moving', `width:\${({ $x }) => $x};`)};
const OnMoving = ${made('styled(Moving)', 'onMoving', 'margin:0;')};
const OnLink = ${made('styled(Link)', 'onLink', 'margin:0;')};
const Still = ${made('styled.p', 'still', 'margin:0;')};
const OnStill = ${made('styled(Still)', 'onStill', 'margin:1px;')};
const OnEmpty = ${made(`styled(${made('styled.p', 'empty', '')})`, 'onEmpty', 'margin:2px;')};`,
  );
  expect(styles).toEqual({ 'sc-still': 'margin:0;', 'sc-onStill': 'margin:1px;' });
});

test('the file that every page loads right after loses them, too', async () => {
  const soon = RESOLVED + soonModuleId(['footer']);
  const { styles, code } = await taken(`const A = ${made('styled.p', 'a', 'color:red;')};`, soon);
  expect(styles).toEqual({ 'sc-a': 'color:red;' });
  expect(code).not.toContain('color:red;');
});

test('a file that only some pages load keeps its styles', async () => {
  const { styles, code } = await taken(`const A = ${made('styled.p', 'a', 'color:red;')};`, 'other');
  expect(styles).toEqual({});
  expect(code).toContain('color:red;');
});
