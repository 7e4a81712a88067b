import { breathing, Skeleton, token, useIntl, useMessages } from '@liveryjs/engine/kit';
import { DATE_STYLE } from '@liveryjs/engine/kit/plain';
import type { Announcement, Identifier } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { Types } from './Types.tsx';

const Rows = styled.ul`
  display: grid;
  align-content: start;
  gap: ${token('space.1')};
  transition: opacity ${token('motion.duration.normal')};

  &[aria-busy='true'] {
    opacity: ${token('opacity.disabled')};
  }
`;

const Row = styled.button`
  display: grid;
  gap: ${token('space.1')};
  inline-size: 100%;
  padding: ${token('space.3')};
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: background ${token('motion.duration.fast')};

  &:hover {
    background: ${token('color.action.quietHover')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  strong {
    display: -webkit-box;
    overflow: hidden;
    font: ${token('typography.subheading')};
    text-wrap: balance;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  /* Beside the text that shows. */
  @container (min-width: 46rem) {
    &[aria-current] {
      background: ${token('color.surface.selected')};
      color: ${token('color.text.onSelected')};
    }
  }
`;

const About = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.2')};

  time {
    margin-inline-start: auto;
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};

    [aria-current] & {
      @container (min-width: 46rem) {
        color: inherit;
      }
    }
  }
`;

const Blank = styled(Skeleton)`
  block-size: calc(${token('size.control.lg')} + ${token('space.4')});
`;

interface Props {
  readonly list: readonly Announcement[];
  /** Id of the one whose text shows. */
  readonly current: Identifier | undefined;
  /** Another page is about to take its place. */
  readonly busy: boolean;
  readonly onChoose: (id: Identifier, row: HTMLElement) => void;
}

/** A page of announcements: what each is about, when it came, its title. */
export function List({ list, current, busy, onChoose }: Props) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <Rows aria-label={t('announcements.list')} aria-busy={busy}>
      {list.map((announcement) => (
        <li key={announcement.id}>
          <Row
            type="button"
            {...(announcement.id === current && { 'aria-current': 'true' as const })}
            onClick={({ currentTarget }) => onChoose(announcement.id, currentTarget)}
          >
            <About>
              <Types announcement={announcement} />
              {announcement.publishedAt && (
                <time dateTime={announcement.publishedAt}>
                  {intl.formatDate(announcement.publishedAt, DATE_STYLE)}
                </time>
              )}
            </About>
            <strong dir="auto">{announcement.title}</strong>
          </Row>
        </li>
      ))}
    </Rows>
  );
}

/** Rows without announcements. */
export function SkeletonList({ count }: { count: number }) {
  return (
    <Rows as="div" aria-busy {...breathing}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
        <Blank key={index} />
      ))}
    </Rows>
  );
}
