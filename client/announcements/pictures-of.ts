import type { Announcement } from '@liveryjs/schemas/platform';
import { imageUrl } from '#client/image-url.ts';

/** Addresses of an announcement's pictures, in the order in which they are shown [2.29]. */
export function picturesOf({ announcementImages = [] }: Pick<Announcement, 'announcementImages'>): string[] {
  const placeOf = ({ sequence = Number.MAX_SAFE_INTEGER }: { sequence?: number }) => sequence;
  return [...announcementImages]
    .sort((image, other) => placeOf(image) - placeOf(other))
    .flatMap(({ url }) => imageUrl(url) ?? []);
}
