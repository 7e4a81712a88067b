import { Chips, token, useMessages } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import type { PromotionCategory } from './promotion-list.props.ts';

const Row = styled(Chips)`
  margin-block-end: ${token('space.4')};
`;

interface Props {
  readonly categories: readonly PromotionCategory[];
  /** Empty for all. */
  readonly value: string;
  readonly onChoose: (category: string) => void;
}

/** The kinds of promotion in one row. */
export function Categories({ categories, value, onChoose }: Props) {
  const t = useMessages();
  const all = [{ category: '', label: 'promotionList.allCategories' }, ...categories];
  return (
    <Row
      label={t('promotionList.category')}
      value={value}
      options={all.map(({ category, label }) => ({ value: category, content: t(label) }))}
      onChoose={onChoose}
    />
  );
}
