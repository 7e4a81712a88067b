import type { Announcement } from '@liveryjs/schemas/platform';

export type AnnouncementType = NonNullable<Announcement['types']>[number];

/** Message keys of what the types stand for [1.09]. */
export const typeKeys: Readonly<Record<AnnouncementType, string>> = {
  B: 'announcements.type.business',
  PL: 'announcements.type.platform',
  PU: 'announcements.type.update',
  PR: 'announcements.type.promotion',
  H: 'announcements.type.headline',
};

/** The types as they are shown: what makes one stand above the rest comes first. */
export function shownTypes({ types = [] }: Pick<Announcement, 'types'>): AnnouncementType[] {
  return [...types].sort((type, other) => Number(other === 'H') - Number(type === 'H'));
}
