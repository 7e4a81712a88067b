import { catalogue, type Finding, type Issue } from '@liveryjs/compiler/issues';
import { checks } from '@liveryjs/compiler/manifest';
import { version } from '#workspace/version.ts';

/** A log in SARIF 2.1.0, which code-scanning services read. */
export function sarifReport(issues: readonly Issue[]): string {
  const codes = [...new Set(issues.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'livery', version, rules: codes.map(rule) } },
        columnKind: 'utf16CodeUnits',
        results: issues.map((issue) => result(issue, codes.indexOf(issue.code))),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

/** Those of the stages and of the engine's checks. */
const findings = new Map<string, Finding<never>>(
  [catalogue, ...checks.map((check) => check.findings)].flatMap((some) => Object.entries(some)),
);

function rule(code: string): object {
  const finding = findings.get(code);
  return {
    id: code,
    ...(finding && {
      shortDescription: { text: `${finding.title}.` },
      defaultConfiguration: { level: finding.severity },
    }),
  };
}

function result(issue: Issue, ruleIndex: number): object {
  const { code, severity, file, line, column, endColumn, pointer, message, hint, more } = issue;
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: `${message} ${hint}` },
    ...(more && { occurrenceCount: more.count }),
    locations: [
      {
        physicalLocation: {
          artifactLocation: {
            uri: file.split('/').map(encodeURIComponent).join('/'),
            uriBaseId: '%SRCROOT%',
          },
          region: { startLine: line, startColumn: column, ...(endColumn === undefined ? {} : { endColumn }) },
        },
        ...(pointer === '' ? {} : { logicalLocations: [{ fullyQualifiedName: pointer, kind: 'member' }] }),
      },
    ],
  };
}
