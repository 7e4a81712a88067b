import { createIssue } from './create-issue.ts';
import type { Issue } from './issue.ts';

/** Nobody mends more in one go, and a file made to annoy could have a million. */
const most = 200;

/** Issues as one stage finds them, up to a number that people can take in. */
export interface IssueList {
  /** Adds an issue, which is made only while there is room. */
  add(make: () => Issue): void;
  /** True when more has been found than there is room for: looking further is in vain. */
  readonly full: boolean;
  /** What was added; when there was more, the last one says so. */
  all(): Issue[];
}

/** An empty list of issues. */
export function issueList(): IssueList {
  const issues: Issue[] = [];
  let more = false;
  return {
    get full() {
      return more;
    },
    add(make) {
      if (issues.length < most) issues.push(make());
      else more = true;
    },
    all() {
      const last = issues.at(-1);
      return more && last !== undefined
        ? [...issues, createIssue('more-issues', last, { count: most })]
        : [...issues];
    },
  };
}
