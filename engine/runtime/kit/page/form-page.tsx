import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { inTurn } from '#engine/render/in-turn.ts';
import { token } from '#engine/render/token.ts';

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, ${token('size.dialog.md')});
  gap: ${token('space.5')};
  align-items: start;

  @container not (min-width: 48rem) {
    ${inTurn}
  }

  @container (min-width: 48rem) {
    &[data-aside] {
      grid-template-columns: min(${token('size.dialog.md')}, 100% - 14rem) minmax(0, 20rem);
    }

    > aside {
      grid-row: 1;
      grid-column: 2;
    }
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  min-inline-size: 0;
`;

interface Props {
  /** Name for screen readers. */
  readonly label?: string | undefined;
  /**
   * An `aside` of what one has to know for the form: above it on phones, beside it where there is room. null keeps its place, so
   * that what stands below such a form stands on its axis.
   */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page to fill in: one column that is good to read, as wide in all of them. */
export function FormPage({ label, aside, children }: Props) {
  return (
    <Page aria-label={label} {...(aside !== undefined && { 'data-aside': '' })}>
      {aside}
      <Column>{children}</Column>
    </Page>
  );
}
