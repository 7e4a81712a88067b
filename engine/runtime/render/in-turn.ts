import { css } from 'styled-components';

/**
 * Styles of a box whose parts show one after the other, from the top: what stands below something that is on its way has no
 * place that would stay.
 */
export const inTurn = css`
  > :has([data-skeleton]) ~ *,
  > [data-skeleton] ~ * {
    display: none;
  }
`;
