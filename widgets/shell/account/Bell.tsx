import { Icon, LinkTo, Tip, token, useMenu, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import type { MenuItem } from '@liveryjs/schemas/brand';
import { styled } from 'styled-components';
import { Count } from './Count.tsx';
import { useUnread } from './use-unread.ts';

const Round = styled(LinkTo)`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${token('size.control.md')};
  block-size: ${token('size.control.md')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.full')};
  background: none;
  color: ${token('color.header.secondary')};
  font-size: ${token('font.size.lg')};
  cursor: pointer;

  &:hover {
    background: ${token('color.action.quietHover')};
    color: ${token('color.header.text')};
  }

  [aria-hidden] ~ [aria-hidden] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;

/** The way to the announcements, with how many messages are unread [2.22]. */
export function Bell({ item }: { item: MenuItem }) {
  const t = useMessages();
  const unread = useUnread();
  const [shown] = useMenu([item]);
  if (unread === undefined || !shown || shown.pending) return null;
  return (
    <Tip text={t(shown.label)} side="below">
      <Round to={shown.to}>
        <Icon name={shown.icon ?? 'bell'} />
        <VisuallyHidden>{t(shown.label)}</VisuallyHidden>
        <Count value={unread} />
      </Round>
    </Tip>
  );
}
