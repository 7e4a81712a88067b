import { token } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

/**
 * A button or link that takes the presses of the whole card it stands in, and shows its focus around it. The card is
 * `position: relative`; `--focus-offset` says how far from its edge the outline stands.
 */
export const WholePress = styled.button`
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token('radius.card')};
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${token('color.border.focus')};
    outline-offset: var(--focus-offset, 2px);
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;
