import {
  Button,
  EmptyState,
  Failure,
  Icon,
  Pager,
  token,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import type { Identifier } from '@liveryjs/schemas/platform';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Props } from './announcements.props.ts';
import { Detail } from './Detail.tsx';
import { List, SkeletonList } from './List.tsx';
import { useAnnouncements } from './use-announcements.ts';

/** Laid out by its own width: it stands in dialogs, panels and pages. */
const Frame = styled.section`
  container-type: inline-size;
`;

const Panes = styled.div`
  /* Only one of both has room: the text, once somebody has chosen one. */
  @container not (min-width: 46rem) {
    &:not([data-reading]) > :last-child,
    &[data-reading] > :first-child {
      display: none;
    }
  }

  @container (min-width: 46rem) {
    display: grid;
    grid-template-columns: minmax(16rem, 2fr) minmax(0, 3fr);
    gap: ${token('space.5')};
    block-size: min(46rem, 100dvh - 8rem);

    > :first-child {
      display: flex;
      flex-direction: column;
      min-block-size: 0;

      > :first-child {
        flex: 1;
      }
    }

    > :first-child > :first-child,
    > :last-child {
      overflow-y: auto;
      overscroll-behavior: contain;
    }

    > :last-child {
      padding-inline: ${token('space.5')};
      border-inline-start: 1px solid ${token('color.border.subtle')};
    }
  }
`;

const Pages = styled.div`
  &:not(:empty) {
    padding-block-start: ${token('space.3')};
  }
`;

const Back = styled(Button)`
  margin-block-end: ${token('space.3')};
  margin-inline-start: calc(-1 * ${token('space.4')});

  @container (min-width: 46rem) {
    display: none;
  }
`;

/** The platform's announcements: a list in pages and the whole texts [2.29]. */
export default function Announcements({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const [page, setPage] = useState(1);
  const { list, pages, stale, failure, retry } = useAnnouncements(page, pageSize);
  const [reading, setReading] = useState<Identifier>();
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  /** Where the list stood when somebody left it. */
  const left = useRef<{ row: HTMLElement; scroll: number }>(undefined);

  const turn = (next: number) => {
    left.current = undefined;
    setPage(next);
    setReading(undefined);
  };

  // Pages may have become fewer.
  const lastPage = list && !stale ? Math.max(pages, 1) : undefined;
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) setPage(lastPage);
  }, [lastPage, page]);

  const chosen = list?.find(({ id }) => id === reading);
  const isReading = chosen !== undefined;
  useEffect(() => {
    if (isReading && isShown(back.current)) {
      const dialog = frame.current?.closest('dialog');
      if (dialog) dialog.scrollTo({ top: 0, behavior: 'instant' });
      else frame.current?.scrollIntoView();
      heading.current?.focus({ preventScroll: true });
    }
    if (!isReading && left.current) {
      scrollerOf(frame.current)?.scrollTo({ top: left.current.scroll, behavior: 'instant' });
      left.current.row.focus({ preventScroll: true });
      left.current = undefined;
    }
  }, [isReading]);

  const shown = chosen ?? list?.[0];
  return (
    <Frame ref={frame} aria-label={t('announcements.list')}>
      {failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : !list ? (
        <SkeletonList count={pageSize} />
      ) : !shown ? (
        <EmptyState picture="mail">{t('announcements.empty')}</EmptyState>
      ) : (
        <Panes {...(isReading && { 'data-reading': '' })}>
          <div>
            <List
              list={list}
              current={shown.id}
              busy={stale}
              onChoose={(id, row) => {
                left.current = { row, scroll: scrollerOf(frame.current)?.scrollTop ?? 0 };
                setReading(id);
              }}
            />
            <Pages>
              <Pager page={page} pages={pages} label={t('announcements.pages')} onTurn={turn} />
            </Pages>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <section key={shown.id} tabIndex={0} aria-label={shown.title}>
            <Back ref={back} type="button" $tone="quiet" onClick={() => setReading(undefined)}>
              <Icon name="chevron-start" />
              {t('announcements.back')}
            </Back>
            <Detail announcement={shown} heading={heading} />
          </section>
        </Panes>
      )}
    </Frame>
  );
}

/** The dialog that the widget stands in, or the page. */
function scrollerOf(element: Element | null): Element | null | undefined {
  return element?.closest('dialog') ?? element?.ownerDocument.scrollingElement;
}

/** Tells whether an element is laid out. */
function isShown(element: HTMLElement | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
