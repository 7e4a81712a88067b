import { codeFrame } from './code-frame.ts';
import type { Issue } from './issue.ts';

/** The colours for parts of a printed issue; the default leaves the parts as they are. */
export interface Paint {
  place(text: string): string;
  error(text: string): string;
  warning(text: string): string;
  frame(text: string): string;
  hint(text: string): string;
}

const plain = (text: string) => text;
const plainPaint: Paint = { place: plain, error: plain, warning: plain, frame: plain, hint: plain };

/** One issue as people read it: place, code, message, code frame (with the file's text), hint. */
export function formatIssue(issue: Issue, text?: string, paint: Paint = plainPaint): string {
  const place = paint.place(`${issue.file}:${issue.line}:${issue.column}`);
  const parts = [`${place}  ${paint[issue.severity](issue.severity)}  ${issue.code}`, indent(issue.message)];
  if (text !== undefined && text !== '') parts.push(paint.frame(indent(codeFrame(text, issue))));
  parts.push(paint.hint(indent(issue.hint)));
  return parts.join('\n');
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
