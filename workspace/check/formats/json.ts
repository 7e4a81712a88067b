import type { CheckResult } from '#workspace/check/check-brands.ts';
import { countIssues } from '#workspace/check/counts.ts';

/** `{ brands, errors, warnings, issues }` for programs to read. */
export function jsonReport({ brands, issues }: CheckResult): string {
  return JSON.stringify({ brands, ...countIssues(issues), issues }, null, 2);
}
