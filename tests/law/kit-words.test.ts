import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PERIODS } from '#engine/kit/records/period.ts';

const project = resolve(import.meta.dirname, '../..');

function sources(folder: string): string {
  return readdirSync(join(project, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(project, folder, file), 'utf8'))
    .join('\n');
}

test('a widget that lists records declares every word of theirs', () => {
  const words = [
    ...[...sources('engine/kit/records').matchAll(/'(records\.\w+)'/g)].map(([, word]) => word as string),
    ...PERIODS.map((name) => `records.${name}`),
  ];
  expect(words).toContain('records.cutOff');
  const lists = readdirSync(join(project, 'widgets')).filter(
    (name) => !name.includes('.') && /<Records\b/.test(sources(`widgets/${name}`)),
  );
  expect(lists.length).toBeGreaterThan(5);
  const missing = lists.flatMap((name) => {
    const { messages } = JSON.parse(readFileSync(join(project, 'widgets', name, 'widget.json'), 'utf8')) as {
      messages: readonly string[];
    };
    return words.filter((word) => !messages.includes(word)).map((word) => `${name}: ${word}`);
  });
  expect(missing).toEqual([]);
});
