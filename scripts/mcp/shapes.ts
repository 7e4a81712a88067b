import { didYouMean, type Issue, nearest } from '@liveryjs/compiler/issues';
import type { JsonValue } from '@liveryjs/compiler/manifest';
import { changedLines } from '@liveryjs/workspace/check/fix/splice';
import type { FileSave } from '@liveryjs/workspace/edits/save-files';
import { short } from '@liveryjs/workspace/explain/print-explanation';
import type { Reached } from '@liveryjs/workspace/reach/reach';
import { z } from 'zod';

/** Letters of a value that an answer has; a longer one is cut. */
const LONGEST_VALUE = 300;
/** Lines of the difference of a file. */
const MOST_LINES = 12;
/** Files, findings and brands that an answer names; further ones are counted. */
const MOST = 10;

/** The shape of what an agent hands over. A name that is not in it is told together with those that are. */
export function strictShape<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      const names = Object.keys(shape);
      const hints = issue.keys.map(
        (key) => `There is no "${key}" here. ${didYouMean(nearest(key, names), names)}`,
      );
      return hints.join(' ');
    },
  });
}

export const findingShape = z.object({
  id: z.string().describe('Names the finding in `accept`'),
  severity: z.enum(['error', 'warning']),
  file: z.string(),
  line: z.number().int(),
  column: z.number().int(),
  pointer: z.string().describe('JSON Pointer in the file'),
  message: z.string(),
  hint: z.string().describe('The remedy'),
});

export type Finding = z.infer<typeof findingShape>;

export function findingOf({ code, severity, file, line, column, pointer, message, hint }: Issue): Finding {
  return { id: `${code} ${file}#${pointer}`, severity, file, line, column, pointer, message, hint };
}

export const reachedShape = z.object({
  brand: z.string(),
  pages: z.array(z.string()).describe('Names of pages; `every page` where all are touched'),
  modes: z.array(z.string()),
  languages: z.array(z.string()),
});

export function reachedOf({ brand, pages, isEveryPage, modes, languages }: Reached) {
  return {
    brand,
    pages: isEveryPage ? ['every page'] : [...firstOf(pages)],
    modes: [...modes],
    languages: [...languages],
  };
}

export const fileShape = z.object({
  file: z.string(),
  lines: z.array(z.string()).describe('Lines that go (-) and come (+), with their numbers'),
});

export function fileOf({ path, before = '', after = '' }: FileSave) {
  return { file: path, lines: [...firstOf(changedLines(before, after), MOST_LINES)] };
}

/** The shape of what comes of a change. */
export const outcomeShape = {
  files: z.array(fileShape),
  come: z.array(findingShape).describe('Findings that the change causes'),
  gone: z.array(findingShape).describe('Findings that it mends'),
  reach: z.array(reachedShape),
  more: z.string().optional().describe('The number of what is left out of these lists'),
};

/** All that comes of a change, as far as an answer has room for it. */
export function outcomeOf(
  files: readonly FileSave[],
  { come, gone, reached }: { come: readonly Issue[]; gone: readonly Issue[]; reached: readonly Reached[] },
) {
  const left = Object.entries({ files, come, gone, reach: reached }).flatMap(([name, list]) =>
    list.length > MOST ? [`${list.length - MOST} more in ${name}`] : [],
  );
  return {
    files: files.slice(0, MOST).map(fileOf),
    come: errorsFirst(come).slice(0, MOST).map(findingOf),
    gone: gone.slice(0, MOST).map(findingOf),
    reach: reached.slice(0, MOST).map(reachedOf),
    ...(left.length > 0 && { more: left.join(', ') }),
  };
}

/** Findings with the errors before the warnings. */
export function errorsFirst(issues: readonly Issue[]): Issue[] {
  return [...issues].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
}

/** A value where it is short; else how it begins. */
export function shortened(value: JsonValue | undefined): JsonValue | undefined {
  return value === undefined || JSON.stringify(value).length <= LONGEST_VALUE
    ? value
    : short(value, LONGEST_VALUE);
}

/** The first items of a list, and the number of further ones as a last item. */
export function firstOf(texts: readonly string[], most = MOST): readonly string[] {
  return texts.length > most ? [...texts.slice(0, most), `… and ${texts.length - most} more`] : texts;
}

/** An object without members that are undefined. */
export function defined<Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members) as { [Key in keyof Value]: Exclude<Value[Key], undefined> };
}
