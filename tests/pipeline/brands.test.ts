import { resolve } from 'node:path';
import { checkOne } from '@liveryjs/workspace/check/check-one';
import { listBrands, loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import { expect, test } from 'vitest';

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });

test.each(listBrands(workspace))('nothing is to be said of %s', (id) => {
  expect(
    checkOne(workspace, id).issues.map(({ file, line, message }) => `${file}:${line} ${message}`),
  ).toEqual([]);
});

test('brands of another folder find the house, the widgets and the schemas as packages, which lie here and are not installed', () => {
  const elsewhere = openWorkspace({
    root: workspace.root,
    brandsFolder: 'tests/fixtures/brands',
    widgetFolders: ['tests/fixtures/widgets'],
  });
  expect(loadBrand(elsewhere, 'probe').chain.map(({ folder }) => folder)).toEqual([
    'brands/house',
    'tests/fixtures/brands/probe',
  ]);
  expect(elsewhere.widgets.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'tests/fixtures/widgets/probe-box/widget.json',
      'widgets/shell/footer/widget.json',
    ]),
  );
  expect(elsewhere.installed).toEqual([]);
});
