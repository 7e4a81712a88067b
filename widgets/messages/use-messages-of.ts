import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useNotify, useReload, useResource } from '#engine/kit/index.ts';
import { getMessages, messagesKey } from '#platform/member/get-messages.ts';
import { readMessages } from '#platform/member/read-messages.ts';
import { session } from '#platform/session/session.ts';

/** A page of the member's messages, and the way to mark them as read: at once here, then on the platform. */
export function useMessagesOf(page: number, pageSize: number) {
  const { number } = useSnapshot(session);
  const notify = useNotify();
  const reload = useReload();
  const params = { page, pageSize };
  const { data, ...rest } = useResource(
    messagesKey(number, params),
    (signal) => getMessages(params, signal),
    { keep: true },
  );
  const [readHere, setReadHere] = useState<ReadonlySet<number>>(new Set());
  const list = data?.list.map((message) => ({ ...message, read: message.read || readHere.has(message.id) }));

  /** @param ids undefined: all */
  const read = async (ids?: readonly number[]) => {
    const before = readHere;
    setReadHere(new Set([...before, ...(ids ?? list?.map(({ id }) => id) ?? [])]));
    try {
      await readMessages(ids);
      reload('getUnreadCount');
      reload('getMessages');
    } catch {
      setReadHere(before);
      notify('messages.notRead', 'error');
    }
  };
  return { list, pages: data?.totalPages ?? 0, read, ...rest };
}
