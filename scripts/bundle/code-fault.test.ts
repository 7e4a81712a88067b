import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { CodeFault } from './code-fault.ts';
import { viteBuild } from './vite-build.ts';

const root = mkdtempSync(join(tmpdir(), 'code-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Builds two modules, a.tsx and the sound b.ts beside it, and gives what is told of them. */
async function told(code: string): Promise<readonly string[]> {
  writeFileSync(join(root, 'a.tsx'), code);
  writeFileSync(join(root, 'b.ts'), 'export const sound = 1;');
  const input = join(root, 'a.tsx');
  try {
    await viteBuild({ root, configFile: false, logLevel: 'silent', build: { rolldownOptions: { input } } });
    return [];
  } catch (error) {
    if (!(error instanceof CodeFault)) throw error;
    return error.faults.map(({ file, line, column, reason }) => `${file}:${line}:${column} ${reason}`);
  }
}

it.each<[code: string, want: string[]]>([
  ['export const a = ((1;', ['a.tsx:1:21 Expected `,` or `)` but found `;`.']],
  ['\n\nexport const a = <p>;', ['a.tsx:3:21 Unexpected token.']],
  [
    "// One.\nimport sound from 'styled-component';\nconsole.log(sound);",
    [
      'a.tsx:2:19 There is no module "styled-component": no file of that name, and no package that is installed.',
    ],
  ],
  ["import { gone } from './b.ts';\nconsole.log(gone);", ['a.tsx:1:10 "gone" is not exported by b.ts.']],
  [
    "\nimport { sound } from './gone.ts';\nconsole.log(sound);",
    ['a.tsx:2:23 There is no module "./gone.ts": no file of that name, and no package that is installed.'],
  ],
])('%s', async (code, want) => {
  expect(await told(code)).toEqual(want);
});
