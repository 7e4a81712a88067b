import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

test('dates are written in one style: on one page, two would look like two things', () => {
  const files = ['engine/runtime/kit', 'parts', 'widgets'].flatMap((room) =>
    readdirSync(resolve(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => `${room}/${file}`),
  );
  expect(files.length).toBeGreaterThan(100);
  const others = files.filter((file) =>
    /dateStyle: '(?!medium')/.test(readFileSync(resolve(root, file), 'utf8')),
  );
  expect(others).toEqual([]);
});
