import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { minifyStyle, styleText } from './style-text.ts';

async function transform(code: string): Promise<string> {
  const id = '/ws/A.tsx';
  const bundle = await rollup({
    input: id,
    external: (path) => path !== id,
    plugins: [{ name: 'source', resolveId: () => id, load: () => code }, styleText()],
    treeshake: false,
  });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}

const inModule = async (code: string) => {
  const text = await transform(
    `import { css, keyframes, styled } from 'styled-components';\nimport { token } from './token.ts';\n${code}`,
  );
  return text.trim().split('\n').slice(2).join('\n').trim();
};

test.each([
  ['a {\n  color : red;\n  margin: 0 auto;\n}\n', 'a{color :red;margin:0 auto;}'],
  ['a:hover > :not(b , c) { x: 1 }', 'a:hover > :not(b,c){x:1}'],
  ['/* one */ a /* two */ b { /* three */ x: /* four */ 1; }', ' a b{x:1;}'],
  ['--room: ;--fallback: var(--a, );', '--room: ;--fallback:var(--a,);'],
  ['width: calc(1px + 2px);', 'width:calc(1px + 2px);'],
  [`content: ' ; /* x */ ';quotes: "\\" , {";`, `content:' ; /* x */ ';quotes:"\\" , {";`],
  ['mask: url(//host/a , b.svg) ;', 'mask:url(//host/a , b.svg);'],
  ['@media not all and (min-width: 64rem) {\n  a {\n}\n}', '@media not all and (min-width:64rem){a{}}'],
])('%j says the same as %j', (text, smaller) => {
  expect(minifyStyle(text)).toBe(smaller);
  expect(minifyStyle(smaller)).toBe(smaller);
});

test('styles of components and helpers lose what only a reader needs, at any depth', async () => {
  expect(
    await inModule(`
const a = css\`
  color: red;
\`;
const B = styled.p.attrs({ x: 1 })\`
  \${a}
  \${({ $x }) => $x && css\`
    margin: 0;
  \`}
  animation: \${keyframes\` to { opacity: 0; } \`} 1s;
\`;
const text = other\`
  left   alone
\`;`),
  ).toBe(`const a = \` color:red;\`;
const B = styled.p.attrs({ x: 1 })\` \${a} \${({ $x }) => $x && \` margin:0;\`} animation:\${keyframes\` to{opacity:0;}\`} 1s;\`;
const text = other\`
  left   alone
\`;`);
});

test('a token that is named becomes its value, one that is worked out stays', async () => {
  expect(
    await inModule(`const a = css\`gap: \${token('space.2')} \${token(name)};
  margin: \${token('size.mark')};\`;`),
  ).toBe(`const a = css\`gap:var(--space-2) \${token(name)};margin:var(--size-mark);\`;`);
});

test('a part of a style that is a single text is no more than that text', async () => {
  expect(
    await inModule(`const a = css\`gap: \${token('space.2')};\`;
const b = css\`\${a} margin: 0;\`;`),
  ).toBe(`const a = \`gap:var(--space-2);\`;
const b = css\`\${a} margin:0;\`;`);
});

test('an expression in a comment is refused: its place would be lost', async () => {
  await expect(inModule(`const a = css\`/* \${b} */\`;`)).rejects.toThrow(
    'A comment of a style holds an expression',
  );
});
