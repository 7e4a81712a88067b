import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const ROOMS = ['client', 'engine', 'parts', 'scripts', 'studio', 'tests', 'widgets', 'workspace'];

test('units with a document keep its navigator, as the files of a worker share the window', () => {
  const tests = ROOMS.flatMap((room) =>
    readdirSync(resolve(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => `${room}/${file}`),
  );
  const replacing = tests.filter((file) => {
    const text = readFileSync(resolve(root, file), 'utf8');
    return text.includes('@vitest-environment jsdom') && /stubGlobal\('navigator'/.test(text);
  });
  expect(replacing, 'giveNavigator of the engine’s testing-window gives it single values').toEqual([]);
});
