import { token } from '@liveryjs/engine/render/token';
import { styled } from 'styled-components';

/** The heading of a page, with its subject. */
export const Head = styled.header`
  display: grid;
  gap: ${token('space.2')};

  h1,
  p {
    margin: 0;
  }

  h1 {
    font: ${token('typography.title')};
  }

  p {
    max-inline-size: 60ch;
    color: ${token('color.text.secondary')};
  }
`;

/** The controls that narrow the list below. */
export const Tools = styled.search`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${token('space.3')};
  align-items: center;
  padding: ${token('space.3')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.md')};
  background: ${token('color.surface.overlay')};

  /* Stays in sight where there is room: a list of a hundred things is long. */
  @media (min-width: 60rem) {
    position: sticky;
    inset-block-start: ${token('space.3')};
    z-index: 1;
  }
`;

/** The list of a page. */
export const List = styled.div`
  display: grid;
  gap: ${token('space.3')};
`;
