import { spawnSync } from 'node:child_process';
import { longSubjects } from './subjects.ts';

/** Commits from before there was this rule are left as they are. A date holds in every clone, as the id of a commit does not. */
const SINCE = '2026-11-28T02:00:00Z';

const { stdout, status } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `--since=${SINCE}`], {
  encoding: 'utf8',
});
// A download of the sources, or a clone that is not deep enough, has no history to look at.
if (status === 0)
  for (const line of longSubjects(stdout)) {
    console.error(`${line}  A subject has at most 72 characters. Say what changed, and why in the body.`);
    process.exitCode = 1;
  }
