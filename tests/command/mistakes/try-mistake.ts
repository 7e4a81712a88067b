import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Issue } from '@liveryjs/compiler/issues';
import type { FileSystem } from '@liveryjs/compiler/manifest';
import { checkOne } from '@liveryjs/workspace/check/check-one';
import { openWorkspace } from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';

const root = resolve(import.meta.dirname, '../../..');
const lotus = join(import.meta.dirname, 'lotus');
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

/** Files of the brand lotus, by path inside its folder: another text, or none. */
export type Changes = Readonly<Record<string, string | undefined>>;

const disk = nodeFiles(root);
let lotusFiles: ReadonlyMap<string, Uint8Array> = new Map();
/** The brands of this project, read once for all mistakes, and lotus as the last one changed it. */
const workspace = openWorkspace({ root, files: withLotus(disk) });

/** Reads a file of lotus. */
export function textOf(file: string): string {
  return readFileSync(join(lotus, file), 'utf8');
}

/** Returns the findings of the check in lotus, which extends house, when some of its files say something else. */
export function findingsIn(changes: Changes): readonly Issue[] {
  lotusFiles = new Map(
    [...new Set([...names, ...Object.keys(changes)])].flatMap((name) => {
      const text = name in changes ? changes[name] : textOf(name);
      return text === undefined ? [] : [[`${folder}/${name}`, new TextEncoder().encode(text)]];
    }),
  );
  workspace.resolver.forget(isOfLotus);
  return checkOne(workspace, 'lotus').issues;
}

function isOfLotus(path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function withLotus(files: FileSystem): FileSystem {
  const below = (path: string) =>
    [...lotusFiles.keys()]
      .filter((file) => file.startsWith(`${path}/`))
      .map((file) => file.slice(path.length + 1));
  return {
    ...files,
    read: (path) => (isOfLotus(path) ? lotusFiles.get(path) : files.read(path)),
    size: (path) => (isOfLotus(path) ? lotusFiles.get(path)?.length : files.size(path)),
    list: (path) => {
      const listed = [
        ...below(path).map((file) => file.split('/')[0] ?? ''),
        ...(isOfLotus(path) ? [] : files.list(path)),
      ];
      return [...new Set(listed)].sort();
    },
    holds: (inside, path) => (isOfLotus(path) ? lotusFiles.has(path) : files.holds(inside, path)),
  };
}
