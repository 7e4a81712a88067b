import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { pureContexts } from './pure-contexts.ts';

const ROUTER = '/ws/node_modules/react-router/dist/index.mjs';
const OTHER = '/ws/node_modules/other/index.mjs';

const CODE = `import * as React2 from 'react';
const Unused = React2.createContext(null);
Unused.displayName = "Unused";
const Form = React2.forwardRef(() => React2.useContext(Unused));
Form.displayName = "Form";
const Used = React2.createContext(null);
Used.displayName = "Used";
React2.useEffect(() => {});
export { Unused, Form, Used };
`;

/** Returns the code that is left of a module of which one export is used. */
async function leftOf(id: string): Promise<string> {
  const bundle = await rollup({
    input: 'entry',
    external: 'react',
    plugins: [
      {
        name: 'source',
        resolveId: (path) => (path === 'react' ? null : path),
        load: (path) => (path === 'entry' ? `export { Used } from '${id}'` : CODE),
      },
      pureContexts(),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}

test('what a bundle does not use of React Router’s contexts and components is not in it, all else stays', async () => {
  const code = await leftOf(ROUTER);
  expect(code).toContain('const Used =');
  expect(code).toContain('React2.useEffect(');
  expect(code).not.toMatch(/Unused|Form/);
});

test('other packages are left as they are', async () => {
  expect(await leftOf(OTHER)).toMatch(/Unused[\s\S]*Form/);
});
