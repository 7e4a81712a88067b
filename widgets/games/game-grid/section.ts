import { styled } from 'styled-components';

/** What stands in it is laid out by its width, not the window's: a grid may stand beside other things. */
export const Section = styled.section`
  container-type: inline-size;
`;
