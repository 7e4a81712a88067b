import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { styleIds } from './style-ids.ts';

async function transform(code: string, id: string): Promise<string> {
  const source = { name: 'source', resolveId: () => id, load: () => code };
  const bundle = await rollup({
    input: id,
    plugins: [
      { ...source, resolveId: (path) => (path === id ? id : { id: path, external: true }) },
      styleIds(['/ws', '/package']),
    ],
    treeshake: false,
  });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}

const CODE = `import styled, { css } from 'styled-components';
const shared = css\`color: red;\`;
const A = styled.p\`\${shared}\`;
const B = styled(A)\`\${styled.i\`x\`}\`;
const C = styled.a.attrs({ x: 1 })\`\`;
`;

test('every styled component gets an id of its file and place, and nothing else does', async () => {
  const ids = [
    ...(await transform(CODE, '/ws/widgets/a/A.tsx')).matchAll(
      /([\w.]+(?:\(\w+\))?|\}\))\.withConfig\(\{componentId:"([^"]+)"\}\)`/g,
    ),
  ];
  const prefix = ids[0]?.[2]?.slice(0, -1);
  expect(prefix).toMatch(/^sc-[0-9a-f]{8}$/);
  expect(ids.map(([, tag, id]) => [tag, id])).toEqual([
    ['styled.p', `${prefix}0`],
    ['styled(A)', `${prefix}1`],
    ['styled.i', `${prefix}2`],
    ['})', `${prefix}3`],
  ]);
});

test('the id is the same wherever the folder stands, and another in another file', async () => {
  const idIn = async (file: string) => /sc-\w+/.exec(await transform(CODE, file))?.[0];
  expect(await idIn('/ws/engine/a.tsx')).toBe(await idIn('/package/engine/a.tsx'));
  expect(await idIn('/ws/engine/a.tsx')).not.toBe(await idIn('/ws/engine/b.tsx'));
});
