import { token } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

/** Names with what they are, a line each. */
export const Facts = styled.dl`
  display: grid;
  margin: 0;
  padding: 0 ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${token('space.4')};
    min-block-size: ${token('size.control.lg')};
    box-sizing: border-box;
    padding-block: ${token('space.1')};
  }

  div + div {
    border-block-start: 1px solid ${token('color.border.subtle')};
  }

  dt {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    margin: 0;
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
