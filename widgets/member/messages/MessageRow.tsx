import { Icon, token, useIntl, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import type { Message } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const Row = styled.li`
  details {
    border: 1px solid ${token('color.border.subtle')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface.raised')};
  }

  summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.3')};
    min-block-size: calc(${token('size.control.lg')} + ${token('space.3')});
    padding: ${token('space.2')} ${token('space.4')};
    border-radius: inherit;
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    &:hover {
      background: ${token('color.surface.hover')};
    }
  }

  summary > svg:last-child {
    transition: rotate ${token('motion.duration.fast')};
  }

  details[open] summary > svg:last-child {
    rotate: 180deg;
  }

  strong,
  time {
    display: block;
  }

  strong {
    color: ${token('color.text.primary')};
    overflow-wrap: anywhere;
  }

  &[data-read] strong {
    font-weight: ${token('font.weight.regular')};
  }

  time {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  p {
    margin: 0;
    padding: 0 ${token('space.4')} ${token('space.4')};
    color: ${token('color.text.secondary')};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** Stands where the dot was, so that rows keep their line. */
const Dot = styled.span`
  inline-size: ${token('space.2')};
  block-size: ${token('space.2')};
  border-radius: ${token('radius.full')};
  background: ${token('color.badge.count')};

  [data-read] & {
    background: none;
  }
`;

interface Props {
  readonly message: Message;
  /** Called when one that was unread is unfolded. */
  readonly onRead: () => void;
}

/** One message, which unfolds to its text. */
export function MessageRow({ message: { title, text, sentAt, read }, onRead }: Props) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <Row {...(read && { 'data-read': '' })}>
      <details onToggle={({ currentTarget }) => currentTarget.open && !read && onRead()}>
        <summary>
          <Dot />
          <span>
            {!read && <VisuallyHidden>{t('messages.unread')}</VisuallyHidden>}
            <strong dir="auto">{title}</strong>
            <time dateTime={sentAt}>{intl.formatDate(sentAt, MOMENT_STYLE)}</time>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <p dir="auto">{text}</p>
      </details>
    </Row>
  );
}
