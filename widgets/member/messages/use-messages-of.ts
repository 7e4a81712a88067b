import { call } from '@liveryjs/client/calls/call';
import { useNotify } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { getMessages, getUnreadCount, readMessages } from '@liveryjs/schemas/calls/member';
import type { Identifier } from '@liveryjs/schemas/platform';
import { useState } from 'react';

/** A page of the member's messages, and the way to mark them as read: at once here, then on the platform. */
export function useMessagesOf(page: number, pageSize: number) {
  const notify = useNotify();
  const reload = useReload();
  const { data, ...rest } = useCall(getMessages, { pageNo: page, pageSize }, { keep: true });
  const [readHere, setReadHere] = useState<ReadonlySet<Identifier>>(new Set());
  const list = data?.list.map((message) => ({ ...message, read: message.read || readHere.has(message.id) }));

  /** @param ids undefined: all */
  const read = async (ids?: readonly Identifier[]) => {
    const before = readHere;
    setReadHere(new Set([...before, ...(ids ?? list?.map(({ id }) => id) ?? [])]));
    try {
      await call(readMessages, ids ? { ids: [...ids] as [Identifier, ...Identifier[]] } : {});
      reload(getUnreadCount);
      reload(getMessages);
    } catch {
      setReadHere(before);
      notify('messages.notRead', 'error');
    }
  };
  return { list, pages: data?.totalPages ?? 0, read, ...rest };
}
