import { resolve } from 'node:path';
import { isList, ownText, valueAt } from '@liveryjs/compiler/manifest';
import type { StudioEdit } from '@liveryjs/studio/api';
import { applyEdits } from '@liveryjs/workspace/edits/apply-edits';
import type { BrandEdit } from '@liveryjs/workspace/edits/edit';
import { loadBrand, openWorkspace, type Workspace } from '@liveryjs/workspace/open';
import { withFiles } from '@liveryjs/workspace/open/with-files';
import { expect, test } from 'vitest';
import { plainEdits } from './plain-edits.ts';
import { colorsView } from './views/colors.ts';

const root = resolve(import.meta.dirname, '../..');
const saved = openWorkspace({ root });
const FILE = 'brands/aurora/brand.json';

/** The workspace after an edit of the studio. */
function after(workspace: Workspace, edit: StudioEdit): Workspace {
  const { files, wrong } = applyEdits(workspace, plainEdits(workspace, edit) as readonly BrandEdit[]);
  expect(wrong).toEqual([]);
  return openWorkspace({ root, files: withFiles(workspace.files, files) });
}

const textOf = ({ files }: Workspace) => new TextDecoder().decode(files.read(FILE));
const idsAt = ({ resolver }: Workspace, list: string) => {
  const items = valueAt(resolver.inherit('aurora').document?.value, list);
  return isList(items) ? items.map((item) => ownText(item, 'id')) : [];
};

test('a copy stands behind its original under a fresh id, and a copy of it under the next', () => {
  const copy = { op: 'duplicate', brand: 'aurora', at: '/routes/home/main/hot' } as const;
  const twice = after(after(saved, copy), copy);
  const ids = idsAt(twice, '/routes/home/main');
  expect(ids.slice(0, 4)).toEqual(['hero', 'hot', 'hot-3', 'hot-2']);
  const manifest = twice.resolver.inherit('aurora').document?.value;
  const [original, second] = ['hot', 'hot-3'].map((id) => valueAt(manifest, `/routes/home/main/${id}`));
  expect(second).toMatchObject({ ...(original as object), id: 'hot-3' });
});

test('what goes to another list and comes back leaves the file as it was, and keeps what was changed meanwhile', () => {
  const [home, modal] = ['/routes/home/main', '/modals/search/main'];
  const there = after(saved, {
    op: 'transfer',
    brand: 'aurora',
    at: `${home}/hot`,
    to: modal,
    before: idsAt(saved, modal)[0] ?? '',
  });
  expect(idsAt(there, home)).not.toContain('hot');
  expect(idsAt(there, modal)[0]).toBe('hot');
  const back = { op: 'transfer', brand: 'aurora', at: `${modal}/hot`, to: home } as const;
  expect(textOf(after(there, back))).toBe(textOf(saved));

  const place = `${modal}/hot/props/pageSize`;
  const changed = after(there, { op: 'set', brand: 'aurora', at: place, value: 18 });
  const again = after(changed, { ...back, after: 'winners' });
  expect(idsAt(again, home).at(-1)).toBe('hot');
  const { document } = again.resolver.inherit('aurora');
  expect(valueAt(document?.value, `${home}/hot/props/pageSize`)).toBe(18);
});

test('a whole palette follows from one colour, also where the brand said something else, and stays readable', () => {
  const colorsOf = (workspace: Workspace) => colorsView(loadBrand(workspace, 'aurora')).tokens;
  const failing = (workspace: Workspace) =>
    colorsOf(workspace).flatMap(({ modes }) =>
      modes.flatMap(({ pairs }) => pairs.filter(({ isMet }) => !isMet)),
    );
  const greyed = after(saved, { op: 'set', brand: 'aurora', at: 'color.brand.300', value: '#808080' });
  const painted = after(greyed, { op: 'palette', brand: 'aurora', at: 'color', value: '#c2185b' });
  const color = (name: string) => colorsOf(painted).find((token) => token.name === name)?.modes[0];
  expect(color('color.brand.500')).toMatchObject({ css: '#c2185b', origin: { isOwn: true } });
  expect(color('color.brand.300')).toMatchObject({ origin: { layer: 'house' } });
  expect(color('color.neutral.tint')?.origin.isOwn).toBe(true);
  expect(failing(painted)).toEqual(failing(saved));
  expect(() => plainEdits(saved, { op: 'palette', brand: 'aurora', at: 'color', value: 'bluish' })).toThrow(
    '"bluish" is no colour. Write one such as #c2185b.',
  );
});

test('a place without anything is told in a sentence', () => {
  expect(() => plainEdits(saved, { op: 'duplicate', brand: 'aurora', at: '/routes/home/main/none' })).toThrow(
    'aurora has nothing at /routes/home/main/none.',
  );
});
