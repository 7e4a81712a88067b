import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { unclearWords } from './plain-english.ts';

// Comments and names of variables that must be read twice.
const ROOMS = [
  'client',
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

const project = resolve(import.meta.dirname, '../..');
const files = ROOMS.flatMap((room) =>
  readdirSync(join(project, room), { recursive: true, encoding: 'utf8' })
    .map((name) => `${room}/${name.split(sep).join('/')}`)
    .filter((path) => WRITTEN.test(path) && !GENERATED.test(path)),
).sort();
for (const path of files)
  for (const { line, word, kind } of unclearWords(path, readFileSync(join(project, path), 'utf8'))) {
    console.error(
      kind === 'comment'
        ? `${path}:${line}  The comment begins with "${word}". Say what the thing is, or what it does.`
        : `${path}:${line}  "${word}" says nothing of its value. Name it by what it is.`,
    );
    process.exitCode = 1;
  }
