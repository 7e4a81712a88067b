import type { Condition } from '@liveryjs/schemas/brand';
import type { BannerGroup, PortalSections } from '@liveryjs/schemas/portal';

/**
 * The banner group that a route shows [2.19]: the first one whose condition holds, or may hold once more is known.
 *
 * @param path the route's own path, whichever of its aliases the visitor came by
 * @param holds whether a condition holds now; undefined while that is not known
 */
export function bannerGroupOf(
  { banners }: Pick<PortalSections, 'banners'>,
  path: string | undefined,
  holds: (condition: Condition | undefined) => boolean | undefined,
): BannerGroup | undefined {
  return banners.find(({ route, when }) => route === path && holds(when) !== false);
}
