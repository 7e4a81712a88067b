import { createIssue, type Issue, type Place } from '@liveryjs/compiler/issues';
import { isList, own, pathOf } from '@liveryjs/compiler/manifest';
import type { BrandResult } from './load-brand.ts';

/** A host name in a brand's manifest. */
export interface DomainClaim {
  readonly brand: string;
  readonly domain: string;
  /** Another value than a host name, which no two brands say either. */
  readonly isValue?: true;
  readonly place: Place;
  readonly path: string;
}

/** The host names that a brand claims, and what else it says for itself alone. Abstract brands are never shown and claim none. */
export function domainClaims({
  id,
  abstract,
  merged,
  origins,
  chain,
  uses,
}: Pick<BrandResult, 'id' | 'abstract' | 'merged' | 'origins' | 'chain' | 'uses'>): DomainClaim[] {
  const domains = own(merged, 'domains');
  if (abstract || merged === undefined || !isList(domains)) return [];
  // A value that several brands inherit is said once, where all of them have it from.
  const values = uses.alone.flatMap(({ value, pointer }): DomainClaim[] => {
    const place = { pointer, ...origins.near(pointer) };
    if (place.file !== `${chain.at(-1)?.folder}/brand.json`) return [];
    return [{ brand: id, domain: value, isValue: true, place, path: pathOf(merged, pointer) }];
  });
  const names = domains.flatMap((domain, index) => {
    if (typeof domain !== 'string') return [];
    const pointer = `/domains/${index}`;
    const place = { pointer, ...origins.near(pointer) };
    return [{ brand: id, domain, place, path: pathOf(merged, pointer) }];
  });
  return [...names, ...values];
}

/** A check of one brand after the other: the issues of what a brand before claims too. */
export function createDomainCheck(): (claims: readonly DomainClaim[]) => Issue[] {
  const claimed = new Map<string, string>();
  return (claims) => {
    const issues: Issue[] = [];
    for (const { brand, domain, isValue, place, path } of claims) {
      const key = isValue ? `${place.pointer} ${domain}` : domain;
      const other = claimed.get(key);
      if (other === undefined) claimed.set(key, brand);
      else if (other !== brand && isValue)
        issues.push(createIssue('value-shared', place, { path, value: domain, other }));
      else if (other !== brand) issues.push(createIssue('domain-collision', place, { path, domain, other }));
    }
    return issues;
  };
}
