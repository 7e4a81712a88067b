import { Dialog, token } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

/** A dialog that comes up from the bottom of the window. */
export const Sheet = styled(Dialog)`
  && {
    inline-size: 100vw;
    block-size: fit-content;
    max-block-size: 88dvh;
    margin: auto 0 0;
    border-width: 1px 0 0;
    border-radius: ${token('radius.dialog')} ${token('radius.dialog')} 0 0;
  }
`;
