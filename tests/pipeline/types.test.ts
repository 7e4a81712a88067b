import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { generateTypes } from '#scripts/types/generate-types.ts';
import { staleTypes } from '#scripts/types/write-types.ts';
import { openWorkspace } from '#scripts/workspace/index.ts';

const root = resolve(import.meta.dirname, '../..');

it('generated files say what the schemas say; else run `livery types`', { timeout: 60_000 }, async () => {
  const texts = await generateTypes(openWorkspace({ root }));
  expect(staleTypes(root, texts)).toEqual([]);
});
