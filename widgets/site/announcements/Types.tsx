import { token, useMessages } from '@liveryjs/engine/kit';
import type { Announcement } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { shownTypes, typeKeys } from './announcements.model.ts';

const Label = styled.span`
  padding: ${token('space.half')} ${token('space.2')};
  border-radius: ${token('radius.badge')};
  background: ${token('color.badge.plain')};
  color: ${token('color.badge.onPlain')};
  font: ${token('typography.caption')};
  font-weight: ${token('font.weight.semibold')};

  &[data-type='H'] {
    background: ${token('color.danger.base')};
    color: ${token('color.danger.onBase')};
  }

  &[data-type='PR'] {
    background: ${token('color.badge.vip')};
    color: ${token('color.badge.onVip')};
  }

  &[data-type='PU'] {
    background: ${token('color.info.base')};
    color: ${token('color.info.onBase')};
  }
`;

/** What an announcement is about, in words [1.09]. */
export function Types({ announcement }: { announcement: Announcement }) {
  const t = useMessages();
  return shownTypes(announcement).map((type) => (
    <Label key={type} data-type={type}>
      {t(typeKeys[type])}
    </Label>
  ));
}
