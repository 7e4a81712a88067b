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

const start = (name?: string) => startSandbox(root, name, { port: 1234, log: () => {} });

it('a sandbox whose port is taken says so, and names both ways out', async () => {
  await expect(start('@liveryjs/sandbox')).rejects.toThrow(
    'The sandbox did not start. Port 1234 is taken.\nAnother port is named with --sandbox-port; a platform that runs already is used with --platform and its address.',
  );
});

it('a sandbox that is not installed, and portals that have none, lead to a platform that runs', async () => {
  await expect(start('@shop/sandbox')).rejects.toThrow(
    'There is no platform to run on. Run npm install @shop/sandbox, or name a platform that runs already with --platform and its address.',
  );
  await expect(start()).rejects.toThrow(
    'These portals have no sandbox: name a platform that runs already with --platform and its address.',
  );
});
