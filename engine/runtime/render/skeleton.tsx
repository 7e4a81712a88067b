import { styled } from 'styled-components';
import { token } from './token.ts';

/** Marks what nobody is near enough to see. */
export const FAR = 'data-far';

const BREATHING = 'data-breathing';

/**
 * Attributes of an element whose skeletons breathe as one. While a page works, a browser takes each moving element
 * into account with each frame: a list of a dozen cards has a hundred skeletons.
 */
export const breathing = { [BREATHING]: '' };

/** The quiet shape of something that is on its way. Decoration: the region around it says that it is busy. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true, 'data-skeleton': '' })`
  min-block-size: ${token('size.control.lg')};
  border-radius: ${token('radius.md')};
  background: ${token('color.skeleton.base')};
  @media (prefers-reduced-motion: no-preference) {
    animation: livery-breathe 1.6s ease-in-out infinite alternate;

    /* To move what nobody sees would cost a phone its time and its battery. */
    [${FAR}] &,
    [${BREATHING}] & {
      animation: none;
    }
  }
`;
