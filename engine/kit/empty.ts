import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';

/** What stands in the place of things where there is none: an icon, a paragraph, a way on. */
export const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.4')};
  padding: ${token('space.7')} ${token('space.4')};
  color: ${token('color.text.secondary')};
  text-align: center;

  svg {
    inline-size: ${token('size.icon.xl')};
    block-size: ${token('size.icon.xl')};
    color: ${token('color.text.muted')};
  }

  p {
    margin: 0;
  }
`;

/** Where it is said that there is nothing: there from the start, so that screen readers follow it. */
export const EmptyPlace = styled.div.attrs({ 'aria-live': 'polite' })`
  &:empty {
    position: absolute;
  }
`;
