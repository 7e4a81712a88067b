import { css } from 'styled-components';
import { token } from './token.ts';

/** The CSS value of one of the brand's ornaments, for a mask. A brand without it shows nothing there. */
export function ornament(name: 'page' | 'edge' | 'mark'): string {
  return `var(--ornament-${name}, linear-gradient(transparent 0 0))`;
}

/** Puts the brand's mark before a heading, whose further lines start below its first word. */
export const marked = css`
  display: flex;
  /* The heading's base line is its words'. */
  align-items: baseline;

  &::before {
    flex: none;
    align-self: start;
    inline-size: ${token('size.mark')};
    block-size: ${token('size.mark')};
    margin-block-start: calc((1lh - ${token('size.mark')}) / 2);
    margin-inline-end: calc(${token('size.mark')} / 3);
    background: ${token('color.ornament.mark')};
    /* The result of ornament('mark'), written out: a style that calls a function stays in the script. */
    mask: var(--ornament-mark, linear-gradient(transparent 0 0)) center / contain no-repeat;
    content: '';
  }

  /* Its colour is a ground, which is not printed. */
  @media print {
    &::before {
      content: none;
    }
  }
`;
