import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { forbiddenWords } from './vocabulary.ts';

// The engine would serve any industry: it holds no word of this one.
const project = resolve(import.meta.dirname, '../..');
const files = readdirSync(join(project, 'engine'), { recursive: true, encoding: 'utf8' })
  .map((name) => `engine/${name.split(sep).join('/')}`)
  .filter((path) => /\.(tsx?|json|css)$/.test(path))
  .sort();
let count = 0;
for (const path of files) {
  for (const { line, column, word } of forbiddenWords(path, readFileSync(join(project, path), 'utf8'))) {
    const place = line === 0 ? path : `${path}:${line}:${column}`;
    console.error(
      `${place}  "${word}" is a word of the industry: the engine knows none. Say it in general words.`,
    );
    count++;
  }
}
if (count > 0) process.exit(1);
