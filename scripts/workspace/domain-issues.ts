import { createIssue, type Issue, type Place } from '@liveryjs/engine/issues';
import { isList, own, pathOf } from '@liveryjs/engine/manifest';
import type { BrandResult } from './load-brand.ts';

/** A host name in a brand's manifest. */
export interface DomainClaim {
  readonly brand: string;
  readonly domain: string;
  readonly place: Place;
  readonly path: string;
}

/** The host names that a brand claims. Abstract brands are never shown and claim none. */
export function domainClaims({
  id,
  abstract,
  merged,
  origins,
}: Pick<BrandResult, 'id' | 'abstract' | 'merged' | 'origins'>): DomainClaim[] {
  const domains = own(merged, 'domains');
  if (abstract || merged === undefined || !isList(domains)) return [];
  return domains.flatMap((domain, index) => {
    if (typeof domain !== 'string') return [];
    const pointer = `/domains/${index}`;
    const place = { pointer, ...origins.near(pointer) };
    return [{ brand: id, domain, place, path: pathOf(merged, pointer) }];
  });
}

/** A check of one brand after the other: the issues of host names that a brand before claims too. */
export function createDomainCheck(): (claims: readonly DomainClaim[]) => Issue[] {
  const claimed = new Map<string, string>();
  return (claims) => {
    const issues: Issue[] = [];
    for (const { brand, domain, place, path } of claims) {
      const other = claimed.get(domain);
      if (other === undefined) claimed.set(domain, brand);
      else if (other !== brand) issues.push(createIssue('domain-collision', place, { path, domain, other }));
    }
    return issues;
  };
}
