import { token, useIntl, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

const MOST = 99;

const Mark = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: ${token('size.badge')};
  block-size: ${token('size.badge')};
  padding-inline: ${token('space.1')};
  border-radius: ${token('radius.full')};
  background: ${token('color.badge.count')};
  color: ${token('color.badge.onCount')};
  font: ${token('typography.caption')};
  font-weight: ${token('font.weight.bold')};
  line-height: 1;
`;

/** The number of unread messages, up to 99+. Nothing for none. */
export function Count({ value }: { value: number }) {
  const t = useMessages();
  const intl = useIntl();
  if (value === 0) return null;
  return (
    <>
      <Mark aria-hidden="true">
        {value > MOST ? `${intl.formatNumber(MOST)}+` : intl.formatNumber(value)}
      </Mark>
      <VisuallyHidden>{t('account.unread', { count: value })}</VisuallyHidden>
    </>
  );
}
