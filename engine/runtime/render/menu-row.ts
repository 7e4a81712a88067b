import { css } from 'styled-components';
import { token } from './token.ts';

/** A line of a menu, an icon and words, as wide as the menu. Colours and heights beyond these are the menu's own. */
export const menuRow = css`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  inline-size: 100%;
  min-block-size: ${token('size.control.md')};
  padding: ${token('space.2')} ${token('space.3')};
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.text.secondary')};
  font: inherit;
  font-weight: ${token('font.weight.medium')};
  line-height: ${token('font.lineHeight.sm')};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }
`;
