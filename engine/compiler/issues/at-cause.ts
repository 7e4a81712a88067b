import type { Issue, Place } from './issue.ts';

/** A finding at the place that caused it; its hint names the place where it came up, which may be an inherited one. */
export function atCause(issue: Issue, cause: Omit<Place, 'pointer'> & Partial<Place>): Issue {
  const { endColumn: _, ...rest } = issue;
  const folder = (file: string) => file.slice(0, file.lastIndexOf('/'));
  const inherited = folder(issue.file) === folder(cause.file) ? '' : ', which this brand inherits';
  return { ...rest, ...cause, hint: `${issue.hint} ${issue.file}:${issue.line} needs it${inherited}.` };
}
