import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';

/** The state of something, in a word. `$tone` repeats in colour what the word says. */
export const Badge = styled.span<{
  $tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined;
}>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  padding: ${token('space.half')} ${token('space.2')};
  border-radius: ${token('radius.badge')};
  font: ${token('typography.caption')};
  font-weight: ${token('font.weight.semibold')};
  white-space: nowrap;
  ${({ $tone = 'neutral' }) => TONES[$tone]}
`;

const TONES = {
  neutral: `background: ${token('color.surface.sunken')}; color: ${token('color.text.secondary')};`,
  info: `background: ${token('color.info.subtle')}; color: ${token('color.info.text')};`,
  success: `background: ${token('color.success.subtle')}; color: ${token('color.success.text')};`,
  warning: `background: ${token('color.warning.subtle')}; color: ${token('color.warning.text')};`,
  danger: `background: ${token('color.danger.subtle')}; color: ${token('color.danger.text')};`,
};
