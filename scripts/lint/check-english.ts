import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { type UnclearWord, unclearDescriptions, unclearWords } from './plain-english.ts';

// Comments, names of variables and descriptions that must be read twice.
const ROOMS = [
  'brands',
  'client',
  'editors',
  'engine',
  'parts',
  'sandbox',
  'schemas',
  'scripts',
  'stories',
  'studio',
  'tests',
  'widgets',
  'workspace',
];
const WRITTEN = /(?<!\.d)\.(tsx?|mjs)$/;
const GENERATED =
  /node_modules\/|^schemas\/generated\/|\/store\/generated\/|\.props\.ts$|^tests\/fixtures\/broken\//;
/** JSON with texts of an operator for visitors, and JSON of tests, some of which others have written. */
const NOT_OURS = /^schemas\/platform\/examples\/|^tests\//;

const SENTENCES: Record<UnclearWord['kind'], (beginning: string) => string> = {
  comment: (beginning) => `The comment begins with "${beginning}". Say what the thing is, or what it does.`,
  name: (beginning) => `"${beginning}" says nothing of its value. Name it by what it is.`,
  description: (beginning) =>
    `The description begins with "${beginning}". Begin with the thing that is described, such as "Number of promotions that show."`,
};

const project = resolve(import.meta.dirname, '../..');
const files = ROOMS.flatMap((room) =>
  readdirSync(join(project, room), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${room}/${name.split(sep).join('/')}`,
  ),
);
for (const path of files.filter((name) => !GENERATED.test(name)).sort())
  for (const { line, word, kind } of wordsIn(path)) {
    console.error(`${path}:${line}  ${SENTENCES[kind](word)}`);
    process.exitCode = 1;
  }

function wordsIn(path: string): UnclearWord[] {
  const text = () => readFileSync(join(project, path), 'utf8');
  if (WRITTEN.test(path)) return unclearWords(path, text());
  return path.endsWith('.json') && !NOT_OURS.test(path) ? unclearDescriptions(text()) : [];
}
