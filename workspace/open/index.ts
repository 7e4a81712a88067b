export { createDomainCheck, type DomainClaim, domainClaims } from './domain-issues.ts';
export { type Concerned, type KeptRepository, keepRepository, type Refreshed } from './keep-repository.ts';
export { listBrands, listParents } from './list-brands.ts';
export { type BrandResult, loadBrand } from './load-brand.ts';
export { CHECKS_FOLDER } from './load-checks.ts';
export { openRepository, openWorkspace } from './open-workspace.ts';
export { overBrands, withChanged } from './over-brands.ts';
export { jurisdictionsBeside } from './read-jurisdictions.ts';
export type { Workspace, WorkspaceFolders } from './workspace.ts';
