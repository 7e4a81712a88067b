import { catalogue } from './catalogue.ts';
import { withoutHidden } from './hidden.ts';
import type { Finding, Issue, Meant, Place } from './issue.ts';

export type Code = keyof typeof catalogue;
type ArgsOf<C extends Code> = (typeof catalogue)[C] extends Finding<infer Args> ? Args : never;

/** Letters of one value that a message repeats at most. */
const MOST = 400;

/** Makes the issue of one finding of the catalogue at one place. Long values are cut, and hidden characters escaped. */
export function createIssue<C extends Code>(code: C, place: Place, args: ArgsOf<C>): Issue {
  return issueOf(code, catalogue[code] as unknown as Finding<ArgsOf<C>>, place, args);
}

/** Makes the issue of a finding that need not be in the catalogue, as `createIssue` does. */
export function issueOf<Args>(code: string, finding: Finding<Args>, place: Place, args: Args): Issue {
  const { file, line, column, endColumn, pointer } = place;
  const shown = named(cut(args), file) as Args;
  const meant = meantBy(args);
  const { changes } = (args ?? {}) as Pick<Issue, 'changes'>;
  return {
    code,
    severity: finding.severity,
    file,
    line,
    column,
    ...(endColumn === undefined ? {} : { endColumn }),
    pointer,
    message: withoutHidden(finding.message(shown)),
    hint: withoutHidden(finding.hint(shown)),
    ...(meant === undefined ? {} : { meant }),
    ...(changes === undefined ? {} : { changes }),
  };
}

/** Findings of a name or a value that is not known say which one is nearest to it. */
function meantBy(args: unknown): Issue['meant'] {
  const { nearest, meant = nearest } = (args ?? {}) as { nearest?: Meant; meant?: Meant | null };
  return meant ?? undefined;
}

/** The arguments, in which a file that is no manifest is called by its name and not as one. */
function named(args: unknown, file: string): unknown {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const { path } = (args ?? {}) as { readonly path?: unknown };
  return path === 'the manifest' && name !== 'brand.json' ? { ...(args as object), path: name } : args;
}

function cut(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MOST ? `${value.slice(0, MOST / 2)}…` : value;
  if (Array.isArray(value)) return value.map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cut(member)]));
}
