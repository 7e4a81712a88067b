import type { BannerGroup, PortalSections } from '@liveryjs/schemas/portal';

/**
 * The banner group that a route shows [2.19].
 *
 * @param path the route's own path, whichever of its aliases the visitor came by
 */
export function bannerGroupOf(
  { banners }: Pick<PortalSections, 'banners'>,
  path: string | undefined,
): BannerGroup | undefined {
  return banners.find(({ route }) => route === path);
}
