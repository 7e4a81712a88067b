import { resolve } from 'node:path';
import { checkOne } from '@liveryjs/cli/check/check-one';
import { listBrands, openWorkspace } from '@liveryjs/cli/workspace';
import { expect, test } from 'vitest';

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });

test.each(listBrands(workspace))('nothing is to be said of %s', (id) => {
  expect(
    checkOne(workspace, id).issues.map(({ file, line, message }) => `${file}:${line} ${message}`),
  ).toEqual([]);
});
