import { createIssue, type Issue } from '#engine/issues/index.ts';
import { isList, own, pathOf } from '#engine/manifest/index.ts';
import type { BrandResult } from './load-brand.ts';

/**
 * A check of one brand after the other: the issues of host names that a brand before claims too. Abstract brands are
 * never shown and claim none.
 */
export function createDomainCheck(): (brand: BrandResult) => Issue[] {
  const claimed = new Map<string, string>();
  return ({ id, abstract, merged, origins }) => {
    const domains = own(merged, 'domains');
    if (abstract || merged === undefined || !isList(domains)) return [];
    return domains.flatMap((domain, index) => {
      if (typeof domain !== 'string') return [];
      const other = claimed.get(domain) ?? id;
      claimed.set(domain, other);
      if (other === id) return [];
      const pointer = `/domains/${index}`;
      const args = { path: pathOf(merged, pointer), domain, other };
      return [createIssue('domain-collision', { pointer, ...origins.near(pointer) }, args)];
    });
  };
}
