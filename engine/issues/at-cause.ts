import type { Issue, Place } from './issue.ts';

/** A finding at the place in a brand's own files that caused it; its hint names the inherited place where it came up. */
export function atCause(issue: Issue, cause: Omit<Place, 'pointer'> & Partial<Place>): Issue {
  const { endColumn: _, ...rest } = issue;
  return {
    ...rest,
    ...cause,
    hint: `${issue.hint} ${issue.file}:${issue.line} needs it, which this brand inherits.`,
  };
}
