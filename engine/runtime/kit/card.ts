import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';

/** A part of a page that stands for itself: a header with its heading and what is done with all of it, then its content. */
export const Card = styled.section`
  min-inline-size: 0;
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};
  overflow: hidden;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.4')};
    min-block-size: ${token('size.control.lg')};
    padding: ${token('space.2')} ${token('space.5')};

    h4 {
      margin: 0;
      color: ${token('color.text.primary')};
      font: ${token('typography.subheading')};
    }
  }
`;
