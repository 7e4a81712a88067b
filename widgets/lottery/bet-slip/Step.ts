import { token } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

/** A step of an order that says one thing. */
export const Step = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.4')};
  padding-block: ${token('space.4')};
  text-align: center;

  > svg {
    box-sizing: content-box;
    padding: ${token('space.3')};
    border-radius: ${token('radius.full')};
    background: ${token('color.surface.selected')};
    color: ${token('color.text.onSelected')};
    font-size: ${token('font.size.lg')};
  }

  > [data-done] {
    background: ${token('color.success.subtle')};
    color: ${token('color.success.text')};
  }

  h3,
  p {
    margin: 0;
  }

  h3 {
    font: ${token('typography.subheading')};
  }

  p {
    color: ${token('color.text.secondary')};
  }
`;
