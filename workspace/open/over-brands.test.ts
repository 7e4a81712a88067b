import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openWorkspace, type Workspace, withChanged } from './index.ts';
import { withFiles } from './with-files.ts';

const root = resolve(import.meta.dirname, '../..');

const brands = ['house', 'jade', 'lotus'];

/** All that some brands come to. */
function resolved(from: Workspace) {
  return brands.map((id) => {
    const { merged, origins: _, ...rest } = from.resolver.resolve(id);
    return { ...rest, merged };
  });
}

it('brands over other files are what they are in a workspace that is opened with them', () => {
  const workspace = openWorkspace({ root });
  // All has been read before: what is not concerned need not be read again.
  const before = resolved(workspace);
  const manifest = (path: string, more: object) => {
    const value = JSON.parse(new TextDecoder().decode(workspace.files.read(path)));
    return { path, after: JSON.stringify({ ...value, ...more }) };
  };
  const lotus = [
    manifest('brands/jade/brand.json', { extends: 'lotus' }),
    {
      path: 'brands/lotus/brand.json',
      after: '{ "schemaVersion": 1, "id": "lotus", "abstract": true, "extends": "house" }',
    },
  ];
  const withLotus = withChanged(workspace, lotus);
  const house = [manifest('brands/house/brand.json', { name: 'Manor' })];
  resolved(withLotus);
  const withBoth = withChanged(withLotus, house);
  const anew = openWorkspace({ root, files: withFiles(workspace.files, [...lotus, ...house]) });
  expect(resolved(withBoth)).toEqual(resolved(anew));
  expect(withBoth.folders).toBeUndefined();
  // The one that they lie over is as it was.
  expect(resolved(workspace)).toEqual(before);
});
