import { createIssue } from './create-issue.ts';
import type { Issue } from './issue.ts';

/** Nobody mends more of a kind in one go, and a file made to annoy could have a million. */
const MOST = 200;

/** Issues as one stage finds them: of each code so many as people can take in, and how many more there are. */
export interface IssueList {
  /** Adds an issue of a code. It is made only while there is room for more of that code, else it is counted. */
  add(code: string, make: () => Issue): void;
  /** Counts issues of a code that another list has only counted. */
  count(code: string, more: number): void;
  /** Lists the issues that were added, and for each code that had more an issue that says how many. */
  all(): Issue[];
}

/** An empty list of issues. */
export function issueList(): IssueList {
  const issues: Issue[] = [];
  const kinds = new Map<string, { listed: number; more: number; last?: Issue }>();
  const kindOf = (code: string) => {
    const kind = kinds.get(code) ?? { listed: 0, more: 0 };
    kinds.set(code, kind);
    return kind;
  };
  return {
    add(code, make) {
      const kind = kindOf(code);
      if (kind.listed === MOST) kind.more += 1;
      else {
        kind.listed += 1;
        kind.last = make();
        issues.push(kind.last);
      }
    },
    count(code, more) {
      kindOf(code).more += more;
    },
    all() {
      const more = [...kinds].flatMap(([code, { more, last }]) =>
        last === undefined || more === 0 ? [] : [moreOf(code, more, last)],
      );
      return [...issues, ...more];
    },
  };
}

/** The same issues, but of each code no more than people can take in. */
export function withinMost(issues: readonly Issue[]): Issue[] {
  const list = issueList();
  for (const issue of issues)
    if (issue.more) list.count(issue.more.code, issue.more.count);
    else list.add(issue.code, () => issue);
  return list.all();
}

/** The issue that stands for all that were only counted: as severe as they are. */
function moreOf(code: string, count: number, last: Issue): Issue {
  const issue = createIssue('more-issues', last, { code, count, listed: MOST });
  return { ...issue, severity: last.severity, more: { code, count } };
}
