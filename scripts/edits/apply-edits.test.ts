import { resolve } from 'node:path';
import { isList, isObject, type JsonValue, ownText, pointerTo, valueAt } from '@liveryjs/engine/manifest';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openWorkspace } from '#scripts/workspace/index.ts';
import { withFiles } from '#scripts/workspace/with-files.ts';
import { applyEdits } from './apply-edits.ts';
import { changeOf, takenBack } from './text-change.ts';

const root = resolve(import.meta.dirname, '../..');
const workspace = openWorkspace({ root });
const brands = ['aurora', 'harbor', 'house', 'jade', 'kiosk'];

/** Every place of a manifest, its items of lists named by id. */
function places(value: JsonValue, pointer = ''): string[] {
  const steps = isList(value)
    ? value.map((item, index) => [ownText(item, 'id') ?? String(index), item] as const)
    : Object.entries(isObject(value) ? value : {});
  return steps.flatMap(([key, inner]) => {
    const at = pointerTo(pointer, key);
    const isName = ['id', 'extends', 'schemaVersion', '$schema', 'abstract'].includes(key);
    return isName ? [] : [...(isObject(inner) || isList(inner) ? places(inner, at) : [at])];
  });
}

const mergedOf = (id: string, from = workspace) => from.resolver.inherit(id).document?.value ?? null;
const all = new Map(brands.map((id) => [id, places(mergedOf(id))]));
const edited = fc
  .constantFrom(...brands)
  .chain((brand) => fc.record({ brand: fc.constant(brand), at: fc.constantFrom(...(all.get(brand) ?? [])) }));

it('a value set at any place of any brand is there, alone in its file, and reset gives the inherited one', () => {
  fc.assert(
    fc.property(edited, fc.constantFrom<JsonValue>('x-1', 7, true, ['a']), ({ brand, at }, value) => {
      const { files, wrong } = applyEdits(workspace, [{ op: 'set', brand, at, value }]);
      expect(wrong).toEqual([]);
      const [file] = files;
      if (file === undefined) {
        expect(valueAt(mergedOf(brand), at)).toEqual(value);
        return;
      }
      expect(file.path).toBe(`brands/${brand}/brand.json`);
      const after = openWorkspace({ root, files: withFiles(workspace.files, files) });
      expect(valueAt(mergedOf(brand, after), at)).toEqual(value);
      // Nothing else of the brand is another one.
      const others = (id: string, from = workspace) =>
        places(mergedOf(id, from)).filter((place) => !place.startsWith(at));
      expect(others(brand, after)).toEqual(others(brand));
      expect(takenBack(file.after, changeOf(file.before ?? '', file.after))).toBe(file.before);
      const { files: reset } = applyEdits(after, [{ op: 'reset', brand, at }]);
      const again = openWorkspace({ root, files: withFiles(after.files, reset) });
      const above = workspace.resolver.inherit(brand).chain.at(-2)?.id;
      const inherited = above === undefined ? undefined : valueAt(mergedOf(above), at);
      if (
        inherited !== undefined &&
        !/\/\d+(\/|$)/.test(at) &&
        !['name', 'domains'].includes(at.split('/')[1] ?? '')
      )
        expect(valueAt(mergedOf(brand, again), at)).toEqual(inherited);
    }),
    { numRuns: 40 },
  );
});

it('an item that a path names in brackets stands in a list, also where nothing of it is there yet', () => {
  const when = { audience: ['member'] };
  const edit = { op: 'set', brand: 'aurora', at: 'vendors.offered[DS88].when', value: when } as const;
  const { files, wrong } = applyEdits(workspace, [edit]);
  expect(wrong).toEqual([]);
  const after = openWorkspace({ root, files: withFiles(workspace.files, files) });
  expect(valueAt(mergedOf('aurora', after), '/vendors/offered')).toEqual([{ id: 'DS88', when }]);
});
