import {
  Button,
  EmptyState,
  Failure,
  Icon,
  PageActions,
  Pager,
  Placeholders,
  token,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MessageRow } from './MessageRow.tsx';
import type { Props } from './messages.props.ts';
import { useMessagesOf } from './use-messages-of.ts';

const Frame = styled.section`
  display: grid;
  gap: ${token('space.4')};

  ul {
    display: grid;
    gap: ${token('space.2')};
  }

`;

/** The messages of the platform to the member: the page messageV2 of the member centre [2.35]. */
export default function Messages({ props: { pageSize } }: WidgetProps<Props>) {
  const t = useMessages();
  const [page, setPage] = useState(1);
  const { list, pages, stale, failure, retry, read } = useMessagesOf(page, pageSize);
  if (failure && (!list || stale)) return <Failure messageKey={failure} onRetry={retry} />;
  if (!list) {
    return <Placeholders as="rows" />;
  }
  if (list.length === 0) return <EmptyState picture="mail">{t('messages.empty')}</EmptyState>;
  return (
    <Frame aria-label={t('messages.label')}>
      {list.some((message) => !message.read) && (
        <PageActions>
          <Button type="button" $tone="quiet" onClick={() => void read()}>
            <Icon name="check" />
            {t('messages.readAll')}
          </Button>
        </PageActions>
      )}
      <ul aria-busy={stale}>
        {list.map((message) => (
          <MessageRow key={message.id} message={message} onRead={() => void read([message.id])} />
        ))}
      </ul>
      <Pager page={page} pages={pages} label={t('messages.pages')} onTurn={setPage} />
    </Frame>
  );
}
