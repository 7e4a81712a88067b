import type { Resource } from '@liveryjs/schemas/platform';

/** Where the resources of the site are, by type. One with an address that a page must not open is left out. */
export function resourceAddresses(resources: readonly Resource[]): Readonly<Record<string, string>> {
  const safe = resources.filter(({ url }) => URL.canParse(url) && new URL(url).protocol === 'https:');
  return Object.fromEntries(safe.map(({ resourceType, url }) => [resourceType, url]));
}
