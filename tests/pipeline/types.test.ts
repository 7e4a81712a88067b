import { resolve } from 'node:path';
import { generateTypes } from '@liveryjs/cli/types/generate-types';
import { staleTypes } from '@liveryjs/cli/types/write-types';
import { openWorkspace } from '@liveryjs/cli/workspace';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

it('generated files say what the schemas say; else run `livery types`', { timeout: 60_000 }, async () => {
  const texts = await generateTypes(openWorkspace({ root }));
  expect(staleTypes(root, texts)).toEqual([]);
});
