import { sortIssues } from '@liveryjs/engine/issues';
import pc from 'picocolors';
import { prettyIssues } from '#scripts/check/formats/pretty.ts';
import { isError } from '#scripts/plugin/parts-of.ts';
import { createDomainCheck, domainClaims, type Workspace } from '#scripts/workspace/index.ts';
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

/** The errors of a brand as texts for its page. */
export function errorTexts({ issues }: LiveBrand, workspace: Workspace): string[] {
  return prettyIssues(issues.filter(isError), workspace.files, pc.createColors(false));
}
