import { type Issue, sortIssues } from '@liveryjs/compiler/issues';
import { counted } from '@liveryjs/workspace/check/counts';
import { prettyIssues } from '@liveryjs/workspace/check/formats/pretty';
import { createDomainCheck, domainClaims, type Workspace } from '@liveryjs/workspace/open';
import pc from 'picocolors';
import { isError } from '#scripts/plugin/parts-of.ts';
import type { LiveBrand } from './brand-store.ts';

/** Prints what was found in these brands, once each: brands that extend one another share findings. */
export function printIssues(
  brands: readonly LiveBrand[],
  workspace: Workspace,
  log: (line: string) => void,
): void {
  const domainIssues = createDomainCheck();
  const issues = [
    ...brands.flatMap((brand) => brand.issues),
    ...brands.flatMap(({ result }) => domainIssues(domainClaims(result))),
  ];
  for (const text of prettyIssues(sortIssues(issues), workspace.files, pc)) log(`\n${text}`);
}

/** The brands that are in order again, a sentence each. @param before the errors that each brand had, by its id */
export function mendedSentences(
  before: ReadonlyMap<string, readonly Issue[]>,
  brands: readonly Pick<LiveBrand, 'id' | 'issues'>[],
): string[] {
  return brands.flatMap(({ id, issues }) => {
    const keyOf = ({ code, pointer, message }: Issue) => `${code}\0${pointer}\0${message}`;
    const left = issues.filter(isError);
    const leftKeys = new Set(left.map(keyOf));
    const mended = (before.get(id) ?? []).filter(
      (issue) => isError(issue) && !leftKeys.has(keyOf(issue)),
    ).length;
    if (mended === 0) return [];
    const rest =
      left.length === 0 ? 'the page shows the brand as it is now' : `${counted(left.length, 'error')} left`;
    return [`${id}: ${counted(mended, 'error')} mended, ${rest}.`];
  });
}

/** The errors of a brand as texts for its page. */
export function errorTexts({ issues }: LiveBrand, workspace: Workspace): string[] {
  return prettyIssues(issues.filter(isError), workspace.files, pc.createColors(false));
}
