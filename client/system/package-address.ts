import type { Resource } from '@liveryjs/schemas/platform';

/**
 * Where a package of the app is fetched from [2.30]: what the resource's QR code says, otherwise its address.
 *
 * @returns undefined where the site has no such resource, or one that a page must not lead to
 */
export function packageAddress(resources: readonly Resource[], type: string): string | undefined {
  const resource = resources.find(({ resourceType }) => resourceType === type);
  const address = resource?.qrCodeUrl ?? resource?.url;
  return address && URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}
