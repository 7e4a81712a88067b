import { token } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

/** What a way to a new password asks for, and what follows. */
export const Lead = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
`;
