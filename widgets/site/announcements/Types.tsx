import { Badge, useMessages } from '@liveryjs/engine/kit';
import type { Announcement } from '@liveryjs/schemas/platform';
import { type AnnouncementType, shownTypes, typeKeys } from './announcements.model.ts';

const TONES = {
  B: 'neutral',
  PL: 'neutral',
  PU: 'info',
  PR: 'success',
  H: 'danger',
} as const satisfies Record<AnnouncementType, string>;

/** The topics of an announcement, in words [1.09]. */
export function Types({ announcement }: { announcement: Announcement }) {
  const t = useMessages();
  return shownTypes(announcement).map((type) => (
    <Badge key={type} $tone={TONES[type]}>
      {t(typeKeys[type])}
    </Badge>
  ));
}
