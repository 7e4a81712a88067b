import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { applyEdits } from '#workspace/edits/apply-edits.ts';
import { listBrands, openWorkspace } from '#workspace/open/index.ts';
import { withFiles } from '#workspace/open/with-files.ts';
import { repeatedValues } from './repeated-values.ts';

const root = resolve(import.meta.dirname, '../..');
const saved = openWorkspace({ root });

const lotus = {
  'brand.json':
    '{ "id": "lotus", "extends": "house", "name": "Lotus",\n  "routes": [{ "id": "rng", "path": "/rng", "title": "lotus.slots" }] }',
  'tokens.json': '{ "radius": {\n  "md": { "$value": "5px" } } }',
  'messages/EN.json': '{ "nav.home": "Home",\n  "lotus.slots": "Slots", "nav.login": "Come in" }',
};
const files = Object.entries(lotus).map(([name, after]) => ({ path: `brands/lotus/${name}`, after }));

it('of a brand, what it says as its parent does is told with both places, and can be taken out by its name', () => {
  const workspace = openWorkspace({ root, files: withFiles(saved.files, files) });
  const repeated = repeatedValues(workspace, 'lotus');
  expect(repeated.map(({ at: name, language, place, over }) => [name, language, place, over])).toEqual([
    ['/routes/rng/path', undefined, 'brands/lotus/brand.json:2', 'house'],
    ['nav.home', 'EN', 'brands/lotus/messages/EN.json:1', 'house'],
  ]);
  for (const { inherited } of repeated) expect(inherited).toMatch(/^brands\/house\/.*:\d+$/);
  const { wrong, files: after } = applyEdits(
    workspace,
    repeated.map(({ at: name, language }) => ({
      op: 'reset',
      brand: 'lotus',
      at: name,
      ...(language !== undefined && { language }),
    })),
  );
  expect(wrong).toEqual([]);
  const clean = openWorkspace({ root, files: withFiles(workspace.files, after) });
  expect(repeatedValues(clean, 'lotus')).toEqual([]);
  expect(clean.resolver.resolve('lotus').merged).toEqual(workspace.resolver.resolve('lotus').merged);
});

it('every value that a brand of this repository repeats can be taken out alone, and nothing else changes', () => {
  const all = listBrands(saved).flatMap((brand) =>
    repeatedValues(saved, brand).map((repeated) => ({ brand, repeated })),
  );
  for (const { brand, repeated } of all) {
    const { at: name, language, mode } = repeated;
    const place = { ...(language !== undefined && { language }), ...(mode !== undefined && { mode }) };
    const { wrong, files: after } = applyEdits(saved, [{ op: 'reset', brand, at: name, ...place }]);
    expect([repeated, wrong]).toEqual([repeated, []]);
    const without = openWorkspace({ root, files: withFiles(saved.files, after) }).resolver.resolve(brand);
    expect([repeated, without.merged]).toEqual([repeated, saved.resolver.resolve(brand).merged]);
  }
});
