import { styled } from 'styled-components';

/** A section whose content is laid out by the section's width, not the window's: a grid may stand beside other things. */
export const Section = styled.section`
  container-type: inline-size;
`;
