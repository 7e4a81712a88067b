import { afterEach, beforeEach, expect, it } from 'vitest';
import { createModedProject } from './moded-project.ts';
import { livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeEach(() => {
  project = createModedProject();
});
afterEach(() => project.remove());

it.each([
  [['import', 'tokens'], 2, 'Say what is to be imported'],
  [
    ['import', 'tokens', '@acme/nowhere', '--brand', 'demo'],
    1,
    'npm install --save-dev --ignore-scripts @acme/nowhere',
  ],
  [['import', 'tokens', 'brands/demo/brand.json', '--brand', 'dmeo'], 2, 'there is no brand "dmeo"'],
  [
    ['import', 'tokens', 'brands/demo/brand.json'],
    2,
    'Say with --brand which brand the tokens are for: base, demo.',
  ],
  [
    ['import', 'tokens', 'brands/demo/brand.json', '--brand', 'demo'],
    1,
    'brands/demo/brand.json holds no tokens',
  ],
  [['import', 'tokens', '--map', 'brands/demo/imports/no.json'], 2, 'There is no mapping'],
])('%j', async (args, code, note) => {
  expect(await livery(project.root, ...args)).toMatchObject({
    code,
    notes: expect.stringContaining(note) as string,
  });
});

it('a mapping that says something unknown is shown with its place', async () => {
  project.write(
    'brands/demo/imports/acme.json',
    '{\n  "library": "acme",\n  "sources": ["x"],\n  "modes": { "dark": {} },\n  "renmae": {}\n}\n',
  );
  const { code, out } = await livery(
    project.root,
    'import',
    'tokens',
    '--map',
    'brands/demo/imports/acme.json',
  );
  expect(code).toBe(1);
  expect(out).toContain('brands/demo/imports/acme.json:5:3');
  expect(out).toContain('Did you mean "rename"?');
});
