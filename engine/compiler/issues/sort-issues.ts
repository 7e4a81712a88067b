import type { Issue } from './issue.ts';

/** In order of file, line, column and code, each different issue once. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  const once = new Map<string, Issue>();
  for (const issue of issues) {
    once.set(`${issue.file}\0${issue.line}\0${issue.column}\0${issue.code}\0${issue.message}`, issue);
  }
  return [...once.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
