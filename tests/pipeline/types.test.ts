import { resolve } from 'node:path';
import { openWorkspace } from '@liveryjs/workspace/open';
import { generateTypes } from '@liveryjs/workspace/types/generate-types';
import { staleTypes } from '@liveryjs/workspace/types/write-types';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

it('generated files say what the schemas say; else run `livery types`', { timeout: 60_000 }, async () => {
  const texts = await generateTypes(openWorkspace({ root }));
  expect(staleTypes(root, texts)).toEqual([]);
});
