import { Icon, SafeHtml, token, useIntl, useMessages } from '@liveryjs/engine/kit';
import { DATE_STYLE } from '@liveryjs/engine/kit/plain';
import type { Promotion } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

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
  readonly level: 2 | 4;
}

/** A promotion's dates, as far as they are known, and all that the promotion says. */
export function Terms({ promotion, level }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const { content } = promotion;
  const dates = datesOf(promotion, t, intl);
  return (
    <Box>
      {dates !== undefined && (
        <Dates>
          <Icon name="calendar" />
          <span>{dates}</span>
        </Dates>
      )}
      {content && <SafeHtml html={content} level={level} />}
    </Box>
  );
}

/** When a promotion runs, in words; undefined where nothing is known of that. */
function datesOf(
  { startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>,
  t: ReturnType<typeof useMessages>,
  intl: ReturnType<typeof useIntl>,
): string | undefined {
  if (startsAt && endsAt) return intl.formatDateTimeRange(new Date(startsAt), new Date(endsAt), DATE_STYLE);
  if (startsAt) return t('promotionList.since', { date: intl.formatDate(startsAt, DATE_STYLE) });
  return endsAt && t('promotion.until', { date: intl.formatDate(endsAt, DATE_STYLE) });
}
