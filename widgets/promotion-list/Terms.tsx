import { styled } from 'styled-components';
import { Icon, SafeHtml, token, useIntl, useMessages } from '#engine/kit/index.ts';
import type { Promotion } from '#schemas/generated/platform.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
`;

const Dates = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
`;

interface Props {
  readonly promotion: Promotion;
  /** Level of the highest heading: one below that of the promotion's title. */
  readonly level: 3 | 4;
}

/** A promotion's dates, and all that it says. */
export function Terms({ promotion: { startsAt, endsAt, content }, level }: Props) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <Box>
      <Dates>
        <Icon name="calendar" />
        <span>
          {endsAt
            ? intl.formatDateTimeRange(new Date(startsAt), new Date(endsAt), { dateStyle: 'long' })
            : t('promotionList.since', { date: intl.formatDate(startsAt, { dateStyle: 'long' }) })}
        </span>
      </Dates>
      <SafeHtml html={content} level={level} />
    </Box>
  );
}
