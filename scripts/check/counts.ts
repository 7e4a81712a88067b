import type { Issue } from '@liveryjs/engine/issues';

export interface Counts {
  readonly errors: number;
  readonly warnings: number;
}

export function countIssues(issues: readonly Issue[]): Counts {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: issues.length - errors };
}

/** `1 error`, `2 errors` */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
