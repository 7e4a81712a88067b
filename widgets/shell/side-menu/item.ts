import { menuRow, token } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

/** A line of the menu: a link, a button, or the place of one. */
export const Item = styled.span`
  ${menuRow}
  position: relative;
  color: inherit;
  transition: color ${token('motion.duration.fast')}, background ${token('motion.duration.fast')};

  svg {
    color: ${token('color.sideMenu.icon')};
    transition: inherit;
  }

  &:hover {
    background: ${token('color.sideMenu.hover')};
    color: ${token('color.text.primary')};
  }

  &[aria-current] {
    background: ${token('color.sideMenu.selected')};
    color: ${token('color.sideMenu.onSelected')};
    font-weight: ${token('font.weight.semibold')};
  }

  &:hover svg,
  &[aria-current] svg {
    color: inherit;
  }

  /* Fingers want more than pointers. */
  @media (pointer: coarse) {
    min-block-size: ${token('size.control.lg')};
  }

  /* Keeps the place of a link until it is known whether it shows. */
  &[data-pending] {
    background: none;
    cursor: default;

    svg,
    span {
      border-radius: ${token('radius.sm')};
      background: ${token('color.skeleton.base')};
      color: transparent;
    }
  }
`;
