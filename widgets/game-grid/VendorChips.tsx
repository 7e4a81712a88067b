import { useId } from 'react';
import { styled } from 'styled-components';
import { Picture, Strip, token, useMessages, VisuallyHidden } from '#engine/kit/index.ts';
import { imageUrl } from '#platform/image-url.ts';
import type { Vendor } from '#schemas/generated/platform.ts';

const ICON = 20;

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
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
  gap: ${token('space.2')};
  min-block-size: ${token('size.control.md')};
  padding-inline: ${token('space.3')};
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.full')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.sm')};
  font-weight: ${token('font.weight.medium')};
  white-space: nowrap;
  cursor: pointer;
  transition: border-color ${token('motion.duration.fast')}, background ${token('motion.duration.fast')};

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

  img {
    inline-size: ${token('size.icon.md')};
    block-size: ${token('size.icon.md')};
    border-radius: ${token('radius.sm')};
  }
`;

interface Props {
  readonly vendors: readonly Vendor[];
  /** Code of the chosen one; empty for all. */
  readonly value: string;
  readonly onChoose: (vassalage: string) => void;
}

/** The vendors of a list in one row: one stop for the keyboard, arrows go along it. */
export function VendorChips({ vendors, value, onChoose }: Props) {
  const t = useMessages();
  const name = useId();
  const chip = (vassalage: string, text: string, icon?: string) => (
    <Chip key={vassalage}>
      <VisuallyHidden
        as="input"
        type="radio"
        name={name}
        value={vassalage}
        checked={vassalage === value}
        onChange={() => onChoose(vassalage)}
      />
      {icon && <Picture src={imageUrl(icon)} alt="" width={ICON} height={ICON} />}
      <bdi>{text}</bdi>
    </Chip>
  );
  return (
    <Group>
      <VisuallyHidden as="legend">{t('gameGrid.vendorLabel')}</VisuallyHidden>
      <Row follow={value}>
        {chip('', t('gameGrid.allVendors'))}
        {vendors.map(({ vassalage, vendorName, icon }) => chip(vassalage, vendorName, icon))}
      </Row>
    </Group>
  );
}
