import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';
import { VisuallyHidden } from '#engine/render/visually-hidden.ts';
import { Strip } from './strip.tsx';

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
  font: ${token('typography.label')};
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
  /** The name of the choice, for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly content: ReactNode }[];
  readonly className?: string;
  readonly onChoose: (value: string) => void;
}

/** A choice of one among a few, in one row: one stop for the keyboard, arrows go along it. */
export function Chips({ label, value, options, className, onChoose }: Props) {
  const name = useId();
  return (
    <Group className={className}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Row follow={value}>
        {options.map(({ value: option, content }) => (
          <Chip key={option}>
            <VisuallyHidden
              as="input"
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            {content}
          </Chip>
        ))}
      </Row>
    </Group>
  );
}
