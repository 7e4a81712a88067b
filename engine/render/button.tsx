import { styled } from 'styled-components';
import { token } from './token.ts';

/** A button. `$tone`: primary for the one thing to do, quiet for what stands beside it. */
export const Button = styled.button<{ $tone?: 'primary' | 'secondary' | 'quiet' }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.control.md')};
  padding: ${token('space.2')} ${token('space.4')};
  border: 1px solid transparent;
  border-radius: ${token('radius.control')};
  font: inherit;
  font-weight: ${token('font.weight.semibold')};
  line-height: 1.2;
  cursor: pointer;
  transition: background ${token('motion.duration.fast')}, border-color ${token('motion.duration.fast')};
  ${({ $tone = 'secondary' }) => TONES[$tone]}

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const TONES = {
  primary: `
    background: ${token('color.action.primary')};
    color: ${token('color.action.onPrimary')};
    &:hover:not(:disabled) { background: ${token('color.action.primaryHover')}; }
    &:active:not(:disabled) { background: ${token('color.action.primaryActive')}; }
  `,
  secondary: `
    border-color: ${token('color.border.strong')};
    background: ${token('color.surface.raised')};
    color: ${token('color.text.primary')};
    &:hover:not(:disabled) { border-color: ${token('color.action.primary')}; }
  `,
  quiet: `
    background: transparent;
    color: ${token('color.text.secondary')};
    &:hover:not(:disabled) { background: ${token('color.surface.raised')}; color: ${token('color.text.primary')}; }
  `,
};
