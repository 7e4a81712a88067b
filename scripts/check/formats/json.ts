import type { CheckResult } from '#scripts/check/check-brands.ts';
import { countIssues } from '#scripts/check/counts.ts';

/** `{ brands, errors, warnings, issues }` for programs to read. */
export function jsonReport({ brands, issues }: CheckResult): string {
  return JSON.stringify({ brands, ...countIssues(issues), issues }, null, 2);
}
