import { createIssue, type Issue, type Place } from '@liveryjs/compiler/issues';
import { isList, own, pathOf } from '@liveryjs/compiler/manifest';
import { localHost, TAKEN_HOSTS } from '#workspace/hosts.ts';
import type { BrandResult } from './load-brand.ts';

/** A host name in a brand's manifest. */
export interface DomainClaim {
  readonly brand: string;
  readonly domain: string;
  /** Another value than a host name, which no two brands say either. */
  readonly isValue?: true;
  /** An origin that is none of any brand, such as that of the games; `domain` is its host, `*.` for any below one. */
  readonly origin?: string;
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
  const placeOf = (pointer: string) => ({ pointer, ...origins.near(pointer) });
  // A value that several brands inherit is said once, where all of them have it from.
  const isOwn = ({ file }: Place) => file === `${chain.at(-1)?.folder}/brand.json`;
  const claim = (domain: string, pointer: string, rest: object = {}): DomainClaim => ({
    brand: id,
    domain,
    place: placeOf(pointer),
    path: pathOf(merged, pointer),
    ...rest,
  });
  return [
    ...domains.flatMap((domain, index) =>
      typeof domain === 'string' ? claim(domain, `/domains/${index}`) : [],
    ),
    ...(domains.includes(localHost(id)) ? [] : [claim(localHost(id), '/id')]),
    ...uses.alone.flatMap(({ value, pointer }) =>
      isOwn(placeOf(pointer)) ? claim(value, pointer, { isValue: true }) : [],
    ),
    ...uses.foreignOrigins.flatMap(({ value, pointer }) =>
      isOwn(placeOf(pointer)) ? claim(hostOf(value), pointer, { origin: value }) : [],
    ),
  ];
}

/** The host of an origin, without its scheme and its port. */
function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '').replace(/:[^:]*$/, '');
}

/** A host, and the wildcards that it is one of: `a.b.c` is `*.b.c` and `*.c`. */
function namesOf(host: string): string[] {
  const parts = host.split('.');
  return [host, ...parts.slice(1).map((_, index) => `*.${parts.slice(index + 1).join('.')}`)];
}

/** A check of one brand after the other: the issues of what a brand before claims too. */
export function createDomainCheck(): (claims: readonly DomainClaim[]) => Issue[] {
  const claimed = new Map<string, string>();
  /** Brands by the hosts that they answer on, and by the wildcards that those are of. */
  const answering = new Map<string, string>();
  const foreign = new Map<string, DomainClaim[]>();
  return (claims) => {
    const issues: Issue[] = [];
    const tell = ({ place, path, origin = '' }: DomainClaim, other: string) =>
      issues.push(createIssue('origin-of-brand', place, { path, value: origin, other }));
    for (const claim of claims) {
      const { brand, domain, isValue, origin, place, path } = claim;
      if (origin !== undefined) {
        foreign.set(domain, [...(foreign.get(domain) ?? []), claim]);
        const other = answering.get(domain);
        if (other !== undefined && other !== brand) tell(claim, other);
        continue;
      }
      const taken = isValue ? undefined : TAKEN_HOSTS.get(domain);
      if (taken !== undefined) issues.push(createIssue('host-taken', place, { path, host: domain, taken }));
      const key = isValue ? `${place.pointer} ${domain}` : domain;
      const other = claimed.get(key);
      if (other === undefined) claimed.set(key, brand);
      else if (other !== brand && isValue)
        issues.push(createIssue('value-shared', place, { path, value: domain, other }));
      else if (other !== brand) issues.push(createIssue('domain-collision', place, { path, domain, other }));
      for (const name of isValue || other !== undefined ? [] : namesOf(domain)) {
        if (!answering.has(name)) answering.set(name, brand);
        for (const before of foreign.get(name) ?? []) if (before.brand !== brand) tell(before, brand);
      }
    }
    return issues;
  };
}
