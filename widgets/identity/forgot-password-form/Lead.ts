import { token } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

/** The text above a way to a new password: its requirements, and the next step. */
export const Lead = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
`;
