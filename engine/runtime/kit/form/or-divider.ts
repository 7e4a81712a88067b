import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';

/** A word between two ways to do the same, with a line on both sides. */
export const OrDivider = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  margin: 0;
  color: ${token('color.text.muted')};
  font: ${token('typography.small')};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${token('color.border.regular')};
  }
`;
