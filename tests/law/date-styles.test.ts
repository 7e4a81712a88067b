import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const OWNER = 'engine/runtime/kit/date-styles.ts';

test('the kit alone says how dates are written: on one page, two styles would look like two things', () => {
  const files = ['client', 'engine/runtime', 'parts', 'widgets'].flatMap((room) =>
    readdirSync(resolve(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => `${room}/${file}`),
  );
  expect(files.length).toBeGreaterThan(100);
  const saying = files.filter((file) =>
    /\b(dateStyle|timeStyle):/.test(readFileSync(resolve(root, file), 'utf8')),
  );
  expect(saying).toEqual([OWNER]);
});
