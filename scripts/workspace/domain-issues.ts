import { createIssue, type Issue } from '#engine/issues/index.ts';
import { isList, own, pathOf } from '#engine/manifest/index.ts';
import type { BrandResult } from './load-brand.ts';

/** The issues of host names that more than one brand claims. Abstract brands are never shown and claim none. */
export function domainIssues(brands: readonly BrandResult[]): Issue[] {
  const claimed = new Map<string, string>();
  const issues: Issue[] = [];
  for (const { id, abstract, merged, origins } of brands) {
    const domains = own(merged, 'domains');
    if (abstract || merged === undefined || !isList(domains)) continue;
    for (const [index, domain] of domains.entries()) {
      if (typeof domain !== 'string') continue;
      const other = claimed.get(domain);
      const pointer = `/domains/${index}`;
      if (other === undefined) claimed.set(domain, id);
      else if (other !== id) {
        const args = { path: pathOf(merged, pointer), domain, other };
        issues.push(createIssue('domain-collision', { pointer, ...origins.near(pointer) }, args));
      }
    }
  }
  return issues;
}
