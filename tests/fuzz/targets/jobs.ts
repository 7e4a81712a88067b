import { placed } from '@liveryjs/cli/bundle/build-brand';
import { stateOf } from '@liveryjs/cli/queue/job-board';
import { jsonReport } from '@liveryjs/workspace/check/formats/json';
import { prettyIssues } from '@liveryjs/workspace/check/formats/pretty';
import { loadBrand } from '@liveryjs/workspace/open';
import pc from 'picocolors';
import { caseOf, first, textIn } from '#tests/fuzz/case.ts';
import { expectIssues, expectThat, type Target } from '#tests/fuzz/target.ts';
import { bookshopWith } from '#tests/fuzz/workspaces.ts';

const job = {
  brand: 'quire',
  inputHash: 'a1'.repeat(32),
  refusals: { 'host-1': 'Another Node.' },
  troubles: {},
};
const issue = {
  ...{
    code: 'build-failed',
    severity: 'error',
    pointer: '/routes/0/main/0',
    message: 'It failed.',
    hint: 'Mend it.',
  },
};

/** The record that a queue holds of a job, with a worker's account of what became of it. */
export const jobs: Target = {
  limits: { milliseconds: 2000, megabytes: 400 },
  seeds: () =>
    [
      { data: job },
      { data: job, processedOn: 1, finishedOn: 2, returnvalue: { state: 'built', milliseconds: 7 } },
      { data: job, finishedOn: 2, returnvalue: { state: 'failed', milliseconds: 7, issues: [issue, issue] } },
      { data: job, finishedOn: 2, failedReason: 'job stalled more than allowable limit' },
    ].map((held) => caseOf('job.json', JSON.stringify(held))),
  async open() {
    const workspace = bookshopWith(new Map());
    const { origins } = loadBrand(workspace, 'quire');
    return (input) => {
      const held = jsonIn(textIn(first(input).bytes));
      if (held === undefined) return;
      const jobState = stateOf(held as Parameters<typeof stateOf>[0]);
      if (jobState.state === 'open') {
        const { refusals = {}, troubles = {} } = jobState.job;
        const sentences = [...Object.values(refusals), ...Object.values(troubles)];
        expectThat(
          sentences.every((sentence) => typeof sentence === 'string'),
          'What is told is a text.',
        );
      }
      if (jobState.state === 'broken')
        expectThat(typeof jobState.reason === 'string', 'What is told is a text.');
      if (jobState.state !== 'over' || jobState.outcome.state === 'built') return;
      const issues = placed({ origins }, jobState.outcome.issues);
      expectIssues(issues);
      prettyIssues(issues, workspace.files, pc.createColors(false));
      jsonReport({ brands: ['quire'], issues });
    };
  },
};

/** Texts that are no object are none that the queue gives out. */
function jsonIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
