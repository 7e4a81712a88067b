import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** Texts of brands and cases of tests lead to pages of a portal. */
const DOCUMENTS = [
  ':(glob)**/*.md',
  ':(exclude,glob)brands/**/content/**',
  ':!tests/fixtures',
  ':!tests/fuzz/corpus',
];

it('every link of a document to a file of the repository leads to one', () => {
  const files = execFileSync('git', ['ls-files', '--', ...DOCUMENTS], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
  expect(files).toContain('README.md');
  const broken = files.flatMap((file) => {
    const prose = readFileSync(join(root, file), 'utf8').replaceAll(/```.*?```|`[^`\n]*`/gs, '');
    const paths = [...prose.matchAll(/\]\(([^)#\s]+)/g)].map(([, path = '']) => path);
    const isBroken = (path: string) => !/^[a-z]+:/.test(path) && !existsSync(join(root, dirname(file), path));
    return paths.filter(isBroken).map((path) => `${file}: ${path}`);
  });
  expect(broken).toEqual([]);
});
