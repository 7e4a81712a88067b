import { spawnSync } from 'node:child_process';
import { posix } from 'node:path';
import type { FileSystem } from '@liveryjs/compiler/manifest';
import { Failure } from '#workspace/failure.ts';
import { nodeFiles } from '#workspace/open/node-files.ts';

const MOST_BYTES = 512 * 1024 * 1024;

/** The id of the commit that a name means in the repository of a folder, or undefined where there is none. */
export function commitOf(root: string, ref: string): string | undefined {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const { status, stdout } = git(root, args);
  return status === 0 ? stdout.toString().trim() : undefined;
}

/** The user name that Git writes into commits of a folder's repository; undefined where it has none, or is not there. */
export function gitUser(root: string): string | undefined {
  const { status, stdout } = git(root, ['config', 'user.name']);
  return status === 0 ? stdout.toString().trim() : undefined;
}

/**
 * The files below a folder as they were at a commit, read through git: nothing is checked out. What no commit holds,
 * such as installed packages, and what lies outside of the folder, is as it is now.
 *
 * @throws Failure where git cannot read the commit
 */
export function gitFiles(root: string, commit: string): FileSystem {
  const now = nodeFiles(root);
  const isElsewhere = (path: string) => /^(\.\.|node_modules)(\/|$)/.test(path) || posix.isAbsolute(path);
  const blobs = new Map<string, { readonly id: string; readonly size: number }>();
  const inFolder = new Map<string, Set<string>>();
  for (const line of must(root, ['ls-tree', '-r', '-l', '-z', commit]).toString().split('\0')) {
    const [, id = '', size = '', path = ''] = /^100\d+ blob (\w+) +(\d+)\t(.*)$/s.exec(line) ?? [];
    if (path === '') continue;
    blobs.set(path, { id, size: Number(size) });
    for (let inner = path; inner !== '.'; inner = posix.dirname(inner)) {
      const folder = posix.dirname(inner) === '.' ? '' : posix.dirname(inner);
      inFolder.set(folder, (inFolder.get(folder) ?? new Set()).add(posix.basename(inner)));
    }
  }
  const read = new Map<string, Uint8Array>();
  return {
    read(path) {
      if (isElsewhere(path)) return now.read(path);
      const blob = blobs.get(path);
      if (blob === undefined) return undefined;
      if (!read.has(blob.id)) {
        // Nearly every JSON file is read in the end, and git starts slowly.
        const others = [...blobs].filter(([name]) => name.endsWith('.json')).map(([, { id }]) => id);
        const ids = read.size === 0 ? [...new Set([blob.id, ...others])] : [blob.id];
        for (const [id, bytes] of contentsOf(root, ids)) read.set(id, bytes);
      }
      return read.get(blob.id);
    },
    size: (path) => (isElsewhere(path) ? now.size(path) : blobs.get(path)?.size),
    holds: (folder, path) =>
      isElsewhere(path) ? now.holds(folder, path) : blobs.has(path) && path.startsWith(`${folder}/`),
    list: (folder) => (isElsewhere(folder) ? now.list(folder) : [...(inFolder.get(folder) ?? [])].sort()),
  };
}

function* contentsOf(root: string, ids: readonly string[]): Iterable<[id: string, bytes: Uint8Array]> {
  const output = must(root, ['cat-file', '--batch'], `${ids.join('\n')}\n`);
  let offset = 0;
  for (const id of ids) {
    const end = output.indexOf('\n', offset);
    const size = Number(output.subarray(offset, end).toString().split(' ')[2]);
    yield [id, output.subarray(end + 1, end + 1 + size)];
    offset = end + size + 2;
  }
}

function must(root: string, args: readonly string[], input?: string): Buffer {
  const { status, stdout, stderr, error } = git(root, args, input);
  if (status === 0) return stdout;
  const reason = error?.message ?? stderr.toString().trim().split('\n')[0];
  throw new Failure(`git cannot read the repository of ${root}: ${reason}`);
}

function git(root: string, args: readonly string[], input?: string) {
  return spawnSync('git', ['-C', root, ...args], { maxBuffer: MOST_BYTES, ...(input && { input }) });
}
