// Plain JavaScript that needs nothing else: a build with nothing to do says so before anything is loaded.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CACHE = join(process.cwd(), 'node_modules/.cache/livery');

/** Folders deeper than this are a link that leads back into itself. */
const DEEPEST = 40;

/**
 * What a command line printed when it was run last, if it would find the same now: every file that it read and
 * wrote has the size and the time that it had.
 *
 * @param {readonly string[]} args
 * @returns {string | undefined}
 */
export function finishedBuild(args) {
  if (args[0] !== 'build') return undefined;
  try {
    const { places, state, text } = JSON.parse(readFileSync(stampFile(args), 'utf8'));
    return stateOf(places, text) === state ? text : undefined;
  } catch {
    // No stamp, or a file that is gone: the build finds out what there is to do.
    return undefined;
  }
}

/**
 * Remembers a build that went well.
 *
 * @param {readonly string[]} args the command line
 * @param {readonly string[]} places absolute paths of the files and folders that it read and wrote
 * @param {string} text what to print when nothing has changed
 */
export function keepBuild(args, places, text) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampFile(args), JSON.stringify({ places, state: stateOf(places, text), text }));
}

function stampFile(args) {
  const key = JSON.stringify([process.version, process.cwd(), ...args]);
  return join(CACHE, `stamp-${createHash('sha256').update(key).digest('hex').slice(0, 24)}.json`);
}

/** The text is part of the state: a damaged one is not printed. */
function stateOf(places, text) {
  const hash = createHash('sha256').update(text);
  for (const place of places) add(hash, place, 0);
  return hash.digest('hex');
}

function add(hash, path, depth) {
  const stats = statSync(path, { bigint: true });
  if (!stats.isDirectory()) {
    hash.update(`${path} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}\n`);
    return;
  }
  if (depth > DEEPEST) throw new Error(`${path} lies too deep.`);
  const names = readdirSync(path).sort();
  hash.update(`${path} ${names.length}\n`);
  for (const name of names) add(hash, join(path, name), depth + 1);
}
