import { styled } from 'styled-components';
import { token } from './token.ts';

/** A button. `$tone`: primary for the one thing to do, quiet for what stands beside it. */
export const Button = styled.button.attrs<{ $tone?: 'primary' | 'secondary' | 'quiet' }>(
  // A class, because whatever the button is made of hands that on.
  ({ $tone = 'secondary' }) => ({ className: `tone-${$tone}` }),
)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.control.md')};
  padding: ${token('space.2')} ${token('space.4')};
  /* Seen where colours are the device's own. */
  border: 1px solid transparent;
  border-radius: ${token('radius.control')};
  font: inherit;
  font-weight: ${token('font.weight.semibold')};
  line-height: ${token('font.lineHeight.sm')};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background ${token('motion.duration.fast')}, box-shadow ${token('motion.duration.fast')};

  /* A tone weighs no more than the rest: what builds on a button has its own colours. */
  &:where(.tone-primary) {
    background: ${token('gradient.action')};
    color: ${token('color.action.onPrimary')};
    box-shadow: ${token('shadow.action')};

    &:hover:not(:disabled) {
      background: ${token('color.action.primaryHover')};
      box-shadow: ${token('shadow.actionHover')};
    }

    &:active:not(:disabled) {
      background: ${token('color.action.primaryActive')};
    }
  }

  &:where(.tone-secondary) {
    background: ${token('color.action.secondary')};
    color: ${token('color.action.onSecondary')};

    &:hover:not(:disabled) {
      background: ${token('color.action.secondaryHover')};
    }

    &:active:not(:disabled) {
      background: ${token('color.action.secondaryActive')};
    }
  }

  &:where(.tone-quiet) {
    background: transparent;
    color: ${token('color.action.onQuiet')};

    &:hover:not(:disabled) {
      background: ${token('color.action.quietHover')};
      color: ${token('color.action.onQuietHover')};
    }

    &:active:not(:disabled) {
      background: ${token('color.action.quietActive')};
    }
  }

  &:disabled {
    opacity: ${token('opacity.disabled')};
    cursor: not-allowed;
  }

  /* Paper has nothing to press. */
  @media print {
    display: none !important;
  }
`;
