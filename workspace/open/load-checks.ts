import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createIssue, type Issue } from '@liveryjs/compiler/issues';
import { type Check, type FileSystem, unreadable, unreadableIssue } from '@liveryjs/compiler/manifest';
import { nodeFiles } from './node-files.ts';

/** The checks of a repository, and what is wrong with their files. */
export interface OwnChecks {
  readonly checks: readonly Check[];
  readonly issues: readonly Issue[];
}

/** Folder of a repository's own checks. */
export const CHECKS_FOLDER = 'checks';
const FILE = /^[\w-]+\.(?:js|mjs|ts)$/;

/**
 * Loads what the files of `checks/` export by default, as they are now; what these import is loaded once. Never throws for
 * what people wrote: see `issues`.
 *
 * @param root of the repository
 */
export async function loadChecks(root: string): Promise<OwnChecks> {
  const files = nodeFiles(root);
  const folder = files.fault(CHECKS_FOLDER);
  if (folder !== undefined) return { checks: [], issues: [unreadableIssue(CHECKS_FOLDER, folder)] };
  const names = files.list(CHECKS_FOLDER).filter((name) => FILE.test(name));
  const loaded = await Promise.all(names.map((name) => loadCheck(root, `${CHECKS_FOLDER}/${name}`, files)));
  return { checks: loaded.flatMap(({ checks }) => checks), issues: loaded.flatMap(({ issues }) => issues) };
}

async function loadCheck(root: string, file: string, files: FileSystem): Promise<OwnChecks> {
  const fault = unreadable(files, file);
  // Node would wait for ever for who writes into a pipe.
  if (fault !== undefined) return { checks: [], issues: [fault] };
  const refuse = (why: string): OwnChecks => ({
    checks: [],
    issues: [createIssue('check-file', { file, line: 1, column: 1, pointer: '' }, { why })],
  });
  try {
    const url = pathToFileURL(join(root, file));
    // Node keeps a module by its address: a file that has changed needs another.
    url.search = String(statSync(join(root, file)).mtimeMs);
    const { default: check } = (await import(url.href)) as { default?: unknown };
    return isCheck(check) ? { checks: [check], issues: [] } : refuse('does not export a check by default');
  } catch (error) {
    return refuse(`cannot be loaded: ${(error as Error).message}`);
  }
}

function isCheck(value: unknown): value is Check {
  const { docs, findings, run } = Object(value) as Partial<Check>;
  return typeof docs === 'string' && typeof findings === 'object' && typeof run === 'function';
}
