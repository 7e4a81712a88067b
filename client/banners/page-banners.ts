import type { Condition } from '@liveryjs/schemas/brand';
import type { Banner } from '@liveryjs/schemas/platform';
import type { BannerGroup, OwnBanner, PortalSections } from '@liveryjs/schemas/portal';

type Holds = (condition: Condition | undefined) => boolean | undefined;

/** A banner of the manifest in its group; pending while it is not known whether it shows. */
export interface OwnSlot {
  readonly own: OwnBanner;
  readonly group: string;
  readonly pending: boolean;
}

/** A banner of the platform; undefined stands for all of them while they are not here. */
export interface PlatformSlot {
  readonly banner: Banner | undefined;
}

export type BannerSlot = OwnSlot | PlatformSlot;

/**
 * The banner groups that a route shows, in the order of the manifest [2.19]: of the platform's the first one whose
 * condition holds, or may hold once more is known; of the manifest's all of those.
 *
 * @param path the route's own path, whichever of its aliases the visitor came by
 * @param holds whether a condition holds now; undefined while that is not known
 */
export function bannerGroupsOf(
  { banners }: Pick<PortalSections, 'banners'>,
  path: string | undefined,
  holds: Holds,
): readonly BannerGroup[] {
  const shown = banners.filter(({ route, when }) => route === path && holds(when) !== false);
  const first = platformGroup(shown);
  return shown.filter((group) => group.source === 'manifest' || group === first);
}

/** The group whose banners the platform is asked for. */
export function platformGroup(groups: readonly BannerGroup[]): BannerGroup | undefined {
  return groups.find(({ source }) => source !== 'manifest');
}

/**
 * The banners of some groups in the order of the page: that of the groups, but for those that say their place.
 *
 * @param answer the platform's banners; undefined while they are not here
 */
export function mixBanners(
  groups: readonly BannerGroup[],
  holds: Holds,
  answer?: readonly Banner[],
): readonly BannerSlot[] {
  const inOrder = groups.flatMap((group): readonly BannerSlot[] => {
    if (group.source !== 'manifest') return answer?.map((banner) => ({ banner })) ?? [{ banner: undefined }];
    return group.items.flatMap((ownBanner) => {
      const answers = [holds(group.when), holds(ownBanner.when)];
      if (answers.includes(false)) return [];
      return [{ own: ownBanner, group: group.id, pending: answers.includes(undefined) }];
    });
  });
  const placed = inOrder.filter((slot) => placeOf(slot) !== undefined);
  const slots = inOrder.filter((slot) => placeOf(slot) === undefined);
  for (const slot of placed.sort((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0)))
    slots.splice((placeOf(slot) ?? 1) - 1, 0, slot);
  return slots;
}

function placeOf(slot: BannerSlot): number | undefined {
  return 'own' in slot ? slot.own.place : undefined;
}

/** Tells whether a slot can be shown now. */
export function isKnown(slot: BannerSlot): boolean {
  return 'own' in slot ? !slot.pending : slot.banner !== undefined;
}

/** The name of a banner's picture among the brand's assets: the path of its value in the manifest. */
export function pictureName({ group, own }: OwnSlot, width: keyof OwnBanner['picture']): string {
  return `banners[${group}].items[${own.id}].picture.${width}`;
}
