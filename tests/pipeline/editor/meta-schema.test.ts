import { join, resolve } from 'node:path';
import { listBrands, openWorkspace, type Workspace } from '@liveryjs/workspace/open';
import { brandSchemas } from '@liveryjs/workspace/types/editor/brand-schemas';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const ajv = new Ajv2020({ strict: false, allErrors: true });
const here = openWorkspace({ root });
const bookshop = openWorkspace({ root: join(root, 'tests/fixtures/bookshop') });

/** The schemas that editors have of a brand, by path, with what the meta-schema says against each. */
function faultsOf(workspace: Workspace, id: string): [path: string, faults: unknown][] {
  return [...brandSchemas(workspace)(id)].map(([path, text]) => {
    const isSound = ajv.validateSchema(JSON.parse(text));
    return [path, isSound === true ? [] : ajv.errors];
  });
}

it.each([
  ...listBrands(here).map((id) => ['the repository', id, here] as const),
  ...listBrands(bookshop).map((id) => ['the bookshop', id, bookshop] as const),
  // The schemas of such a brand hold no widget that it could place.
  ['a repository without widgets', 'aurora', { ...here, widgets: [] }] as const,
])('%s: the schemas that editors have of %s are JSON Schema 2020-12', (_, id, workspace) => {
  const faults = faultsOf(workspace, id);
  expect(faults.length).toBeGreaterThan(1);
  expect(faults).toEqual(faults.map(([path]) => [path, []]));
});
