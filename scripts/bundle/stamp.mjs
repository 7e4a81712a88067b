// Plain JavaScript that needs nothing else: a build with nothing to do says so before anything is loaded.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Folders deeper than this are a link that leads back into itself. */
const DEEPEST = 40;

/**
 * Folders of a bundle in which the name of a file says what is in it. They hold nearly all of its files, 2,200 of a brand in
 * twelve languages, and looking at each would take ten seconds for 1,000 brands. A folder has another time as soon as a file
 * was added, removed, renamed or replaced.
 */
const NAMED_BY_CONTENT = ['assets', 'assets/files'];

/**
 * Returns the output of the last run of a command line, if a run would find the same now: every file that it read has the
 * same size and time as then, and so has every file of a bundle; for files that are named by their content, their folder
 * has. Content that is written into such a file in its place is found by the next build that has something to do.
 *
 * @param {readonly string[]} args
 * @returns {string | undefined}
 */
export function finishedBuild(args) {
  if (args[0] !== 'build') return undefined;
  try {
    const { read, bundles, state, text, time } = JSON.parse(readFileSync(stampFile(args), 'utf8'));
    // A machine that went down may have lost what a file held, and its folder does not tell.
    const isOfThisStart = time > Date.now() - uptime() * 1000;
    return isOfThisStart && stateOf(read, bundles, text) === state ? text : undefined;
  } catch {
    // No stamp, or a file that is gone: the build finds out what there is to do.
    return undefined;
  }
}

/**
 * Remembers a build that went well. Where that cannot be written, the next build finds out by itself that it has nothing to do.
 *
 * @param {readonly string[]} args the command line
 * @param {readonly string[]} read absolute paths of the files and folders that it read
 * @param {readonly string[]} bundles absolute paths of the bundles' folders
 * @param {string} text what to print when nothing has changed
 */
export function keepBuild(args, read, bundles, text) {
  const stamp = { read, bundles, state: stateOf(read, bundles, text), text, time: Date.now() };
  const file = stampFile(args);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(stamp));
  } catch (error) {
    if (error.syscall === undefined) throw error;
  }
}

function stampFile(args) {
  const key = JSON.stringify([process.version, process.cwd(), ...args]);
  return join(cacheOf(args), `stamp-${createHash('sha256').update(key).digest('hex').slice(0, 24)}.json`);
}

/** The folder of results, as `--cache` and `LIVERY_CACHE` name it. */
function cacheOf(args) {
  const optionIndex = args.lastIndexOf('--cache');
  const option = args.findLast((text) => text.startsWith('--cache='))?.slice('--cache='.length);
  const named = option ?? (optionIndex === -1 ? process.env.LIVERY_CACHE : args[optionIndex + 1]);
  return resolve(named || 'node_modules/.cache/livery');
}

/** The text is part of the state: a damaged one is not printed. */
function stateOf(read, bundles, text) {
  const hash = createHash('sha256').update(text);
  for (const place of read) add(hash, place, 0);
  for (const bundle of bundles) {
    for (const name of readdirSync(bundle).sort())
      if (!NAMED_BY_CONTENT.includes(name)) add(hash, join(bundle, name), 0);
    for (const name of NAMED_BY_CONTENT) {
      const path = join(bundle, name);
      addStats(hash, path, statSync(path, { throwIfNoEntry: false }));
    }
  }
  return hash.digest('hex');
}

function add(hash, path, depth) {
  const stats = statSync(path);
  if (!stats.isDirectory()) {
    addStats(hash, path, stats);
    return;
  }
  if (depth > DEEPEST) throw new Error(`${path} lies too deep.`);
  const names = readdirSync(path).sort();
  hash.update(`${path} ${names.length}\n`);
  for (const name of names) add(hash, join(path, name), depth + 1);
}

function addStats(hash, path, stats) {
  hash.update(`${path} ${stats?.size} ${stats?.mtimeMs} ${stats?.ctimeMs}\n`);
}
