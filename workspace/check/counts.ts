import type { Issue } from '@liveryjs/compiler/issues';

export interface Counts {
  readonly errors: number;
  readonly warnings: number;
}

/** Counts errors and warnings, with those that an issue only counts. */
export function countIssues(issues: readonly Issue[]): Counts {
  const counts = { error: 0, warning: 0 };
  for (const { severity, more } of issues) counts[severity] += more?.count ?? 1;
  return { errors: counts.error, warnings: counts.warning };
}

/** `1 error`, `2 errors` */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
