export { catalogue } from './catalogue.ts';
export { codeFrame } from './code-frame.ts';
export { type Code, createIssue } from './create-issue.ts';
export { formatIssue, type Paint } from './format-issue.ts';
export type { Issue, Place } from './issue.ts';
export { issueList } from './issue-list.ts';
export { nearest } from './nearest.ts';
export { sortIssues } from './sort-issues.ts';
export { didYouMean, oneOf } from './words.ts';
