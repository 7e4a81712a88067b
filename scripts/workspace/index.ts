export { createDomainCheck, type DomainClaim, domainClaims } from './domain-issues.ts';
export { listBrands } from './list-brands.ts';
export { type BrandResult, loadBrand } from './load-brand.ts';
export { openWorkspace, type WorkspaceOptions } from './open-workspace.ts';
export type { Workspace } from './workspace.ts';
