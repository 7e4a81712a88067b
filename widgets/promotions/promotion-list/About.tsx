import { promotionPeriod } from '@liveryjs/client/promotions/promotion-period';
import { token, useIntl, useMessages } from '@liveryjs/engine/kit';
import { DATE_STYLE, pageTime } from '@liveryjs/engine/kit/plain';
import type { Promotion } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import type { PromotionCategory } from './promotion-list.props.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.2')};
  font: ${token('typography.caption')};
`;

const Category = styled.span`
  padding: ${token('space.half')} ${token('space.2')};
  border-radius: ${token('radius.badge')};
  background: ${token('color.badge.plain')};
  color: ${token('color.badge.onPlain')};
  font-weight: ${token('font.weight.semibold')};
`;

const Period = styled.span`
  color: ${token('color.text.secondary')};

  &[data-urgent] {
    color: ${token('color.text.accent')};
    font-weight: ${token('font.weight.semibold')};
  }
`;

interface Props {
  readonly promotion: Promotion;
  readonly categories: readonly PromotionCategory[];
}

/** Which kind of promotion it is, and how long it goes on. */
export function About({ promotion, categories }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const { kind, ...rest } = promotionPeriod(promotion, new Date(pageTime()));
  const date = intl.formatDate(promotion.endsAt, DATE_STYLE);
  const category = categories.find((item) => item.category === promotion.category);
  return (
    <Row>
      {category && <Category>{t(category.label)}</Category>}
      <Period {...(kind === 'lastDays' && { 'data-urgent': '' })}>
        {t(`promotion.${kind}`, { ...rest, date })}
      </Period>
    </Row>
  );
}
