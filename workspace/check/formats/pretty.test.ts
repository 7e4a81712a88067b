import { createIssue, type Issue } from '@liveryjs/compiler/issues';
import type { FileSystem } from '@liveryjs/compiler/manifest';
import pc from 'picocolors';
import { expect, it } from 'vitest';
import { jsonReport } from './json.ts';
import { prettyReport } from './pretty.ts';
import { sarifReport } from './sarif.ts';

const files: FileSystem = {
  read: () => undefined,
  size: () => undefined,
  list: () => [],
  holds: () => false,
};

const issueAt = (line: number): Issue =>
  createIssue('file-empty', { file: `brands/b${line}/brand.json`, line, column: 1, pointer: '' }, {});

const result = { brands: ['b'], issues: Array.from({ length: 260 }, (_, index) => issueAt(index + 1)) };

it('200 issues of a code are printed, and the others are counted', () => {
  const text = prettyReport(result, files, pc.createColors(false));
  expect(text.match(/error {2}file-empty/g)).toHaveLength(200);
  expect(text).toContain(
    '\n\n60 more of the kind file-empty are not printed; livery check --format json lists them.\n\n260 errors, 0 warnings in 1 brand.',
  );
});

it('issues for programs are whole, and those that were only counted are in the sums', () => {
  const counted = { ...issueAt(300), more: { code: 'file-empty', count: 40 } };
  const whole = { ...result, issues: [...result.issues, counted] };
  const { errors, issues } = JSON.parse(jsonReport(whole)) as { errors: number; issues: Issue[] };
  expect([errors, issues.length, issues.at(-1)?.more?.count]).toEqual([300, 261, 40]);
  const { runs } = JSON.parse(sarifReport(whole.issues)) as {
    runs: [{ results: { occurrenceCount?: number }[] }];
  };
  expect([runs[0].results.length, runs[0].results.at(-1)?.occurrenceCount]).toEqual([261, 40]);
});
