import type { Colors } from '@liveryjs/workspace/terminal';
import type { Result, Verdict } from './result.ts';

const MARKS: Readonly<Record<Verdict, string>> = {
  passed: '✓',
  refused: '○',
  absent: '–',
  skipped: '–',
  failed: '✗',
};

/** The results as a table for people, an area after the other, and what is wrong below each call. */
export function tableReport(results: readonly Result[], colors: Colors): string {
  const paint: Readonly<Record<Verdict, (text: string) => string>> = {
    passed: colors.green,
    refused: colors.yellow,
    absent: colors.dim,
    skipped: colors.dim,
    failed: colors.red,
  };
  const width = Math.max(...results.map(({ at }) => at.length), 4);
  const lines: string[] = [];
  for (const [who, groupResults] of groupsOf(results)) {
    lines.push(colors.bold(who === undefined ? 'As a visitor' : `As ${who}`));
    for (const { at, verdict, note, misfits, status, milliseconds } of groupResults) {
      const time = milliseconds === undefined ? '' : `${milliseconds} ms`;
      const outcome = verdict === 'passed' ? note : `${verdict}${note && `: ${note}`}`;
      lines.push(
        `  ${paint[verdict](MARKS[verdict])} ${at.padEnd(width)}  ${String(status ?? '').padStart(3)}  ${time.padStart(8)}  ${outcome}`.trimEnd(),
      );
      for (const { at: place, expected, got, serious } of misfits) {
        lines.push(
          `      ${serious ? colors.red('✗') : colors.yellow('!')} ${place}: ${expected} expected, ${got} found`,
        );
      }
    }
    lines.push('');
  }
  lines.push(summaryOf(results));
  return lines.join('\n');
}

/** Returns a sentence with the number of calls for each verdict. */
export function summaryOf(results: readonly Result[]): string {
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
  const parts = [
    `${count('passed')} passed`,
    `${count('failed')} failed`,
    `${count('refused')} refused`,
    `${count('absent')} absent`,
    `${count('skipped')} skipped`,
  ];
  return `${results.length} trials: ${parts.join(', ')}.`;
}

export function jsonReport(origin: string, results: readonly Result[]): string {
  return JSON.stringify({ origin, summary: summaryOf(results), results }, null, 2);
}

/** When trials began and how long they took together, in seconds. */
export interface Times {
  readonly began: Date;
  readonly seconds: number;
}

/** The results as JUnit's XML, which CI servers show. */
export function junitReport(results: readonly Result[], { began, seconds }: Times): string {
  const cases = results.map(({ at, area, as, verdict, note, misfits, milliseconds }) => {
    const name = `${at}${as === undefined ? '' : ` as ${as}`}`;
    const wrong = misfits.map(
      ({ at: place, expected, got }) => `${place}: ${expected} expected, ${got} found`,
    );
    const inside =
      verdict === 'failed'
        ? `<failure message="${escapeXml(note)}">${escapeXml(wrong.join('\n'))}</failure>`
        : verdict === 'absent' || verdict === 'skipped'
          ? `<skipped message="${escapeXml(note)}"/>`
          : '';
    const time = ((milliseconds ?? 0) / 1000).toFixed(3);
    return `    <testcase classname="${escapeXml(area)}" name="${escapeXml(name)}" time="${time}">${inside}</testcase>`;
  });
  const count = (...verdicts: readonly Verdict[]) =>
    results.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const all = `tests="${results.length}" failures="${count('failed')}" errors="0" time="${seconds.toFixed(3)}"`;
  // Without milliseconds: readers that hold to the schema of JUnit take none.
  const timestamp = began.toISOString().slice(0, 19);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${all}>`,
    `  <testsuite name="livery platform" ${all} skipped="${count('absent', 'skipped')}" timestamp="${timestamp}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function groupsOf(results: readonly Result[]): Map<string | undefined, Result[]> {
  const groups = new Map<string | undefined, Result[]>();
  for (const result of results) groups.set(result.as, [...(groups.get(result.as) ?? []), result]);
  return groups;
}

/** Text for an element or an attribute. Letters that XML has no way to write become U+FFFD. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
