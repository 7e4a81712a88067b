import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';

/** The progress of something. It wants a name, which says it in words. */
export const Progress = styled.progress`
  inline-size: 100%;
  block-size: ${token('space.2')};
  border: 0;
  border-radius: ${token('radius.full')};
  background: ${token('color.surface.hover')};
  overflow: hidden;
  appearance: none;

  &::-webkit-progress-bar {
    background: ${token('color.surface.hover')};
  }

  &::-webkit-progress-value {
    border-radius: ${token('radius.full')};
    background: ${token('color.action.primary')};
  }

  &::-moz-progress-bar {
    border-radius: ${token('radius.full')};
    background: ${token('color.action.primary')};
  }
`;
