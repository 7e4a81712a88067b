import type { Issue } from '@liveryjs/compiler/issues';
import { createDomainCheck, domainClaims, listBrands, type Workspace } from '#workspace/open/index.ts';

/** The issues of a brand that claims what another one has already, such as a host name; wherever it stands among their ids. */
export function claimIssues(workspace: Workspace, id: string): Issue[] {
  const check = createDomainCheck();
  const claimsOf = (brand: string) => domainClaims(workspace.resolver.resolve(brand));
  for (const other of listBrands(workspace)) if (other !== id) check(claimsOf(other));
  return check(claimsOf(id));
}
