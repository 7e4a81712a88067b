import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { token } from './token.ts';

/** Where the head of a page has its actions; undefined: they stand where they are written. */
export const ActionsPlace = createContext<HTMLElement | null>(null);

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  margin-inline-start: auto;

  &:empty {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/** The actions on all that a page shows: at the end of its head where it has one, else here. */
export function PageActions({ children }: { children: ReactNode }) {
  const place = use(ActionsPlace);
  return place ? createPortal(children, place) : <Actions>{children}</Actions>;
}
