import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';

/** Cards of one kind beside each other. `$least`: the least width of one; wider than the list: one below the other. */
export const Tiles = styled.ul<{ $least?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least = '18rem' }) => $least}), 1fr));
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
  transition: opacity ${token('motion.duration.normal')};

  &[aria-busy='true'] {
    opacity: ${token('opacity.disabled')};
  }
`;

/**
 * A card of a page: a heading, what is said of it, and below what can be done. A row of it that is a header or footer
 * has its parts at both ends.
 */
export const Tile = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.3')};
  min-inline-size: 0;
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
  overflow-wrap: anywhere;

  &[data-own] {
    border-color: ${token('color.border.brand')};
  }

  h3,
  h4,
  p {
    margin: 0;
  }

  h3,
  h4 {
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
  }

  strong,
  b {
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
  }

  > header,
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.1')} ${token('space.4')};
  }

  > footer {
    align-self: end;
    gap: ${token('space.2')};
  }
`;
