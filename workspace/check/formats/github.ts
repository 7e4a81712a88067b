import type { Issue } from '@liveryjs/compiler/issues';

/** One workflow command an issue: GitHub shows them beside the lines of a pull request. */
export function githubReport(issues: readonly Issue[]): string {
  return issues.map(command).join('\n');
}

function command({ severity, file, line, column, endColumn, code, message, hint }: Issue): string {
  const properties = {
    file,
    line: String(line),
    col: String(column),
    ...(endColumn === undefined ? {} : { endColumn: String(endColumn) }),
    title: code,
  };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${property(value)}`);
  return `::${severity} ${list.join(',')}::${data(`${message}\n${hint}`)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
