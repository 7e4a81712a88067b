import { resolve } from 'node:path';
import type { StudioEdit } from '@liveryjs/studio/api';
import { applyEdits } from '@liveryjs/workspace/edits/apply-edits';
import type { BrandEdit } from '@liveryjs/workspace/edits/edit';
import { openWorkspace, type Workspace, withChanged } from '@liveryjs/workspace/open';
import { expect, test } from 'vitest';
import { otherBrands } from './other-brands.ts';
import { plainEdits } from './plain-edits.ts';

const saved = withChanged(openWorkspace({ root: resolve(import.meta.dirname, '../..') }), [
  { path: 'brands/groups.json', after: '{ "night": ["aurora", "jade"], "alone": ["house"] }\n' },
  // One that cannot be read.
  { path: 'brands/lotus/brand.json', after: '{ "id": "lotus", "extends": "house", \n' },
]);

/** All that an edit comes to elsewhere, once it is in the draft of its own brand. */
function elsewhere(edit: StudioEdit, more: readonly BrandEdit[] = []) {
  const { files, wrong } = applyEdits(saved, [...more, edit as BrandEdit]);
  expect(wrong).toEqual([]);
  const workspace: Workspace = withChanged(saved, files);
  const { brands, groups } = otherBrands(workspace, edit, (each) => plainEdits(workspace, each));
  return { groups, brand: Object.fromEntries(brands.map(({ id, ...rest }) => [id, rest])) };
}

const statesIn = (brand: Readonly<Record<string, { readonly state: string }>>) =>
  Object.fromEntries(Object.entries(brand).map(([id, { state }]) => [id, state]));

test('a setting changes brands that say another value, and none that says the same; a broken brand says why it is none of them', () => {
  const place = '/theme/defaultMode';
  const { brand, groups } = elsewhere({ op: 'set', brand: 'house', at: place, value: 'light' }, [
    { op: 'set', brand: 'aurora', at: place, value: 'dark' },
    { op: 'set', brand: 'kiosk', at: place, value: 'light' },
  ]);
  expect(brand.house).toBeUndefined();
  expect(brand.aurora).toMatchObject({ state: 'changes', from: 'aurora', parents: ['house'] });
  expect(brand.aurora?.sentence).toBe(
    '/theme/defaultMode is "light", and was "dark" (brands/aurora/brand.json).',
  );
  expect(brand.lotus).toMatchObject({
    state: 'refused',
    sentence: expect.stringContaining('livery check lotus'),
  });
  expect(groups).toEqual([{ name: 'night', brands: ['aurora', 'jade'] }]);
  expect(statesIn(brand)).toEqual({
    aurora: 'changes',
    harbor: 'same',
    jade: 'same',
    kiosk: 'same',
    lotus: 'refused',
  });
});

test('what is left out in a parent is left out in its heirs, and elsewhere where such an item is', () => {
  const { brand } = elsewhere({ op: 'remove', brand: 'aurora', at: '/routes/home/main/hot' });
  expect(statesIn(brand)).toEqual({
    harbor: 'refused',
    house: 'changes',
    jade: 'changes',
    kiosk: 'refused',
    lotus: 'refused',
  });
  expect(brand.jade).toMatchObject({
    from: 'jade',
    sentence: expect.stringMatching(/hot is left out, and was/),
  });
  expect(brand.kiosk?.sentence).toBe('/routes/home/main has no item "hot". Did you mean "how"?');
  expect(
    statesIn(elsewhere({ op: 'remove', brand: 'house', at: '/routes/home/main/hot' }).brand),
  ).toMatchObject({
    aurora: 'reached',
    jade: 'changes',
  });
});

test('a text goes to brands that do not say it, and reaches those that inherit it', () => {
  const { brand } = elsewhere({ op: 'set', brand: 'aurora', at: 'nav.home', language: 'EN', value: 'Start' });
  expect(brand.house).toMatchObject({
    state: 'changes',
    sentence: expect.stringContaining('nav.home in EN is "Start", and was '),
  });
  const text = { op: 'set', at: 'nav.home', language: 'EN', value: 'Start' } as const;
  expect(statesIn(elsewhere({ ...text, brand: 'house' }).brand)).toMatchObject({
    aurora: 'reached',
    kiosk: 'reached',
  });
});
