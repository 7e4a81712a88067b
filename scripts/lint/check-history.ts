import { spawnSync } from 'node:child_process';
import { longSubjects } from './subjects.ts';

/** The last commit from before there was this rule. */
const BEFORE = '187a421e';

const { stdout, status } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${BEFORE}..HEAD`], {
  encoding: 'utf8',
});
// A download of the sources, or a clone that is not deep enough, has no history to look at.
if (status === 0)
  for (const line of longSubjects(stdout)) {
    console.error(`${line}  A subject has at most 72 characters. Say what changed, and why in the body.`);
    process.exitCode = 1;
  }
