import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** The phrases of the glossary's last table, each with what is said instead. */
const phrases = [
  ...(read('docs/words.md').split('## Never in an English text')[1] ?? '').matchAll(
    /^\| ([^|]+) \| ([^|]+) \|$/gm,
  ),
]
  .slice(2)
  .flatMap(([, wrong = '', right = '']) => wrong.split(', ').map((phrase) => [phrase, right] as const));

const places = [
  'sandbox/messages/EN.json',
  ...readdirSync(resolve(root, 'brands'))
    .map((id) => `brands/${id}/messages/EN.json`)
    .filter((path) => existsSync(resolve(root, path))),
];

test('no English text has a phrase that the glossary rules out', () => {
  expect(phrases.length).toBeGreaterThan(15);
  const found = places.flatMap((place) =>
    Object.entries(JSON.parse(read(place)) as Record<string, string>).flatMap(([key, text]) =>
      phrases.flatMap(([phrase, instead]) =>
        new RegExp(`(?<![\\w’])${phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w’])`, 'i').test(
          String(text),
        )
          ? [`${place} ${key}: "${phrase}" in "${text}". Say: ${instead}`]
          : [],
      ),
    ),
  );
  expect(found).toEqual([]);
});
