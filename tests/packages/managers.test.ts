import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { type LocalRegistry, startRegistry } from './local-registry.ts';
import { managers, walk } from './manager-walk.ts';
import { packAll } from './pack-all.ts';

const project = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'livery-managers-'));
let registry: LocalRegistry;

beforeAll(async () => {
  registry = await startRegistry(project, await packAll(project, folder));
}, 300_000);

afterAll(() => {
  registry?.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(Object.entries(managers))(
  'a repository is made, installed, checked, built and shown by %s',
  async (name, manager) => {
    const place = mkdtempSync(join(folder, `${manager.name}-`));
    const seconds = await walk(manager, { folder: place, registry: registry.url });
    console.log(
      `${name}: ${Object.entries(seconds)
        .map(([step, time]) => `${step} ${time} s`)
        .join(', ')}`,
    );
  },
);
