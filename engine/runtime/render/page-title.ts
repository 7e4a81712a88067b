import { styled } from 'styled-components';
import { marked } from './ornament.ts';
import { token } from './token.ts';

/**
 * The title of a page, in the brand's display face. Every page has the title of its route; a widget that has a better
 * one, such as the name of what it shows, says it in this, and takes the place of the route's.
 */
export const PageTitle = styled.h1`
  margin: 0;
  font: ${token('typography.title')};
  letter-spacing: ${token('font.letterSpacing.tight')};
  text-wrap: balance;
  ${marked}
`;
