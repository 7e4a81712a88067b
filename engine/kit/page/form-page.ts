import { styled } from 'styled-components';
import { token } from '#engine/render/token.ts';

/**
 * A page to fill in: one column that is good to read, and beside it where there is room what one has to know for it.
 * An `aside` comes above the form on phones.
 */
export const FormPage = styled.section`
  display: grid;
  grid-template-columns: minmax(0, ${token('size.dialog.md')});
  gap: ${token('space.5')};
  align-items: start;

  > * {
    min-inline-size: 0;
    grid-column: 1;
  }

  @container (min-width: 52rem) {
    grid-template-columns: minmax(0, ${token('size.dialog.md')}) minmax(0, 1fr);

    > aside {
      grid-row: 1 / span 20;
      grid-column: 2;
    }
  }
`;
