import { catalogue } from './catalogue.ts';
import type { Finding, Issue, Place } from './issue.ts';

export type Code = keyof typeof catalogue;
type ArgsOf<C extends Code> = (typeof catalogue)[C] extends Finding<infer Args> ? Args : never;

/** Makes the issue of one finding of the catalogue at one place. */
export function createIssue<C extends Code>(code: C, place: Place, args: ArgsOf<C>): Issue {
  const finding = catalogue[code] as unknown as Finding<ArgsOf<C>>;
  const { file, line, column, endColumn, pointer } = place;
  return {
    code,
    severity: finding.severity,
    file,
    line,
    column,
    ...(endColumn === undefined ? {} : { endColumn }),
    pointer,
    message: finding.message(args),
    hint: finding.hint(args),
  };
}
