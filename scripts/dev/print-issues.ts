import { formatIssue, type Issue, type Paint } from '@liveryjs/engine/issues';
import pc from 'picocolors';
import { isError } from '#scripts/plugin/parts-of.ts';
import { createDomainCheck, domainClaims, type Workspace } from '#scripts/workspace/index.ts';
import type { LiveBrand } from './brand-store.ts';

const paint: Paint = {
  place: pc.cyan,
  error: pc.red,
  warning: pc.yellow,
  frame: pc.dim,
  hint: pc.green,
};

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
  const texts = issues.map((issue) => printed(issue, workspace, paint));
  for (const text of new Set(texts)) log(`\n${text}`);
}

/** The errors of a brand as texts for its page. */
export function errorTexts({ issues }: LiveBrand, workspace: Workspace): string[] {
  return issues.filter(isError).map((issue) => printed(issue, workspace));
}

function printed(issue: Issue, { files }: Workspace, colours?: Paint): string {
  return formatIssue(issue, new TextDecoder().decode(files.read(issue.file)), colours);
}
