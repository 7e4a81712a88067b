import { Icon, LinkTo, SectionTitle, token, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import type { Props } from './game-grid.props.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.1')} ${token('space.4')};
  margin-block-end: ${token('space.4')};

  p {
    /* Its line is kept while it says nothing yet. */
    min-block-size: 1lh;
    margin: 0;
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }

  p:not(:last-child) {
    margin-inline-end: auto;
  }
`;

const More = styled(LinkTo)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token('space.1')};
  min-block-size: ${token('size.target')};
  padding: 0;
  border: 0;
  background: none;
  font: ${token('typography.label')};
  color: ${token('color.text.link')};
  text-decoration: none;
  cursor: pointer;

  &:hover {
    color: ${token('color.text.linkHover')};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

interface HeadProps {
  readonly id: string;
  /** Message key. Without one the heading is for screen readers. */
  readonly title: string | undefined;
  /** Where there is more of it. */
  readonly more?: Props['more'];
  /** Takes the focus of what went away. */
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

/** The heading of a grid, and what is said beside it. */
export function Head({ id, title, more, ref, children }: HeadProps) {
  const t = useMessages();
  return (
    <Row>
      <SectionTitle id={id} ref={ref} tabIndex={-1} shown={title !== undefined}>
        {t(title ?? 'gameGrid.label')}
      </SectionTitle>
      {children}
      {more && (
        <More to={more}>
          {t('gameGrid.more')}
          {title && <VisuallyHidden>: {t(title)}</VisuallyHidden>}
          <Icon name="chevron-end" />
        </More>
      )}
    </Row>
  );
}
