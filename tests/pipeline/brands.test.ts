import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkOne } from '#scripts/check/check-one.ts';
import { listBrands, openWorkspace } from '#scripts/workspace/index.ts';

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });

test.each(listBrands(workspace))('nothing is to be said of %s', (id) => {
  expect(
    checkOne(workspace, id).issues.map(({ file, line, message }) => `${file}:${line} ${message}`),
  ).toEqual([]);
});
