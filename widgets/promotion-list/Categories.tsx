import { useId } from 'react';
import { styled } from 'styled-components';
import { Strip, token, useMessages, VisuallyHidden } from '#engine/kit/index.ts';
import type { PromotionCategory } from './promotion-list.props.ts';

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0 0 ${token('space.4')};
  padding: 0;
  border: 0;
`;

const Row = styled(Strip)`
  > :first-child {
    gap: ${token('space.2')};
  }
`;

const Chip = styled.label`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-block-size: ${token('size.control.md')};
  padding-inline: ${token('space.4')};
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.full')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.sm')};
  font-weight: ${token('font.weight.medium')};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    border-color: ${token('color.border.strong')};
    color: ${token('color.text.primary')};
  }

  &:has(:checked) {
    border-color: ${token('color.border.brand')};
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};
  }

  /* The row clips what stands out of it. */
  &:has(:focus-visible) {
    outline: 2px solid ${token('color.border.focus')};
    outline-offset: -2px;
  }
`;

interface Props {
  readonly categories: readonly PromotionCategory[];
  /** Empty for all. */
  readonly value: string;
  readonly onChoose: (category: string) => void;
}

/** The kinds of promotion in one row: one stop for the keyboard, arrows go along it. */
export function Categories({ categories, value, onChoose }: Props) {
  const t = useMessages();
  const name = useId();
  const chip = (category: string, label: string) => (
    <Chip key={category}>
      <VisuallyHidden
        as="input"
        type="radio"
        name={name}
        value={category}
        checked={category === value}
        onChange={() => onChoose(category)}
      />
      {t(label)}
    </Chip>
  );
  return (
    <Group>
      <VisuallyHidden as="legend">{t('promotionList.category')}</VisuallyHidden>
      <Row follow={value}>
        {chip('', 'promotionList.allCategories')}
        {categories.map(({ category, label }) => chip(category, label))}
      </Row>
    </Group>
  );
}
