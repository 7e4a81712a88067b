import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { textsBesideConditions } from './texts-beside-conditions.ts';

/** The rooms whose components come to a page. */
const ROOMS = ['engine', 'parts', 'widgets'];

const project = resolve(import.meta.dirname, '../..');
const files = ROOMS.flatMap((room) =>
  readdirSync(join(project, room), { recursive: true, encoding: 'utf8' })
    .map((name) => `${room}/${name.split(sep).join('/')}`)
    .filter((path) => path.endsWith('.tsx') && !/\.(test|stories)\.tsx$|node_modules/.test(path)),
).sort();
let count = 0;
for (const path of files)
  for (const { line } of textsBesideConditions(path, readFileSync(join(project, path), 'utf8'))) {
    console.error(
      `${path}:${line}  This text stands beside something that comes and goes, where a page that is translated breaks. Put it into an element of its own, <span>.`,
    );
    count++;
  }
if (count > 0) process.exitCode = 1;
