import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-sandbox-'));
  const sandbox = join(root, 'node_modules/@liveryjs/sandbox');
  mkdirSync(sandbox, { recursive: true });
  writeFileSync(join(sandbox, 'package.json'), '{}');
  const refuse = `process.stderr.write(\`Port \${process.argv.at(-1)} is taken.\\n\`); process.exitCode = 1;`;
  writeFileSync(join(sandbox, 'main.js'), refuse);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

it('a sandbox whose port is taken says so, and names both ways out', async () => {
  await expect(startSandbox(root, { port: 1234, log: () => {} })).rejects.toThrow(
    'The sandbox did not start. Port 1234 is taken.\nAnother port is named with --sandbox-port; a platform that runs already is used with --platform and its address.',
  );
});
