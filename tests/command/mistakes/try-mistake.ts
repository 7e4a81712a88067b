import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Issue } from '@liveryjs/compiler/issues';
import { composeSchema, createResolver, type FileSystem } from '@liveryjs/compiler/manifest';
import { checkOne } from '@liveryjs/workspace/check/check-one';
import { openWorkspace, type Workspace } from '@liveryjs/workspace/open';
import { BUNDLE_PATHS } from '@liveryjs/workspace/open/bundle-paths';

const root = resolve(import.meta.dirname, '../../..');
const lotus = join(import.meta.dirname, 'lotus');
const workspace = openWorkspace({ root });
const schema = composeSchema({
  brand: workspace.schemas.brand,
  portal: workspace.schemas.portal,
  widgets: workspace.widgets,
});

/** Files of the brand lotus, by path inside its folder: another text, or none. */
export type Changes = Readonly<Record<string, string | undefined>>;

/** Reads a file of lotus. */
export function textOf(file: string): string {
  return readFileSync(join(lotus, file), 'utf8');
}

/** Returns the findings of the check in lotus, which extends house, when some of its files say something else. */
export function findingsIn(changes: Changes): readonly Issue[] {
  const files = withLotus(workspace.files, changes);
  const resolver = createResolver({
    files,
    schema,
    widgets: workspace.widgets,
    names: workspace.names,
    jurisdictions: workspace.jurisdictions,
    reserved: ['/wps', '/lgw', '/lotto', '/sandbox', ...BUNDLE_PATHS],
    brandsFolder: 'brands',
  });
  const changed: Workspace = { ...workspace, files, resolver };
  return checkOne(changed, 'lotus').issues;
}

const folder = 'brands/lotus';
const names = [
  'brand.json',
  'tokens.json',
  'tokens.light.json',
  'messages/EN.json',
  'messages/VI.json',
  'assets/logo.svg',
  'assets/favicon.svg',
];

function withLotus(files: FileSystem, changes: Changes): FileSystem {
  const lotusFiles = new Map<string, Uint8Array>(
    [...new Set([...names, ...Object.keys(changes)])].flatMap((name) => {
      const text = name in changes ? changes[name] : textOf(name);
      return text === undefined ? [] : [[`${folder}/${name}`, new TextEncoder().encode(text)]];
    }),
  );
  const isOwn = (path: string) => path === folder || path.startsWith(`${folder}/`);
  const below = (path: string) =>
    [...lotusFiles.keys()]
      .filter((file) => file.startsWith(`${path}/`))
      .map((file) => file.slice(path.length + 1));
  return {
    read: (path) => (isOwn(path) ? lotusFiles.get(path) : files.read(path)),
    size: (path) => (isOwn(path) ? lotusFiles.get(path)?.length : files.size(path)),
    list: (path) => {
      const listed = [
        ...below(path).map((file) => file.split('/')[0] ?? ''),
        ...(isOwn(path) ? [] : files.list(path)),
      ];
      return [...new Set(listed)].sort();
    },
    holds: (inside, path) => (isOwn(path) ? lotusFiles.has(path) : files.holds(inside, path)),
  };
}
