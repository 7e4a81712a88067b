import type { BannerGroup, PortalSections } from '#schemas/generated/portal.ts';

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
