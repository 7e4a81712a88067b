import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PACKAGES, packedFiles } from '@liveryjs/cli/packages/build-packages';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as Readonly<
    Record<string, unknown>
  > & { readonly sideEffects: false | readonly string[] };
const { engines } = manifestOf('.');

test('all packages are from one repository', () => {
  const urls = PACKAGES.map(
    (room) => (manifestOf(room) as { repository?: { url?: string } }).repository?.url,
  );
  expect(new Set(urls).size).toBe(1);
});

test.each(PACKAGES)('the package in %s says what it is, where it is from and what it runs on', (room) => {
  const { keywords, repository, ...rest } = manifestOf(room);
  expect(rest).toMatchObject({ engines, type: 'module', license: 'MIT', description: expect.any(String) });
  expect(repository).toEqual({ type: 'git', url: expect.stringMatching(/^git\+https:/), directory: room });
  expect(keywords).toEqual(expect.arrayContaining(['white-label']));
});

test.each(PACKAGES)(
  'a module in %s does something by being imported just where the package says so',
  (room) => {
    const { sideEffects } = manifestOf(room);
    const listed = sideEffects || [];
    const acting = packedFiles(root, room).filter((file) => actsWhenImported(resolve(root, room, file)));
    const names = acting.map((file) => (file.endsWith('.css') ? '*.css' : `./${file}`));
    expect([...new Set(names)].sort()).toEqual([...listed].sort());
  },
);

/** A file acts when it is imported if it is a stylesheet, or has a statement beside its declarations. */
function actsWhenImported(file: string): boolean {
  if (file.endsWith('.css')) return true;
  if (!/(?<!\.d)\.(tsx?|m?js)$/.test(file)) return false;
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  return program.body.some((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.length === 0
      : !DECLARING.test(statement.type),
  );
}

const DECLARING = /^(Export|Function|Class|Variable|TS)/;
