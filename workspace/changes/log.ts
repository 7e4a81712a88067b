import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { textOf } from '#workspace/edits/apply-edits.ts';
import { CHANGES_FOLDER } from '#workspace/edits/save-files.ts';
import type { Workspace } from '#workspace/open/index.ts';
import { utcMinute, utcSecond } from '#workspace/utc.ts';
import { makeFolder } from '#workspace/write-file.ts';

/** Path of the log of all that became of change sets, relative to the root: a line of JSON each. */
export const LOG = `${CHANGES_FOLDER}/log.jsonl`;

/** The releases of a brand that visitors had before and have now; missing for none. */
export interface MovedRelease {
  readonly before?: string;
  readonly release?: string;
}

/** A line of the log. */
export interface LogLine {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The user name of Git. */
  readonly by: string;
  readonly did:
    | 'approved'
    | 'approval withdrawn'
    | 'applied'
    | 'taken back'
    | 'planned'
    | 'cancelled'
    | 'published'
    | 'not published'
    | 'rolled back';
  /** Name of the set. */
  readonly change: string;
  readonly title?: string;
  readonly brands: readonly string[];
  /** The files that were written. */
  readonly files?: readonly string[];
  /** The place of the releases. */
  readonly to?: string;
  /** The moment of a plan: ISO 8601. */
  readonly for?: string;
  /** By brand. */
  readonly releases?: Readonly<Record<string, MovedRelease>>;
  /** Sentences for people: the reasons why nothing was published, or the changes that were not in it. */
  readonly why?: readonly string[];
}

const text = { type: 'string' };
const texts = { type: 'array', items: text };

/** Tells whether a value has the shape of a line: anybody may have written the file. */
const isLogLine = new Ajv2020().compile<LogLine>({
  type: 'object',
  required: ['at', 'by', 'did', 'change', 'brands'],
  properties: {
    at: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT' },
    by: text,
    did: {
      enum: [
        ...['approved', 'approval withdrawn', 'applied', 'taken back', 'planned', 'cancelled', 'published'],
        ...['not published', 'rolled back'],
      ],
    },
    change: text,
    title: text,
    brands: texts,
    files: texts,
    to: text,
    for: text,
    releases: {
      type: 'object',
      additionalProperties: { type: 'object', properties: { before: text, release: text } },
    },
    why: texts,
  },
});

/**
 * Reads the log, the earliest line first.
 *
 * @returns also the numbers of lines that are no lines of a log, from 1
 */
export function readLog(workspace: Workspace): {
  readonly lines: readonly LogLine[];
  readonly unread: readonly number[];
} {
  const lines: LogLine[] = [];
  const unread: number[] = [];
  for (const [index, row] of (textOf(workspace, LOG) ?? '').split('\n').entries()) {
    if (row.trim() === '') continue;
    const line = parsedLine(row);
    if (isLogLine(line)) lines.push(line);
    else unread.push(index + 1);
  }
  return { lines, unread };
}

/** A line of the log as it comes behind a text, whose last line may lack its end. */
export function lineBehind(before: string, line: LogLine): string {
  return `${before === '' || before.endsWith('\n') ? '' : '\n'}${JSON.stringify(line)}\n`;
}

/** Writes a line behind the others, in one step. @throws the error of the system */
export function appendLog(workspace: Workspace, line: LogLine): void {
  const { root } = workspace;
  const before = textOf(workspace, LOG) ?? '';
  makeFolder(join(root, CHANGES_FOLDER));
  appendFileSync(join(root, LOG), lineBehind(before, line));
}

/** A line for people, and below it the reasons that it gives. */
export function logSentence(line: LogLine): string {
  const { at, by, did, change, brands, to, for: moment, why = [] } = line;
  const when = utcMinute(at);
  const brandNames = brands.length > MOST_NAMED ? `${brands.length} brands` : brands.join(', ');
  const place = to === undefined ? '' : ` in ${to}`;
  const due = moment === undefined ? '' : ` for ${utcSecond(moment)}`;
  return [
    `${when}  ${by}  ${change}: ${did}${place}${due} (${brandNames})`,
    ...why.map((each) => `  ${each}`),
  ].join('\n');
}

/** The brands that a line names; of more, it gives the number. */
const MOST_NAMED = 6;

function parsedLine(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    // Text that is no JSON is no line, either.
    return undefined;
  }
}
