import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { marked, token, useMessages, VisuallyHidden } from '#engine/kit/index.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.1')} ${token('space.4')};
  margin-block-end: ${token('space.4')};

  h2 {
    margin: 0;
    font-size: ${token('font.size.xl')};
    outline-offset: ${token('space.1')};
    ${marked}
  }

  p {
    margin: 0;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.sm')};
    font-variant-numeric: tabular-nums;
  }
`;

interface Props {
  readonly id: string;
  /** Message key. Without one the heading is for screen readers. */
  readonly title: string | undefined;
  /** Takes the focus of what went away. */
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

/** The heading of a grid, and what is said beside it. */
export function Head({ id, title, ref, children }: Props) {
  const t = useMessages();
  return (
    <Row>
      <h2 id={id} ref={ref} tabIndex={-1}>
        {title ? t(title) : <VisuallyHidden>{t('gameGrid.label')}</VisuallyHidden>}
      </h2>
      {children}
    </Row>
  );
}
