import { styled } from 'styled-components';
import { token } from '#engine/kit/index.ts';

/** What a way to a new password asks for, and what follows. */
export const Lead = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
  text-wrap: pretty;
`;
