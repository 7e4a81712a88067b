export { createDomainCheck, type DomainClaim, domainClaims } from './domain-issues.ts';
export { listBrands, listParents } from './list-brands.ts';
export { type BrandResult, loadBrand } from './load-brand.ts';
export { loadChecks } from './load-checks.ts';
export { openRepository, openWorkspace, type WorkspaceOptions } from './open-workspace.ts';
export type { Workspace } from './workspace.ts';
