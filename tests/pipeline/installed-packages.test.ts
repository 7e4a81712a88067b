import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { listBrands, listParents, loadBrand, openRepository, type Workspace } from '@liveryjs/workspace/open';
import { brandSchemas } from '@liveryjs/workspace/types/editor/brand-schemas';
import { brandSchemaPath } from '@liveryjs/workspace/types/editor/schema-path';
import { generateTypes } from '@liveryjs/workspace/types/generate-types';
import { afterAll, beforeAll, expect, it } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'livery-installed-'));
let workspace: Workspace;

function write(path: string, content: string | object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

beforeAll(async () => {
  mkdirSync(join(root, 'node_modules/@liveryjs'), { recursive: true });
  for (const [name, folder] of [
    ...['client', 'parts', 'schemas', 'widgets'].map((room) => [room, room] as const),
    ['compiler', 'engine/compiler'] as const,
    ['engine', 'engine/runtime'] as const,
    ['house', 'brands/house'] as const,
  ])
    symlinkSync(join(project, folder), join(root, 'node_modules/@liveryjs', name), 'junction');
  write('brands/lotus/brand.json', {
    schemaVersion: 1,
    id: 'lotus',
    extends: 'house',
    name: 'Lotus',
    domains: ['lotus.localhost'],
    tenant: { merchantCode: 'lotus' },
    languages: { default: 'EN', supported: [{ code: 'EN', locale: 'en' }] },
    theme: { defaultMode: 'dark' },
    routes: [{ id: 'home', main: [{ id: 'petals', widget: 'petals', props: { count: 5 } }] }],
  });
  write('widgets/petals/widget.json', {
    name: 'petals',
    title: 'Petals',
    description: 'Petals that fall.',
    component: 'Petals.tsx',
    regions: ['main'],
    props: {
      type: 'object',
      additionalProperties: false,
      properties: { count: { type: 'integer', description: 'How many fall at once.' } },
    },
  });
  write('widgets/petals/Petals.tsx', 'export default function Petals() {\n  return <p>petals</p>;\n}\n');
  write(
    'checks/few-petals.mjs',
    `import { defineCheck } from '@liveryjs/compiler/manifest';
export default defineCheck({
  docs: 'No brand is called Lotus.',
  findings: {
    'flowers/name': {
      title: 'The name is taken',
      severity: 'warning',
      message: () => 'name: Lotus is taken.',
      hint: () => 'Choose another name.',
    },
  },
  run: ({ manifest, report }) => manifest.name === 'Lotus' && report('flowers/name', { pointer: '/name' }, {}),
});
`,
  );
  write('checks/broken.mjs', 'export default 1;');
  write('adapters/turned.ts', 'export default {};');
  workspace = await openRepository({ root });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

it('a brand extends one of an installed package, and has no other brand of that package’s folder', () => {
  expect(listBrands(workspace)).toEqual(['lotus']);
  expect(listParents(workspace)).toContain('house');
  const { chain } = loadBrand(workspace, 'lotus');
  expect(chain.map(({ id }) => id)).toEqual(['house', 'lotus']);
});

it('widgets and adapters of one’s own stand beside those of the packages', () => {
  const names = workspace.widgets.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['footer', 'game-grid', 'petals']));
  expect(Object.keys(workspace.adapters)).toEqual(expect.arrayContaining(['code-data-msg', 'turned']));
});

it('checks of one’s own tell what they find, and a file that is none is named', () => {
  const { issues } = loadBrand(workspace, 'lotus');
  expect(issues.filter(({ code }) => code === 'flowers/name')).toMatchObject([
    { file: 'brands/lotus/brand.json', message: 'name: Lotus is taken.', severity: 'warning' },
  ]);
  expect(workspace.issues.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'checks/broken.mjs: The file does not export a check by default.',
  ]);
});

it('only the editors’ schemas, and the props and words of one’s own widgets, are generated', async () => {
  const texts = await generateTypes(workspace);
  expect([...texts.keys()].sort()).toEqual([
    'schemas/generated/portal.schema.json',
    'schemas/generated/widget.schema.json',
    'widgets/petals/petals.props.ts',
    'widgets/petals/widget.json',
  ]);
  expect(brandSchemas(workspace)('lotus').get(brandSchemaPath('lotus', 'brand'))).toContain('petals');
});
