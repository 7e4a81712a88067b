import { token } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

/** Choices of which one holds, each a card with a radio in it. */
export const Cards = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${token('space.3')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${token('space.2')};
    padding: 0;
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
  }
`;

export const Card = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.1')} ${token('space.3')};
  padding: ${token('space.3')} ${token('space.4')};
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
  cursor: pointer;
  transition: border-color ${token('motion.duration.fast')}, background ${token('motion.duration.fast')};

  strong {
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
  }

  > svg,
  > :has(> svg) {
    grid-row: 1 / span 3;
  }

  > svg {
    color: ${token('color.text.accent')};
    font-size: ${token('font.size.lg')};
  }

  > strong,
  > span:not(:has(> svg)) {
    grid-column: 2;
    text-wrap: pretty;
  }

  &:hover {
    border-color: ${token('color.border.strong')};
  }

  &:has(:checked) {
    border-color: ${token('color.border.brand')};
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};

    strong {
      color: inherit;
    }
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token('color.border.focus')};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    border-style: dashed;
    cursor: not-allowed;
  }
`;
